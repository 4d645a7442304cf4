import { describe, expect, test } from "vitest";
import { DAY, HOUR } from "../../common/clock.ts";
import { type OutboxHarness, WINDOW } from "./outbox-harness.ts";
import { NOON, sampleMessage } from "./sample-message.ts";

/** What an outbox does with what comes in. */
export function describeKeeping(own: OutboxHarness): void {
  const { accept, claimed, found } = own;

  describe("keeping", () => {
    test("another server finds what one has accepted, word for word", async () => {
      const message = sampleMessage({ suspicions: ["links", 'quotes "\\'], isTest: true });
      const { id, repeated } = await own.outbox.accept(message, WINDOW);
      expect(repeated).toBe(false);
      const { state, ...rest } = message;
      expect(await own.other.get(id)).toEqual({
        ...rest,
        state,
        id,
        mailId: `<${id}@mail.example>`,
        attempts: 0,
        lostAnswers: 0,
        nextAttemptAt: NOON,
      });
    });
    test("a suspected message is kept and not sent", async () => {
      const { id } = await accept({ state: "quarantined", suspicions: ["many-links"] });
      expect(await found(id)).toMatchObject({ state: "quarantined", suspicions: ["many-links"] });
      expect(await found(id)).not.toHaveProperty("nextAttemptAt");
      expect(await claimed(NOON + DAY)).toEqual([]);
      expect(await own.outbox.nextDueAt(NOON)).toBeUndefined();
    });
    test("a token is spent by one message, also where two servers take messages at once; its copy is itself", async () => {
      const message = (identity: string) => sampleMessage({ identity, token: "t", suspicions: [] });
      const spent = (identity: string) => ({ ...message(identity), token: undefined, suspicions: ["no-time-token"] });
      const accepting = ["a", "b", "c", "d", "a"].map((identity, index) =>
        (index % 2 === 0 ? own.outbox : own.other).accept(message(identity), WINDOW, spent(identity)),
      );
      const [first, , , , copy] = await Promise.all(accepting);
      expect(copy?.id).toBe(first?.id);
      const suspicions = (await own.outbox.list()).map((one) => one.suspicions);
      expect(suspicions.toSorted()).toEqual([[], ...Array(3).fill(["no-time-token"])]);
    });
    test("among many of an hour what has a sign is kept back, and says so", async () => {
      const suspicious = (more = {}) =>
        accept({ suspicions: ["some-links"], inCrowd: ["some-links", "in-crowd"], ...more });
      for (let count = 0; count < 31; count++) await suspicious();
      const { id, state } = await suspicious();
      expect([state, await found(id)]).toEqual([
        "quarantined",
        expect.objectContaining({ state: "quarantined", suspicions: ["some-links", "in-crowd"] }),
      ]);
      expect(await found(id)).not.toHaveProperty("nextAttemptAt");
      expect(await accept()).toMatchObject({ state: "queued" });
      // Also where the clock is put back.
      for (const receivedAt of [NOON + 2 * HOUR, NOON - DAY])
        expect(await suspicious({ receivedAt })).toMatchObject({ state: "queued" });
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
      await own.outbox.ready();
      await Promise.all([own.outbox.ready(), accept(), own.outbox.ready()]);
      expect(await own.outbox.list()).toHaveLength(1);
    });
    test("nothing is taken after closing", async () => {
      const outbox = own.open();
      await outbox.close();
      await outbox.close();
      await expect(outbox.accept(sampleMessage(), WINDOW)).rejects.toMatchObject({ name: "OutboxUnavailableError" });
    });
    test("what was asked before closing is answered", async () => {
      const outbox = own.open();
      const answers = Array.from({ length: 20 }, () => outbox.accept(sampleMessage(), WINDOW));
      await Promise.all([outbox.close(), ...answers]);
      expect(await own.outbox.list()).toHaveLength(20);
    });
  });

  describe("one submission sent several times", () => {
    test("is one message, with the first one's id", async () => {
      const first = await accept({ identity: "same" });
      expect(await accept({ identity: "same", receivedAt: NOON + WINDOW - 1 })).toMatchObject({
        id: first.id,
        repeated: true,
      });
      expect(await own.other.accept(sampleMessage({ identity: "same" }), WINDOW)).toMatchObject({
        id: first.id,
        repeated: true,
      });
      expect(await own.outbox.list()).toHaveLength(1);
    });
    test("fifty at once on two servers are one message", async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          (index % 2 ? own.outbox : own.other).accept(
            sampleMessage({ identity: "same", receivedAt: NOON + index }),
            WINDOW,
          ),
        ),
      );
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
      expect(await own.outbox.list()).toHaveLength(1);
    });
    test("is a new message once the window is over, and later ones repeat that", async () => {
      const first = await accept({ identity: "same" });
      const second = await accept({ identity: "same", receivedAt: NOON + WINDOW });
      expect(second.repeated).toBe(false);
      expect(second.id).not.toBe(first.id);
      const third = await accept({ identity: "same", receivedAt: NOON + WINDOW + 1 });
      expect(third).toMatchObject({ id: second.id, repeated: true });
    });
    test("is a new message after the clock was put back by more than the window", async () => {
      await accept({ identity: "same" });
      expect(await accept({ identity: "same", receivedAt: NOON - 1 })).toMatchObject({ repeated: true });
      expect(await accept({ identity: "same", receivedAt: NOON - DAY })).toMatchObject({ repeated: false });
    });
    test("is a new message once the first was removed", async () => {
      const { id } = await accept({ identity: "same" });
      await own.outbox.remove([id]);
      expect(await accept({ identity: "same" })).toMatchObject({ repeated: false });
    });
    test("stays one message when the first is already sent or quarantined", async () => {
      const { id } = await accept({ identity: "a", state: "quarantined" });
      expect(await accept({ identity: "a" })).toMatchObject({ id, repeated: true });
      const sent = await accept({ identity: "b" });
      await claimed();
      await own.outbox.record(sent.id, { outcome: "sent", at: NOON });
      expect(await accept({ identity: "b" })).toMatchObject({ id: sent.id, repeated: true });
    });
  });
}
