import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { NewMessage, Outbox, StoredMessage } from "../outbox.ts";
import { DAY, MINUTE, NOON, SECOND, sampleMessage } from "./sample-message.ts";

/** An empty store of its own for one test. */
export interface EmptyStore {
  /** Opens an outbox on the store; each call is another server. */
  open(): Outbox;
  /** Closes every outbox that was opened, and clears the store away. */
  clear(): Promise<void>;
}

const WINDOW = 10 * MINUTE;
const LEASE = MINUTE;
const error = { kind: "connection", text: "No answer from the mail server" };

/** What every outbox must do, whatever it keeps its messages in. */
export function describeOutbox(name: string, emptyStore: () => Promise<EmptyStore>): void {
  describe(`an outbox in ${name}`, { timeout: 30_000 }, () => {
    let store: EmptyStore;
    let outbox: Outbox;
    beforeEach(async () => {
      store = await emptyStore();
      outbox = store.open();
    }, 30_000);
    afterEach(() => store.clear(), 30_000);

    const accept = (changes: Partial<NewMessage> = {}) => outbox.accept(sampleMessage(changes), WINDOW);
    const found = async (id: string): Promise<StoredMessage> => {
      const message = await outbox.get(id);
      if (message === undefined) throw new Error(`No message ${id}`);
      return message;
    };
    const claimed = async (now = NOON) => (await outbox.claim(now, LEASE, 100)).map(({ id }) => id);

    describe("keeping", () => {
      test("another server finds what one has accepted, word for word", async () => {
        const message = sampleMessage({ suspicions: ["links", 'quotes "\\'], isTest: true });
        const { id, repeated } = await outbox.accept(message, WINDOW);
        expect(repeated).toBe(false);
        const { state, ...rest } = message;
        expect(await store.open().get(id)).toEqual({
          ...rest,
          state,
          id,
          mailId: `<${id}@mail.example>`,
          attempts: 0,
          nextAttemptAt: NOON,
        });
      });
      test("a suspected message is kept and not sent", async () => {
        const { id } = await accept({ state: "quarantined", suspicions: ["decoy"] });
        expect(await found(id)).toMatchObject({ state: "quarantined", suspicions: ["decoy"] });
        expect(await found(id)).not.toHaveProperty("nextAttemptAt");
        expect(await claimed(NOON + DAY)).toEqual([]);
        expect(await outbox.nextDueAt()).toBeUndefined();
      });
      test("characters that a database might refuse neither fail nor differ", async () => {
        const { id } = await accept({ name: "a\0b", message: "x\ud800y\u202e'\"; DROP TABLE contact_message; --\\" });
        expect(await found(id)).toMatchObject({
          name: "ab",
          message: "x\ufffdy\u202e'\"; DROP TABLE contact_message; --\\",
        });
      });
      test("the longest message", async () => {
        const message = "😀".repeat(5000);
        expect(await found((await accept({ message })).id)).toMatchObject({ message });
      });
      test("ready when it can keep a message, again and again", async () => {
        await outbox.ready();
        await Promise.all([outbox.ready(), accept(), outbox.ready()]);
        expect(await outbox.list()).toHaveLength(1);
      });
      test("nothing is taken after closing", async () => {
        await outbox.close();
        await outbox.close();
        await expect(accept()).rejects.toMatchObject({ name: "OutboxUnavailableError" });
      });
      test("what was asked before closing is answered", async () => {
        const answers = Array.from({ length: 20 }, () => accept());
        await Promise.all([outbox.close(), ...answers]);
        expect(await store.open().list()).toHaveLength(20);
      });
    });

    describe("one submission sent several times", () => {
      test("is one message, with the first one's id", async () => {
        const first = await accept({ identity: "same" });
        expect(await accept({ identity: "same", receivedAt: NOON + WINDOW - 1 })).toEqual({
          id: first.id,
          repeated: true,
        });
        expect(await store.open().accept(sampleMessage({ identity: "same" }), WINDOW)).toEqual({
          id: first.id,
          repeated: true,
        });
        expect(await outbox.list()).toHaveLength(1);
      });
      test("fifty at once on two servers are one message", async () => {
        const other = store.open();
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            (index % 2 ? outbox : other).accept(sampleMessage({ identity: "same", receivedAt: NOON + index }), WINDOW),
          ),
        );
        expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
        expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
        expect(await outbox.list()).toHaveLength(1);
      });
      test("is a new message once the window is over, and later ones repeat that", async () => {
        const first = await accept({ identity: "same" });
        const second = await accept({ identity: "same", receivedAt: NOON + WINDOW });
        expect(second.repeated).toBe(false);
        expect(second.id).not.toBe(first.id);
        const third = await accept({ identity: "same", receivedAt: NOON + WINDOW + 1 });
        expect(third).toEqual({ id: second.id, repeated: true });
      });
      test("is a new message after the clock was put back by more than the window", async () => {
        await accept({ identity: "same" });
        expect(await accept({ identity: "same", receivedAt: NOON - 1 })).toMatchObject({ repeated: true });
        expect(await accept({ identity: "same", receivedAt: NOON - DAY })).toMatchObject({ repeated: false });
      });
      test("is a new message once the first was removed", async () => {
        const { id } = await accept({ identity: "same" });
        await outbox.remove([id]);
        expect(await accept({ identity: "same" })).toMatchObject({ repeated: false });
      });
      test("stays one message when the first is already sent or quarantined", async () => {
        const { id } = await accept({ identity: "a", state: "quarantined" });
        expect(await accept({ identity: "a" })).toEqual({ id, repeated: true });
        const sent = await accept({ identity: "b" });
        await claimed();
        await outbox.record(sent.id, { outcome: "sent", at: NOON });
        expect(await accept({ identity: "b" })).toEqual({ id: sent.id, repeated: true });
      });
    });

    describe("claiming", () => {
      test("gives the oldest first, as many as asked for, and each once", async () => {
        const ids: string[] = [];
        for (const age of [3, 1, 2]) ids.push((await accept({ receivedAt: NOON - age * MINUTE })).id);
        const [oldest, newest, middle] = ids;
        expect((await outbox.claim(NOON, LEASE, 2)).map(({ id, state }) => [id, state])).toEqual([
          [oldest, "sending"],
          [middle, "sending"],
        ]);
        expect(await claimed()).toEqual([newest]);
        expect(await claimed()).toEqual([]);
      });
      test("two servers that claim at once share the messages and have none in common", async () => {
        await Promise.all(Array.from({ length: 60 }, (_, index) => accept({ receivedAt: NOON - index })));
        const servers = [outbox, store.open(), store.open()];
        const taken = await Promise.all(
          Array.from({ length: 24 }, (_, index) => servers[index % 3]?.claim(NOON, LEASE, 3) ?? []),
        );
        const ids = taken.flat().map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length + (await claimed()).length).toBe(60);
      });
      test("what a server took and never reported comes back when its lease ends, not before", async () => {
        const { id } = await accept();
        expect(await claimed()).toEqual([id]);
        expect(await outbox.nextDueAt()).toBe(NOON + LEASE);
        expect(await found(id)).not.toHaveProperty("nextAttemptAt");
        expect(await claimed(NOON + LEASE - 1)).toEqual([]);
        expect(await claimed(NOON + LEASE)).toEqual([id]);
      });
      test("a clock that is put back by a day holds nothing up, and one a little behind takes nothing away", async () => {
        const waiting = await accept();
        const leased = await accept();
        await claimed();
        await outbox.record(waiting.id, { outcome: "retry", at: NOON + 5 * MINUTE, uncertain: false, error });
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
        await outbox.record(id, { outcome: "retry", at: NOON + 5 * MINUTE, uncertain: false, error });
        expect(await claimed(NOON + DAY)).toEqual([id]);
        expect(await claimed(NOON + DAY)).toEqual([]);
      });
    });

    describe("recording", () => {
      let id: string;
      beforeEach(async () => {
        id = (await accept()).id;
        await claimed();
      });
      test("sent", async () => {
        await outbox.record(id, { outcome: "sent", at: NOON + 1.5 });
        expect(await found(id)).toMatchObject({ state: "sent", attempts: 1, sentAt: NOON + 2 });
        expect(await claimed(NOON + DAY)).toEqual([]);
        expect(await outbox.nextDueAt()).toBeUndefined();
      });
      test.each([
        [false, "queued"],
        [true, "uncertain"],
      ])("to be tried again (uncertain: %s)", async (uncertain, state) => {
        const before = await found(id);
        await outbox.record(id, { outcome: "retry", at: NOON + MINUTE, uncertain, error });
        expect(await found(id)).toEqual({
          ...before,
          state,
          attempts: 1,
          nextAttemptAt: NOON + MINUTE,
          lastError: error,
        });
        expect(await outbox.nextDueAt()).toBe(NOON + MINUTE);
        expect(await claimed(NOON + MINUTE - 1)).toEqual([]);
        const [again] = await outbox.claim(NOON + MINUTE, LEASE, 1);
        expect(again).toMatchObject({ id, mailId: before.mailId, attempts: 1, lastError: error });
      });
      test("failed: held, and not tried by itself", async () => {
        await outbox.record(id, { outcome: "failed", error: { kind: "login", text: "535 no\0\ud800" } });
        expect(await found(id)).toMatchObject({ state: "failed", lastError: { kind: "login", text: "535 no\ufffd" } });
        expect(await claimed(NOON + DAY)).toEqual([]);
      });
      test("a late failure cannot undo what another server has sent; a late success counts", async () => {
        await claimed(NOON + LEASE);
        await outbox.record(id, { outcome: "sent", at: NOON + LEASE });
        await outbox.record(id, { outcome: "retry", at: NOON + DAY, uncertain: true, error });
        await outbox.record(id, { outcome: "failed", error });
        expect(await found(id)).toMatchObject({ state: "sent", sentAt: NOON + LEASE });

        const other = await accept();
        await claimed();
        await outbox.record(other.id, { outcome: "failed", error });
        await outbox.record(other.id, { outcome: "sent", at: NOON });
        expect(await found(other.id)).toMatchObject({ state: "sent" });
      });
      test("a message that was removed meanwhile is no error", async () => {
        await outbox.remove([id]);
        await outbox.record(id, { outcome: "sent", at: NOON });
        expect(await outbox.list()).toEqual([]);
      });
    });

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
        await outbox.record(ids.sent, { outcome: "sent", at: NOON + MINUTE });
        await outbox.record(ids.failed, { outcome: "failed", error });
        await outbox.record(ids.uncertain, { outcome: "retry", at: NOON + DAY, uncertain: true, error });
        return { ...ids, queued: (await accept(at(6))).id };
      }
      const idsOf = (messages: readonly StoredMessage[]) => messages.map(({ id }) => id);

      test("lists newest first, by state, up to a limit", async () => {
        const ids = await oneOfEach();
        expect(idsOf(await outbox.list())).toEqual([
          ids.queued,
          ids.quarantined,
          ids.sending,
          ids.uncertain,
          ids.failed,
          ids.sent,
        ]);
        expect(idsOf(await outbox.list({ states: ["sent", "failed"] }))).toEqual([ids.failed, ids.sent]);
        expect(idsOf(await outbox.list({ limit: 1 }))).toEqual([ids.queued]);
        expect(await outbox.list({ states: [] })).toEqual([]);
        for (const [state, id] of Object.entries(ids)) expect(await found(id)).toMatchObject({ state });
      });
      test("counts each state, and knows since when the oldest waits", async () => {
        expect(await outbox.counts()).toEqual({
          byState: { queued: 0, sending: 0, sent: 0, failed: 0, uncertain: 0, quarantined: 0 },
        });
        await oneOfEach();
        await accept({ receivedAt: NOON + DAY });
        expect(await outbox.counts()).toEqual({
          byState: { queued: 2, sending: 1, sent: 1, failed: 1, uncertain: 1, quarantined: 1 },
          oldestWaitingSince: NOON + 3 * SECOND,
        });
      });
      test("an unknown id is no message", async () => {
        expect(await outbox.get("nobody")).toBeUndefined();
        expect(await outbox.requeue(["nobody"], NOON)).toBe(0);
        expect(await outbox.remove(["nobody"])).toBe(0);
        await outbox.record("nobody", { outcome: "sent", at: NOON });
      });
      test("puts back into the queue what failed, is uncertain or quarantined, and nothing else", async () => {
        const ids = await oneOfEach();
        const now = NOON + 2 * DAY;
        expect(await outbox.requeue(Object.values(ids), now)).toBe(3);
        const queued = [ids.failed, ids.uncertain, ids.quarantined];
        for (const id of queued) expect(await found(id)).toMatchObject({ state: "queued", nextAttemptAt: now });
        expect(await found(ids.sent)).toMatchObject({ state: "sent" });
        expect(await claimed(now)).toEqual(expect.arrayContaining(queued));
      });
      test("removes messages whatever their state", async () => {
        const ids = await oneOfEach();
        const { sending: _, ...others } = ids;
        expect(await outbox.remove(Object.values(others))).toBe(5);
        expect(idsOf(await outbox.list())).toEqual([ids.sending]);
      });
      test("removes very many at once", async () => {
        const answers = await Promise.all(Array.from({ length: 500 }, () => accept()));
        expect(await outbox.remove(answers.map(({ id }) => id))).toBe(500);
      });
      test("erases every message of an address, however it is written, and no other", async () => {
        await accept({ email: "Jo@xn--bcher-kva.de" });
        await accept({ email: "jo@xn--bcher-kva.de", state: "quarantined" });
        const { id } = await accept({ email: "xjo@xn--bcher-kva.de" });
        expect(await outbox.eraseByEmail(" JO@Bücher.de ")).toBe(2);
        expect(idsOf(await outbox.list())).toEqual([id]);
        expect(await outbox.eraseByEmail("%")).toBe(0);
      });
      test("purges what is old and needs nobody any more", async () => {
        const ids = await oneOfEach();
        expect(await outbox.purge(NOON + 2 * SECOND)).toBe(1);
        expect(await outbox.get(ids.sent)).toBeUndefined();
        expect(await outbox.purge(NOON + DAY)).toBe(2);
        expect(idsOf(await outbox.list())).toEqual([ids.queued, ids.sending, ids.uncertain]);
      });
    });
  });
}
