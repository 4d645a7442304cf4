import { describe, expect, test } from "vitest";
import { DAY, MINUTE, SECOND } from "../../common/clock.ts";
import { error, LEASE, type OutboxHarness } from "./outbox-harness.ts";
import { NOON } from "./sample-message.ts";

/** How servers take messages to send them. */
export function describeClaiming(own: OutboxHarness): void {
  const { accept, claimed, found } = own;

  describe("claiming", () => {
    test("gives the oldest first, and each once", async () => {
      const ids: string[] = [];
      for (const age of [3, 1, 2]) ids.push((await accept({ receivedAt: NOON - age * MINUTE })).id);
      const [oldest, newest, middle] = ids;
      expect(await own.outbox.claim(NOON, LEASE)).toMatchObject({ id: oldest, state: "sending" });
      expect(await claimed()).toEqual([middle, newest]);
      expect(await claimed()).toEqual([]);
    });
    test("two servers that claim at once share the messages and have none in common", async () => {
      await Promise.all(Array.from({ length: 60 }, (_, index) => accept({ receivedAt: NOON - index })));
      const servers = [own.outbox, own.other];
      const taken = await Promise.all(Array.from({ length: 24 }, (_, index) => servers[index % 2]?.claim(NOON, LEASE)));
      const ids = taken.flatMap((message) => message?.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length + (await claimed()).length).toBe(60);
    });
    test("what a server took and never reported comes back when its lease ends, not before", async () => {
      const { id } = await accept();
      expect(await claimed()).toEqual([id]);
      expect(await own.outbox.nextDueAt(NOON)).toBe(NOON + LEASE);
      expect(await found(id)).not.toHaveProperty("nextAttemptAt");
      expect(await claimed(NOON + LEASE - 1)).toEqual([]);
      expect(await claimed(NOON + LEASE)).toEqual([id]);
    });
    test("a clock that is put back by a day holds nothing up, and one a little behind takes nothing away", async () => {
      const waiting = await accept();
      const leased = await accept();
      await claimed();
      await own.outbox.record(waiting.id, { outcome: "retry", at: NOON + 5 * MINUTE, uncertain: false, error });
      expect(await claimed(NOON - 5 * SECOND)).toEqual([]);
      expect((await claimed(NOON - DAY)).toSorted()).toEqual([waiting.id, leased.id].toSorted());
      expect(await claimed(NOON - DAY)).toEqual([]);
    });
    test("a message that came before the clock was put back is sent at once", async () => {
      const { id } = await accept();
      expect(await claimed(NOON - DAY)).toEqual([id]);
    });
    test("a clock that is put forward makes due what waits, once", async () => {
      const { id } = await accept();
      await claimed();
      await own.outbox.record(id, { outcome: "retry", at: NOON + 5 * MINUTE, uncertain: false, error });
      expect(await claimed(NOON + DAY)).toEqual([id]);
      expect(await claimed(NOON + DAY)).toEqual([]);
    });
  });
}
