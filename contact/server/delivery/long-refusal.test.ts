import { expect, test } from "vitest";
import { HOUR, MINUTE } from "../common/clock.ts";
import { deliveryTo, freshSink } from "../test-support/delivery-to.ts";
import { SmtpFailure } from "./smtp-session.ts";

/** A delivery to a mail server in memory, which answers at once. */
async function deliveryTill(refusal: () => SmtpFailure | undefined) {
  let attempts = 0;
  const compose = async () => ({ from: "a@b.example", to: "c@d.example", bytes: Buffer.from("mail") });
  const openSession = async () => ({
    close: () => {},
    async send() {
      attempts += 1;
      const failure = refusal();
      if (failure !== undefined) throw failure;
    },
  });
  const parts = await deliveryTo(await freshSink(), "", { openSession, compose });
  const pass = (hours: number) => parts.pass(hours * HOUR, 4 * MINUTE);
  return { ...parts, pass, attempts: () => attempts };
}

const reply = (responseCode: number, command: string, code: string, textSent: boolean) =>
  new SmtpFailure(Object.assign(new Error(`${responseCode}`), { responseCode, command, code }), textSent);

test("a mailbox that is full for 100 hours strands no message: all are sent once it takes one", {
  timeout: 60_000,
}, async () => {
  let failure: SmtpFailure | undefined = reply(452, "RCPT TO", "EENVELOPE", false);
  const { delivery, outbox, clock, add, pass, attempts } = await deliveryTill(() => failure);
  for (let index = 0; index < 20; index++) await add({ receivedAt: clock.now() + index });
  await delivery.start();
  await pass(100);
  expect((await outbox.counts()).byState.sent).toBe(0);
  // One at a time, at most every four minutes.
  expect(attempts()).toBeLessThan(2_000);
  failure = undefined;
  await pass(1);
  expect((await outbox.counts()).byState).toMatchObject({ sent: 20, failed: 0, queued: 0 });
});

test("what the mail server may have already is not sent again for ever: after three days it needs the owner", {
  timeout: 60_000,
}, async () => {
  const lost = new SmtpFailure(Object.assign(new Error("lost"), { code: "ECONNECTION" }), true);
  const { delivery, outbox, add, pass, attempts } = await deliveryTill(() => lost);
  const id = await add();
  await delivery.start();
  await pass(0.2);
  expect(attempts()).toBe(1);
  await pass(1.3);
  expect(attempts()).toBe(3);
  await pass(70);
  expect((await outbox.get(id))?.lastError?.kind).toBe("gave up: lost-answer");
  expect(attempts()).toBe(7);
  await pass(48);
  expect(attempts()).toBe(7);
});
