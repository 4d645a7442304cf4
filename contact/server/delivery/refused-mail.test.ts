import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { HOUR, MINUTE, SECOND } from "../common/clock.ts";
import { migrations, sqliteDialect } from "../outbox/outbox-sql.ts";
import { deliveryTo, freshSink, noticesIn } from "../test-support/delivery-to.ts";

const OURS = "550-5.7.26 Your email has been blocked because the sender is unauthenticated.\r\n550 5.7.26 See help\r\n";

/** A delivery to a mail server that refuses mail it has read. @param only those with these words */
async function refusedDelivery(reply: string, only?: string, whenFinished: typeof onTestFinished = onTestFinished) {
  const sink = await freshSink(whenFinished);
  const parts = await deliveryTo(sink, "", {}, whenFinished);
  sink.fault = { stage: "dot", fault: { reply }, ...(only !== undefined && { only }) };
  return { ...parts, sink, notices: () => noticesIn(sink) };
}

test.each([
  ["with a code of its own", OURS, "policy"],
  ["without any code", "550 Message rejected\r\n", "refused"],
])(
  "a sender that is refused, %s: one message is tried, all wait and say why, and all go on by themselves once it is taken",
  async (_, reply, kind) => {
    const { delivery, outbox, clock, add, reaches, sink, pass, notices } = await refusedDelivery(reply);
    const ids = [];
    for (let index = 0; index < 8; index++) ids.push(await add({ receivedAt: clock.now() + index }));
    clock.advance(20);
    await delivery.start();
    await reaches(ids[0] ?? "", "failed");
    await pass(2 * HOUR, MINUTE);
    const messages = await outbox.list();
    // Two senders may have begun.
    expect(messages.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(2);
    expect((await outbox.get(ids[0] ?? ""))?.lastError?.kind).toBe(`held: ${kind}`);
    expect(delivery.trouble()).toBe(kind);
    expect(sink.commands.filter((line) => line === "DATA").length).toBeLessThan(20);
    sink.fault = undefined;
    for (const id of ids) await reaches(id, "sent", MINUTE);
    expect([delivery.trouble(), notices()]).toEqual([undefined, 1]);
  },
);

test("what was held is tried again after a restart, and goes once the sender is taken", async () => {
  const first = await refusedDelivery(OURS);
  const id = await first.add();
  await first.delivery.start();
  await first.reaches(id, "failed");
  await first.delivery.stop();
  const second = await deliveryTo(first.sink, "", { outbox: first.outbox, clock: first.clock });
  first.sink.fault = undefined;
  await second.delivery.start();
  await first.reaches(id, "sent");
});

test(
  "a message that is refused for what it holds, by whatever code, holds nobody: it fails once another mail is taken",
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom("550 5.7.1 spam", "550 spam", "554 5.7.26 no", "552 5.7.0 virus", "550 5.6.0 no"),
        fc.array(fc.boolean(), { minLength: 2, maxLength: 12 }),
        async (reply, isBad) => {
          const ends: (() => unknown)[] = [];
          const { delivery, outbox, clock, add, pass, reaches, notices } = await refusedDelivery(
            `${reply}\r\n`,
            "bad-words",
            (end) => void ends.push(end as () => unknown),
          );
          try {
            for (const [index, bad] of isBad.entries())
              await add({
                receivedAt: clock.now() + index,
                message: bad ? "bad-words, bad-words" : "Good words, please.",
              });
            clock.advance(50);
            await delivery.start();
            await pass(2 * MINUTE);
            // What one refusal left open is decided by the next mail that is taken.
            const last = await add();
            delivery.wake();
            await reaches(last, "sent");
            await pass(3 * MINUTE);
            const { byState } = await outbox.counts();
            const [bad, good] = [isBad.filter(Boolean).length, isBad.filter((one) => !one).length + 1];
            expect(byState).toMatchObject({ sent: good, failed: bad });
            const kinds = (await outbox.list({ states: ["failed"] })).map(({ lastError }) => lastError?.kind);
            expect(new Set(kinds)).toEqual(new Set(bad > 0 ? ["refused"] : []));
            expect(notices()).toBeLessThanOrEqual(1);
          } finally {
            for (const end of ends) await end();
          }
        },
      ),
      { numRuns: 10 },
    ),
  60_000,
);

test("what an earlier version gave up because of its sender goes on, too; what was refused for what it holds does not", () => {
  const database = new DatabaseSync(":memory:");
  const steps = migrations(sqliteDialect);
  for (const step of steps.slice(0, 4)) database.exec(step);
  const texts = ["550-5.7.26 unauthenticated", "550 5.7.23 SPF", "550 5.7.509 DMARC", "550 5.7.1 spam", "554 no"];
  for (const text of texts)
    database
      .prepare(`INSERT INTO contact_message (id, mail_id, identity, identity_open, name, email, message, locale, received_at,
        suspicions, is_test, state, error_kind, error_text) VALUES (?, '', '', 0, '', '', '', '', 0, '', 0, 'failed', 'refused', ?)`)
      .run(text, text);
  for (const step of steps.slice(4)) database.exec(step);
  const held = database
    .prepare("SELECT id FROM contact_message WHERE error_kind = 'held: policy' ORDER BY sequence")
    .all();
  expect(held.map(({ id }) => id)).toEqual(texts.slice(0, 3));
});

test("a flood of messages that are refused brings one notice an hour, and a good message goes at its turn", async () => {
  const { delivery, add, reaches, pass, notices, outbox } = await refusedDelivery("554 5.7.26 no\r\n", "bad-words");
  await delivery.start();
  for (let index = 0; index < 30; index++) {
    await add({ message: `bad-words ${index}` });
    delivery.wake();
    await pass(MINUTE, 20 * SECOND);
  }
  const good = await add();
  delivery.wake();
  await reaches(good, "sent", SECOND, 10 * SECOND);
  expect(notices()).toBe(1);
  await pass(4 * MINUTE);
  expect((await outbox.counts()).byState).toMatchObject({ sent: 1, failed: 30 });
});
