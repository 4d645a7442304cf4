import { afterEach, describe, expect, test } from "vitest";
import { eventually } from "../test-support/eventually.ts";
import { ManualClock } from "../test-support/manual-clock.ts";
import { MemoryOutbox } from "../test-support/memory-outbox.ts";
import { newMessage } from "../test-support/new-message.ts";
import { type SinkFault, type SinkStage, type SmtpSink, smtpSink } from "../test-support/smtp-sink.ts";
import { composeMessageMail } from "./compose-mail.ts";
import { Delivery } from "./delivery.ts";
import { openSmtpSession } from "./smtp-session.ts";
import { smtpSettings } from "./smtp-settings.ts";

const SECOND = 1000;
const HOUR = 3_600_000;
const addresses = { from: "site@example.com", to: "owner@example.com" };
const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** A delivery from an outbox in memory to a sink, on a clock that is moved by hand. */
async function deliveryTo(sink: SmtpSink, query = "") {
  const { connection, login } = smtpSettings(`smtp://user:secret@127.0.0.1:${sink.port}${query}`);
  const settings = {
    connection: { ...connection, socketTimeout: 150, greetingTimeout: 150 },
    ...(login ? { login } : {}),
    description: "",
  };
  const outbox = new MemoryOutbox();
  const clock = new ManualClock();
  const logged: string[] = [];
  const say = (facts: object, text: string) => void logged.push(JSON.stringify({ ...facts, text }));
  const delivery = new Delivery({
    outbox,
    clock,
    openSession: (signal) => openSmtpSession(settings, signal),
    compose: (message) => composeMessageMail(message, addresses),
    random: () => 0.5,
    log: { info: say, warn: say, error: say },
    isOnlySender: true,
  });
  endings.unshift(() => delivery.stop());
  const add = async (more = {}) => (await outbox.accept(newMessage({ receivedAt: clock.now(), ...more }), 0)).id;
  const stateOf = async (id: string) => (await outbox.get(id))?.state;
  /** Moves the clock on until a message has this state. */
  async function reaches(id: string, state: string, step = 5 * SECOND, most = 2 * HOUR): Promise<void> {
    for (let passed = 0; passed <= most; passed += step) {
      for (let look = 0; look < 5; look++) {
        if ((await stateOf(id)) === state) return;
        await new Promise((resume) => setTimeout(resume, 2));
      }
      clock.advance(step);
    }
    throw new Error(`${id} is ${await stateOf(id)}, not ${state}`);
  }
  return { delivery, outbox, clock, logged, add, stateOf, reaches };
}

async function freshSink(): Promise<SmtpSink> {
  const sink = await smtpSink();
  endings.push(() => sink.close());
  return sink;
}

const messageIds = (sink: SmtpSink) => sink.mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);

test("messages are sent, oldest first, over one connection", async () => {
  const sink = await freshSink();
  const { delivery, clock, add, reaches } = await deliveryTo(sink);
  const ids = [];
  for (let index = 0; index < 3; index++) {
    clock.advance(1);
    ids.push(await add());
  }
  await delivery.start();
  for (const id of ids) await reaches(id, "sent");
  expect(messageIds(sink)).toHaveLength(3);
  expect(sink.connections).toBeLessThanOrEqual(2);
});

test("a message that comes while nothing is due is sent at once", async () => {
  const sink = await freshSink();
  const { delivery, add, stateOf } = await deliveryTo(sink);
  await delivery.start();
  const id = await add();
  delivery.wake();
  await eventually("sent", async () => (await stateOf(id)) === "sent");
});

