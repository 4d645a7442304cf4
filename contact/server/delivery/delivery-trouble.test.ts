import { describe, expect, test, vi } from "vitest";
import { HOUR, MINUTE, SECOND } from "../common/clock.ts";
import { OutboxUnavailableError } from "../outbox/outbox.ts";
import { deliveryTo, freshSink, messageIds } from "../test-support/delivery-to.ts";
import { saying } from "../words/owner-words.ts";

test("while the login is refused, one message is held, the others wait untried, and all are sent when it is fixed", async () => {
  const sink = await freshSink();
  const { delivery, outbox, clock, add, pass, reaches, logged } = await deliveryTo(sink);
  sink.fault = { stage: "AUTH", fault: { reply: "535 wrong\r\n" } };
  const ids = [];
  for (let index = 0; index < 10; index++) ids.push(await add({ receivedAt: clock.now() + index }));
  clock.advance(20);
  await delivery.start();
  await reaches(ids[0] ?? "", "failed");
  await pass(2 * HOUR, MINUTE);
  expect((await outbox.counts()).byState).toMatchObject({ failed: expect.any(Number), sent: 0 });
  expect(sink.connections).toBeLessThan(15);
  expect(logged.join("\n")).toMatch(/"kind":"login".*message held/);
  sink.fault = undefined;
  for (const id of ids) await reaches(id, "sent", 60 * SECOND);
  expect(messageIds(sink)).toHaveLength(10);
});

test("a day without mail server: nothing is lost, few attempts, all sent soon after", {
  timeout: 30_000,
}, async () => {
  const sink = await freshSink();
  const { delivery, outbox, clock, add, pass } = await deliveryTo(sink);
  sink.fault = { stage: "CONNECT", fault: "drop" };
  const ids: string[] = [];
  for (let index = 0; index < 200; index++) ids.push(await add({ receivedAt: clock.now() + index }));
  await delivery.start();
  await pass(24 * HOUR, 2 * MINUTE);
  const connectionsWhileDead = sink.connections;
  expect(connectionsWhileDead).toBeLessThan(500);
  sink.fault = undefined;
  const back = clock.now();
  await pass(0.5 * HOUR);
  expect((await outbox.counts()).byState.sent).toBe(ids.length);
  expect(sink.connections - connectionsWhileDead).toBeLessThanOrEqual((clock.now() - back) / SECOND + 20);
  const messages = await outbox.list();
  expect(Math.max(...messages.map(({ attempts }) => attempts))).toBeLessThanOrEqual(40);
  const arrived = new Set(messageIds(sink));
  expect(arrived.size).toBe(200);
  // Those that were tried in vain wait for their own turn; of the others, two senders may overtake each other by a place.
  const untried = messages.filter(({ attempts }) => attempts === 1).map(({ mailId }) => mailId);
  const order = [...arrived].filter((mailId) => untried.includes(mailId ?? ""));
  expect(order.length).toBeGreaterThan(100);
  for (const [place, mailId] of untried.toReversed().entries())
    expect(Math.abs(order.indexOf(mailId) - place)).toBeLessThan(3);
});

const inClear = "220 go on\r\n250-sink.example\r\n250 AUTH PLAIN\r\n";
test.each([
  ["is offered, and taken back", "502 what?\r\n", /^held: encryption$/],
  ["is offered, and refused for now", "454 later\r\n", /^temporary$/],
  // Whether his words are taken for the beginning of encryption depends on when they arrive.
  ["is agreed to by somebody in between, who goes on in clear", inClear, /^(timeout|network|held: encryption)$/],
])("the password is not sent where encryption is required and %s", async (_, reply, kind) => {
  const sink = await freshSink();
  const { delivery, outbox, add } = await deliveryTo(sink, "?tls=required");
  sink.fault = { stage: "STARTTLS", fault: { reply } };
  const id = await add();
  await delivery.start();
  await expect.poll(async () => (await outbox.get(id))?.attempts).toBe(1);
  const { state, lastError } = (await outbox.get(id)) ?? {};
  expect(lastError?.kind).toMatch(kind);
  expect(state).toBe(lastError?.kind.startsWith("held") ? "failed" : "queued");
  expect(sink.commands.join("\n")).not.toMatch(/AUTH|MAIL/);
});

test("what is logged of a delivery that fails holds nothing of the message, nor the server's words about it", async () => {
  const marked = { name: "marker-name", email: "marker@marker.example", message: "marker-text marker-text" };
  const reply = "550 <marker@marker.example> marker-name: no\r\n";
  const stages = ["CONNECT", "EHLO", "AUTH", "MAIL", "RCPT", "DATA", "body", "dot"] as const;
  const logs = stages.map(async (stage) => {
    const sink = await freshSink();
    const { delivery, outbox, add, logged } = await deliveryTo(sink);
    sink.fault = { stage, fault: { reply } };
    const id = await add(marked);
    await delivery.start();
    await expect.poll(async () => (await outbox.get(id))?.attempts).toBe(1);
    await expect.poll(() => logged.length > 0).toBe(true);
    return logged.join("\n");
  });
  expect((await Promise.all(logs)).join("\n")).not.toContain("marker");
});

test("the log says why the outbox cannot be read", async () => {
  const { delivery, outbox, logged } = await deliveryTo(await freshSink());
  vi.spyOn(outbox, "nextDueAt").mockRejectedValueOnce(new OutboxUnavailableError(saying("outbox-slow")));
  await delivery.start();
  expect(logged.join("\n")).toContain("did not answer in time");
});

describe("an error of ours in a sender", () => {
  test.each(["compose", "openSession"] as const)(
    "%s: the message fails and this is logged, the others are sent",
    async (part) => {
      const sink = await freshSink();
      const planted = vi.fn(() => Promise.reject(new Error("planted")));
      const whole = await deliveryTo(sink);
      const { delivery, outbox, add, reaches, logged } = await deliveryTo(sink, "", {
        [part]: (...args: never[]) =>
          planted.mock.calls.length === 0 ? planted() : Reflect.apply(whole.options[part], undefined, args),
      });
      const first = await add();
      await delivery.start();
      await reaches(first, "failed");
      expect((await outbox.get(first))?.lastError).toEqual({ kind: "program", text: "planted" });
      expect(logged.join("\n")).toMatch(/message failed/);
      const second = await add();
      delivery.wake();
      await reaches(second, "sent");
    },
  );

  test("in the log of what was sent: it stays sent, once, and the next follows", async () => {
    const sink = await freshSink();
    const info = vi.fn(() => {
      throw new Error("planted");
    });
    const log = { info, warn: vi.fn(), error: vi.fn() };
    const { delivery, add, reaches } = await deliveryTo(sink, "", { log });
    const ids = [await add(), await add(), await add()];
    await delivery.start();
    for (const id of ids) await reaches(id, "sent");
    expect(log.error).toHaveBeenCalledWith({ error: "Error" }, "a sender failed");
    expect(new Set(messageIds(sink)).size).toBe(3);
    expect(sink.mails).toHaveLength(3);
  });
});
