import { describe } from "vitest";
import { describeClaiming } from "./describe-claiming.ts";
import { describeKeeping } from "./describe-keeping.ts";
import { describeOwnerSide } from "./describe-owner-side.ts";
import { describeRecording } from "./describe-recording.ts";
import { type EmptyStore, outboxHarness } from "./outbox-harness.ts";

/** What every outbox must do, whatever it keeps its messages in. */
export function describeOutbox(name: string, emptyStore: () => Promise<EmptyStore>): void {
  describe(`an outbox in ${name}`, { timeout: 30_000 }, () => {
    const own = outboxHarness(emptyStore);
    describeKeeping(own);
    describeClaiming(own);
    describeRecording(own);
    describeOwnerSide(own);
  });
}