describe("faults at each step of the dialogue (reliability D6)", () => {
  const reply = (text: string): SinkFault => ({ reply: `${text}\r\n` });
  const cells: (readonly [SinkStage, SinkFault, "queued" | "failed" | "uncertain"])[] = [
    ...(["CONNECT", "EHLO", "AUTH", "MAIL", "RCPT", "DATA"] as const).flatMap((stage) =>
      (
        [
          ["drop", "queued"],
          ["silence", "queued"],
          [reply("421 closing"), "queued"],
          [reply("451 later"), "queued"],
          [reply("what?"), "queued"],
          [{ reply: "25" }, "queued"],
        ] as const
      ).map(([fault, state]) => [stage, fault, state] as const),
    ),
    ["CONNECT", reply("554 no"), "failed"],
    ["AUTH", reply("535 no"), "failed"],
    ["MAIL", reply("550 no"), "failed"],
    ["RCPT", reply("550 no"), "failed"],
    ["DATA", reply("554 no"), "failed"],
    ["MAIL", reply("550-no\r\n550 never"), "failed"],
    ["body", "drop", "uncertain"],
    ["body", "silence", "uncertain"],
    ["dot", "drop", "uncertain"],
    ["dot", "keep-and-drop", "uncertain"],
    ["dot", "silence", "uncertain"],
    ["dot", { reply: "250 tak" }, "uncertain"],
    ["dot", reply("421 closing"), "queued"],
    ["dot", reply("451 later"), "queued"],
  ];

  test.each(cells)("%s %j: %s, and sent when the server is well again", async (stage, fault, state) => {
    const sink = await freshSink();
    const { delivery, outbox, add, reaches } = await deliveryTo(sink);
    sink.fault = { stage, fault };
    const id = await add();
    await delivery.start();
    await eventually("the first attempt", async () => (await outbox.get(id))?.attempts === 1);
    const message = await outbox.get(id);
    expect([message?.state, message?.lastError?.kind]).toEqual([state, expect.any(String)]);
    sink.fault = undefined;
    await reaches(id, "sent");
    const copies = messageIds(sink);
    expect(copies.length).toBe(fault === "keep-and-drop" ? 2 : 1);
    expect(new Set(copies)).toEqual(new Set([message?.mailId]));
    expect(new Set(sink.mails).size).toBe(1);
  });

  test("a refusal after the text is held, and stays", async () => {
    const sink = await freshSink();
    const { delivery, clock, add, reaches, stateOf } = await deliveryTo(sink);
    sink.fault = { stage: "dot", fault: reply("550 spam") };
    const id = await add();
    await delivery.start();
    await reaches(id, "failed");
    sink.fault = undefined;
    const next = await add();
    await reaches(next, "sent");
    clock.advance(HOUR);
    expect(await stateOf(id)).toBe("failed");
  });
});

test("while the login is refused, one message is held, the others wait untried, and all go when it is mended", async () => {
  const sink = await freshSink();
  const { delivery, outbox, clock, add, reaches, logged } = await deliveryTo(sink);
  sink.fault = { stage: "AUTH", fault: { reply: "535 wrong\r\n" } };
  const ids = [];
  for (let index = 0; index < 10; index++) ids.push(await add({ receivedAt: clock.now() + index }));
  clock.advance(20);
  await delivery.start();
  await reaches(ids[0] ?? "", "failed");
  for (let minute = 0; minute < 120; minute++) {
    clock.advance(60 * SECOND);
    await new Promise((resume) => setTimeout(resume, 5));
  }
  expect((await outbox.counts()).byState).toMatchObject({ failed: expect.any(Number), sent: 0 });
  expect(sink.connections).toBeLessThan(15);
  expect(logged.join("\n")).toMatch(/"kind":"login".*message held/);
  sink.fault = undefined;
  for (const id of ids) await reaches(id, "sent", 60 * SECOND);
  expect(messageIds(sink)).toHaveLength(10);
});

test("what was held is tried again after a restart", async () => {
  const sink = await freshSink();
  const { delivery, outbox, add, reaches } = await deliveryTo(sink);
  const id = await add();
  await outbox.claim(Number.MAX_SAFE_INTEGER, 1, 1);
  await outbox.record(id, { outcome: "failed", error: { kind: "held: recipient", text: "550" } });
  await delivery.start();
  await reaches(id, "sent");
});

