import { beforeEach, describe, expect, test } from "vitest";
import { DAY, MINUTE } from "../../common/clock.ts";
import { error, LEASE, type OutboxHarness } from "./outbox-harness.ts";
import { NOON } from "./sample-message.ts";

/** What becomes of a message after an attempt to send it. */
export function describeRecording(own: OutboxHarness): void {
  const { accept, claimed, found } = own;

  describe("recording", () => {
    let id: string;
    beforeEach(async () => {
      id = (await accept()).id;
      await claimed();
    });
    test("sent", async () => {
      await own.outbox.record(id, { outcome: "sent", at: NOON + 1.5 });
      expect(await found(id)).toMatchObject({ state: "sent", attempts: 1, sentAt: NOON + 2 });
      expect(await claimed(NOON + DAY)).toEqual([]);
      expect(await own.outbox.nextDueAt(NOON)).toBeUndefined();
    });
    test.each([
      [false, "queued"],
      [true, "uncertain"],
    ])("to be tried again (uncertain: %s)", async (uncertain, state) => {
      const before = await found(id);
      await own.outbox.record(id, { outcome: "retry", at: NOON + MINUTE, uncertain, error });
      expect(await found(id)).toEqual({
        ...before,
        state,
        attempts: 1,
        lostAnswers: uncertain ? 1 : 0,
        nextAttemptAt: NOON + MINUTE,
        lastError: error,
      });
      expect(await own.outbox.nextDueAt(NOON)).toBe(NOON + MINUTE);
      expect(await claimed(NOON + MINUTE - 1)).toEqual([]);
      expect(await own.outbox.claim(NOON + MINUTE, LEASE)).toMatchObject({
        id,
        mailId: before.mailId,
        attempts: 1,
        lastError: error,
      });
    });
    test("failed: not tried again", async () => {
      await own.outbox.record(id, { outcome: "failed", error: { kind: "login", text: "535 no\0\ud800" } });
      expect(await found(id)).toMatchObject({ state: "failed", lastError: { kind: "login", text: "535 no\ufffd" } });
      expect(await claimed(NOON + DAY)).toEqual([]);
    });
    test("a late failure cannot undo what another server has sent; a late success counts", async () => {
      await claimed(NOON + LEASE);
      await own.outbox.record(id, { outcome: "sent", at: NOON + LEASE });
      await own.outbox.record(id, { outcome: "retry", at: NOON + DAY, uncertain: true, error });
      await own.outbox.record(id, { outcome: "failed", error });
      expect(await found(id)).toMatchObject({ state: "sent", sentAt: NOON + LEASE });

      const other = await accept();
      await claimed();
      await own.outbox.record(other.id, { outcome: "failed", error });
      await own.outbox.record(other.id, { outcome: "sent", at: NOON });
      expect(await found(other.id)).toMatchObject({ state: "sent" });
    });
    test("a message that was removed meanwhile is no error", async () => {
      await own.outbox.remove([id]);
      await own.outbox.record(id, { outcome: "sent", at: NOON });
      expect(await own.outbox.list()).toEqual([]);
    });
  });
}
