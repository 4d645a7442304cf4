import { describe, expect, test } from "vitest";
import { DAY, MINUTE, SECOND } from "../../common/clock.ts";
import { isToAnswer, type StoredMessage } from "../stored-message.ts";
import { error, type OutboxHarness } from "./outbox-harness.ts";
import { NOON } from "./sample-message.ts";

/** What the owner does with messages. */
export function describeOwnerSide(own: OutboxHarness): void {
  const { accept, claimed, found } = own;

  describe("the owner's side", () => {
    /** A message in each state, received a second after the one before, by state. */
    async function oneOfEach(): Promise<Record<StoredMessage["state"], string>> {
      const at = (index: number) => ({ receivedAt: NOON + index * SECOND });
      const ids = {
        sent: (await accept(at(1))).id,
        failed: (await accept(at(2))).id,
        uncertain: (await accept(at(3))).id,
        sending: (await accept(at(4))).id,
        quarantined: (await accept({ ...at(5), state: "quarantined" })).id,
      };
      await claimed(NOON + MINUTE);
      await own.outbox.record(ids.sent, { outcome: "sent", at: NOON + MINUTE });
      await own.outbox.record(ids.failed, { outcome: "failed", error });
      await own.outbox.record(ids.uncertain, { outcome: "retry", at: NOON + DAY, uncertain: true, error });
      return { ...ids, queued: (await accept(at(6))).id };
    }
    const idsOf = (messages: readonly StoredMessage[]) => messages.map(({ id }) => id);

    test("lists newest first, by state, up to a limit", async () => {
      const ids = await oneOfEach();
      expect(idsOf(await own.outbox.list())).toEqual([
        ids.queued,
        ids.quarantined,
        ids.sending,
        ids.uncertain,
        ids.failed,
        ids.sent,
      ]);
      expect(idsOf(await own.outbox.list({ states: ["sent", "failed"] }))).toEqual([ids.failed, ids.sent]);
      expect(idsOf(await own.outbox.list({ limit: 1 }))).toEqual([ids.queued]);
      expect(await own.outbox.list({ states: [] })).toEqual([]);
      for (const [state, id] of Object.entries(ids)) expect(await found(id)).toMatchObject({ state });
    });
    test("counts each state, and knows since when the oldest waits", async () => {
      expect(await own.outbox.counts()).toEqual({
        byState: { queued: 0, sending: 0, sent: 0, failed: 0, uncertain: 0, quarantined: 0 },
      });
      await oneOfEach();
      await accept({ receivedAt: NOON + DAY });
      expect(await own.outbox.counts()).toEqual({
        byState: { queued: 2, sending: 1, sent: 1, failed: 1, uncertain: 1, quarantined: 1 },
        oldestWaitingSince: NOON + 3 * SECOND,
      });
    });
    test("an unknown id is no message", async () => {
      expect(await own.outbox.get("nobody")).toBeUndefined();
      expect(await own.outbox.requeue(["nobody"], NOON)).toBe(0);
      expect(await own.outbox.remove(["nobody"])).toBe(0);
      await own.outbox.record("nobody", { outcome: "sent", at: NOON });
    });
    test("puts back into the queue what failed, is uncertain or quarantined, and nothing else", async () => {
      const ids = await oneOfEach();
      const now = NOON + 2 * DAY;
      expect(await own.outbox.requeue(Object.values(ids), now)).toBe(3);
      const queued = [ids.failed, ids.uncertain, ids.quarantined];
      for (const id of queued) expect(await found(id)).toMatchObject({ state: "queued", nextAttemptAt: now });
      expect(await found(ids.sent)).toMatchObject({ state: "sent" });
      expect(await claimed(now)).toEqual(expect.arrayContaining(queued));
    });
    test("removes messages whatever their state", async () => {
      const ids = await oneOfEach();
      const { sending: _, ...others } = ids;
      expect(await own.outbox.remove(Object.values(others))).toBe(5);
      expect(idsOf(await own.outbox.list())).toEqual([ids.sending]);
    });
    test("removes very many at once", async () => {
      const answers = await Promise.all(Array.from({ length: 500 }, () => accept()));
      expect(await own.outbox.remove(answers.map(({ id }) => id))).toBe(500);
    });
    test("erases every message of an address, however it is written, and no other", async () => {
      await accept({ email: "Jo@xn--bcher-kva.de" });
      await accept({ email: "jo@xn--bcher-kva.de", state: "quarantined" });
      const { id } = await accept({ email: "xjo@xn--bcher-kva.de" });
      expect(await own.outbox.eraseByEmail(" JO@Bücher.de ")).toBe(2);
      expect(idsOf(await own.outbox.list())).toEqual([id]);
      expect(await own.outbox.eraseByEmail("%")).toBe(0);
    });
    test("lists the messages of one person, however the address is written", async () => {
      const { id } = await accept({ email: "Jo@xn--bcher-kva.de" });
      await accept({ email: "xjo@xn--bcher-kva.de" });
      expect(idsOf(await own.outbox.list({ email: " JO@Bücher.de " }))).toEqual([id]);
    });
    test("purges what was delivered or opened once it is old, and what nobody has seen only where that is asked for", async () => {
      const { sent, sending, ...unseen } = await oneOfEach();
      const test = await accept({ receivedAt: NOON, isTest: true });
      expect(await own.outbox.countUnseen()).toBe(5);
      expect(await own.outbox.countUnseen(NOON + 3 * SECOND)).toBe(1);
      expect(await own.outbox.markSeen([unseen.failed, "nobody"], NOON + DAY)).toBe(1);
      expect(await own.outbox.markSeen([unseen.failed], NOON + 2 * DAY)).toBe(0);
      expect(await found(unseen.failed)).toMatchObject({ seenAt: NOON + DAY });
      expect(await own.outbox.purge(NOON + SECOND)).toBe(1);
      expect(await own.outbox.get(test.id)).toBeUndefined();
      expect(await own.outbox.purge(NOON + DAY)).toBe(2);
      expect(await own.outbox.get(sent)).toBeUndefined();
      expect(await own.outbox.countUnseen()).toBe(4);
      expect(await own.outbox.purge(NOON + DAY, true)).toBe(3);
      expect(idsOf(await own.outbox.list())).toEqual([sending]);
    });
    test("a message is to be answered until it is marked, and again without the mark; tests and suspected spam never are", async () => {
      const { quarantined, ...ids } = await oneOfEach();
      await accept({ isTest: true });
      const toAnswer = async () => idsOf((await own.other.list()).filter(isToAnswer)).sort();
      expect(await toAnswer()).toEqual(Object.values(ids).sort());
      expect(await own.outbox.markAnswered([...Object.values(ids), "nobody"], NOON + DAY)).toBe(5);
      await own.outbox.record(ids.sending, { outcome: "sent", at: NOON + 2 * DAY });
      expect(await found(ids.sending)).toMatchObject({ state: "sent", answeredAt: NOON + DAY });
      expect(await toAnswer()).toEqual([]);
      expect(await own.outbox.markAnswered([ids.failed], null)).toBe(1);
      expect(await toAnswer()).toEqual([ids.failed]);
      expect(await found(ids.failed)).not.toHaveProperty("answeredAt");
    });
    test("puts back what is held, oldest first, however many there are, and nothing that the mail server may have", async () => {
      const kinds = ["held: login", "gave up: network", "gave up: lost-answer", "gave up: interrupted", "refused"];
      const ids: string[] = [];
      for (const [index, kind] of kinds.entries()) {
        const { id } = await accept({ receivedAt: NOON + index });
        await claimed();
        await own.outbox.record(id, { outcome: "failed", error: { kind, text: "" } });
        ids.push(id);
      }
      expect(await own.outbox.requeueHeld(NOON + DAY, 1)).toBe(1);
      expect(await claimed(NOON + DAY)).toEqual([ids[0]]);
      expect(await own.outbox.requeueHeld(NOON + DAY)).toBe(1);
      expect(await claimed(NOON + DAY)).toEqual([ids[1]]);
    });
  });
}