test("what was being sent when the process died is sent again, with the same Message-ID", async () => {
  const sink = await freshSink();
  const { delivery, outbox, clock, add, reaches } = await deliveryTo(sink);
  const id = await add();
  await outbox.claim(clock.now(), HOUR, 1);
  await delivery.start();
  await reaches(id, "uncertain", 0, 0);
  await reaches(id, "sent", 1 * SECOND, 3 * SECOND);
  expect(messageIds(sink)).toEqual([(await outbox.get(id))?.mailId]);
});

test("a server that dies soon after each start sends no copy each time (reliability D1)", async () => {
  const sink = await freshSink();
  const { delivery, outbox, clock, add } = await deliveryTo(sink);
  const id = await add();
  await outbox.claim(clock.now(), HOUR, 1);
  await delivery.start();
  clock.advance(1 * SECOND);
  await delivery.stop();
  expect((await outbox.get(id))?.state).toBe("uncertain");
  expect(sink.connections).toBe(0);
});

test("a day without mail server: nothing is lost, few attempts, all sent soon after (reliability D8)", async () => {
  const sink = await freshSink();
  const { delivery, outbox, clock, add, reaches } = await deliveryTo(sink);
  sink.fault = { stage: "CONNECT", fault: "drop" };
  const ids: string[] = [];
  for (let index = 0; index < 50; index++) ids.push(await add({ receivedAt: clock.now() + index }));
  await delivery.start();
  for (let passed = 0; passed < 24 * HOUR; passed += 2 * 60 * SECOND) {
    clock.advance(2 * 60 * SECOND);
    await new Promise((resume) => setImmediate(resume));
  }
  await new Promise((resume) => setTimeout(resume, 50));
  const connectionsWhileDead = sink.connections;
  expect(connectionsWhileDead).toBeLessThan(500);
  sink.fault = undefined;
  const back = clock.now();
  for (const id of ids) await reaches(id, "sent", 30 * SECOND);
  expect(clock.now() - back).toBeLessThan(0.5 * HOUR);
  const messages = await outbox.list();
  expect(Math.max(...messages.map(({ attempts }) => attempts))).toBeLessThanOrEqual(40);
  expect(new Set(messageIds(sink)).size).toBe(50);
});

test("what is refused for three days is held for the owner", async () => {
  const sink = await freshSink();
  const { delivery, clock, add, reaches } = await deliveryTo(sink);
  sink.fault = { stage: "dot", fault: { reply: "451 later\r\n" } };
  const id = await add({ receivedAt: clock.now() - 73 * HOUR });
  await delivery.start();
  await reaches(id, "failed");
});

test("the password is not sent where encryption is required and not offered (reliability D17)", async () => {
  const sink = await freshSink();
  const { delivery, outbox, add, reaches } = await deliveryTo(sink, "?tls=required");
  const id = await add();
  await delivery.start();
  await reaches(id, "failed");
  expect((await outbox.get(id))?.lastError?.kind).toBe("held: encryption");
  expect(sink.commands.join("\n")).not.toMatch(/AUTH|MAIL/);
});

test("stops at once when idle, and within seconds in the middle of a text", async () => {
  const sink = await freshSink();
  const { delivery, clock, add, stateOf } = await deliveryTo(sink);
  await delivery.start();
  sink.fault = { stage: "dot", fault: "silence" };
  const id = await add();
  delivery.wake();
  await eventually("the text", () => sink.commands.includes("DATA"));
  const stopped = delivery.stop();
  clock.advance(5 * SECOND);
  await stopped;
  expect(await stateOf(id)).toBe("uncertain");
});

test("an outbox that fails does not end delivery", async () => {
  const sink = await freshSink();
  const { delivery, outbox, add, reaches } = await deliveryTo(sink);
  const id = await add();
  outbox.broken = true;
  await delivery.start();
  outbox.broken = false;
  await reaches(id, "sent");
});
