import { describe, expect, test } from "vitest";
import { describeClaiming } from "./describe-claiming.ts";
import { describeKeeping } from "./describe-keeping.ts";
import { describeOwnerSide } from "./describe-owner-side.ts";
import { describeRecording } from "./describe-recording.ts";
import { type EmptyStore, outboxHarness } from "./outbox-harness.ts";
import { NOON } from "./sample-message.ts";

/** What every outbox must do, whatever it keeps its messages in. */
export function describeOutbox(name: string, emptyStore: () => Promise<EmptyStore>): void {
  describe(`an outbox in ${name}`, { timeout: 30_000 }, () => {
    test("a store of the first version opens, with its messages", async () => {
      const store = await emptyStore();
      await store.makeFirst();
      const outbox = store.open();
      expect(await outbox.get("old")).toMatchObject({ name: "Marie", message: "Bonjour", state: "sent" });
      expect(await outbox.markAnswered(["old"], NOON)).toBe(1);
      await store.clear();
    });
    describe("of today", () => {
      const own = outboxHarness(emptyStore);
      describeKeeping(own);
      describeClaiming(own);
      describeRecording(own);
      describeOwnerSide(own);
    });
  });
}
