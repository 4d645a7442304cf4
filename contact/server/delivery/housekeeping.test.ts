import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { DAY, HOUR, MINUTE, SECOND } from "../common/clock.ts";
import { timeMemory } from "../common/private-file.ts";
import { ManualClock } from "../test-support/manual-clock.ts";
import { memoryOutbox } from "../test-support/memory-outbox.ts";
import { newMessage } from "../test-support/new-message.ts";
import { ownerVoice } from "../words/owner-words.ts";
import { type Digest, digestContent, digestOf } from "./digest.ts";
import { retentionDays, startHousekeeping } from "./housekeeping.ts";

/** Nothing waits for more than promises here: after one turn all is done. */
const settle = () => new Promise((resume) => setImmediate(resume));
const refusal = { kind: "refused", text: "554 no" };

/** A housekeeper of an outbox in memory, not yet started, and what it has sent. */
function housekeeper(send: (digest: Digest) => void = () => {}) {
  const outbox = memoryOutbox();
  const clock = new ManualClock();
  const folder = mkdtempSync(join(tmpdir(), "housekeeping-"));
  const [lastDigest, lastRun] = [timeMemory(folder, "last-digest"), timeMemory(folder, "last-run")];
  const logged: string[] = [];
  const log = { info: () => {}, warn: () => {}, error: (_: object, text: string) => void logged.push(text) };
  const digests: Digest[] = [];
  const told: (readonly string[])[] = [];
  const sent = async (digest: Digest) => {
    send(digest);
    if (digest.kind === "digest") digests.push(digest);
    else told.push(digest.messages.map(({ name }) => name));
  };
  const lastCrowd = timeMemory(folder, "last-crowd");
  function start() {
    const options = { outbox, clock, log, lastDigest, lastRun, lastCrowd, retentionDays: () => 30, send: sent };
    const running = startHousekeeping(options);
    onTestFinished(() => running.stop());
    return running;
  }
  /** A message that the mail server has. */
  async function delivered(receivedAt: number) {
    const { id } = await outbox.accept(newMessage({ receivedAt }), 0);
    await outbox.record(id, { outcome: "sent", at: receivedAt });
    return id;
  }
  /** Lets hours pass, one by one. */
  async function pass(hours: number) {
    for (let hour = 0; hour < hours; hour++) {
      clock.advance(HOUR);
      await settle();
    }
  }
  const counts = () => digests.map(({ messages }) => messages.length);
  return { outbox, clock, lastDigest, lastRun, logged, digests, told, counts, start, delivered, pass };
}

test("what was delivered or opened is removed within a day after its time; what nobody has seen stays, and the owner hears of it", async () => {
  const { outbox, clock, digests, start, delivered, pass } = housekeeper();
  const receivedAt = clock.now() - 29 * DAY;
  const old = (await outbox.accept(newMessage({ receivedAt, state: "quarantined" }), 0)).id;
  const opened = (await outbox.accept(newMessage({ receivedAt, state: "quarantined" }), 0)).id;
  await delivered(receivedAt);
  await outbox.markSeen([opened], clock.now());
  start();
  await pass(1);
  expect(await outbox.list()).toHaveLength(3);
  await pass(49);
  expect((await outbox.list()).map(({ id }) => id)).toEqual([old]);
  expect(digests.at(-1)?.overdue).toEqual({ count: 1, days: 30 });
});

test("the owner hears of what needs a person, once a day, and of suspected spam only once", async () => {
  const { outbox, clock, counts, start, pass } = housekeeper();
  start();
  await pass(1);
  expect(counts()).toEqual([]);
  await outbox.accept(newMessage({ receivedAt: clock.now(), state: "quarantined" }), 0);
  await pass(30);
  expect(counts()).toEqual([1]);
  const { id } = await outbox.accept(newMessage({ receivedAt: clock.now() }), 0);
  await outbox.claim(clock.now(), 1);
  await outbox.record(id, { outcome: "failed", error: { kind: "held: login", text: "535" } });
  await pass(48);
  expect(counts()).toEqual([1, 1, 1]);
});

test("a digest that could not be sent comes an hour later", async () => {
  let tries = 0;
  const { outbox, clock, lastDigest, start } = housekeeper(() => {
    tries += 1;
    if (tries === 1) throw new Error("no mail server");
  });
  await outbox.accept(newMessage({ receivedAt: clock.now(), state: "quarantined" }), 0);
  start();
  clock.advance(10_000);
  await settle();
  expect([tries, lastDigest.read()]).toEqual([1, 0]);
  clock.advance(HOUR);
  await settle();
  expect([tries, lastDigest.read()]).toEqual([2, clock.now()]);
});

test.each([
  ["a server ran here before", true],
  ["only the messages tell what day it was", false],
])("a start with the clock 400 days ahead removes nothing, and says so: %s", async (_, ranBefore) => {
  const { outbox, clock, lastRun, logged, digests, start, delivered, pass } = housekeeper();
  await delivered(clock.now() - DAY);
  if (ranBefore) lastRun.write(clock.now());
  const before = clock.now();
  clock.jump(400 * DAY);
  start();
  await pass(48);
  expect(await outbox.list()).toHaveLength(1);
  expect(logged).toEqual([expect.stringContaining("clock of this machine has jumped")]);
  expect(digests[0]?.jump?.to).toBeGreaterThan(before + 399 * DAY);
  clock.jump(-400 * DAY);
  await pass(8 * 24);
  expect(await outbox.list()).toHaveLength(1);
  expect(clock.now() - lastRun.read()).toBeLessThan(HOUR);
});

test.each([400 * DAY, -30 * DAY])(
  "a clock that jumps under a running server, by %d ms, is trusted again after a quiet week",
  async (jump) => {
    const { outbox, clock, logged, start, delivered, pass } = housekeeper();
    start();
    await pass(1);
    await delivered(clock.now() + jump - 31 * DAY);
    clock.jump(jump);
    await pass(6 * 24);
    expect([(await outbox.list()).length, logged.length]).toEqual([1, 1]);
    await pass(48);
    await expect.poll(async () => (await outbox.list()).length).toBe(0);
  },
);

test("a server that was off for a month, or a clock that is set right by minutes, is no jump", async () => {
  const { outbox, clock, lastRun, logged, start, delivered, pass } = housekeeper();
  await delivered(clock.now() - 2 * DAY);
  lastRun.write(clock.now());
  clock.jump(30 * DAY);
  start();
  await pass(2);
  clock.jump(-5 * 60_000);
  await pass(2);
  expect([(await outbox.list()).length, logged]).toEqual([0, []]);
});

/** The digest of an outbox at a moment, as text; spaces that do not break are spaces. */
async function digestText(
  outbox: ReturnType<typeof memoryOutbox>,
  now: number,
  language: "fr" | "en" | "pt",
  parts: Partial<Digest> = {},
  editor?: string,
) {
  const digest = { ...(await digestOf(outbox, { now, since: 0, days: 365 })), ...parts };
  const owner = ownerVoice({ language, timeZone: "Europe/Paris", site: "examples/inn" });
  const mail = digestContent(digest, { now, mailHost: "example.com", editor }, owner);
  return { ...mail, text: mail.text.replaceAll("\u00a0", " "), subject: mail.subject.replaceAll("\u00a0", " ") };
}

test("the digest names each message, its trouble, and what to do, in the owner's language; a line of the server stays one line", async () => {
  const outbox = memoryOutbox();
  const now = Date.UTC(2026, 10, 21);
  const { id } = await outbox.accept(newMessage(), 0);
  await outbox.claim(now, 1);
  await outbox.record(id, { outcome: "failed", error: { kind: "held: login", text: "535 no\r\n535 never" } });
  const digest = await digestText(outbox, now, "pt");
  expect(digest.id).toBe("<digest-2026-11-21@example.com>");
  expect(digest.subject).toBe("Formulário de contacto: mensagens que pedem a sua atenção (1)");
  expect(digest.text).toContain("20/11/2026, 01:00  Marie Dupont <marie@example.com>");
  expect(digest.text).toContain("não entregue, o servidor de correio recusa o utilizador");
  expect(digest.text).toContain("(«535 no 535 never»)");
  expect(digest.text).toContain(`ID ${id}`);
  expect(digest.text).toContain("npm run inbox -- --site examples/inn retry ID | --all");
  const elsewhere = await digestText(outbox, now, "pt", {}, "https://edit.example.com");
  expect(elsewhere.text).toMatch(/no editor: https:\/\/edit\.example\.com\/#inbox\n$/);
  expect(elsewhere.text).not.toContain("npm run");
  const jump = { from: now, to: now + 400 * DAY };
  const others = await digestText(memoryOutbox(), now, "en", { jump, overdue: { count: 2, days: 365 } });
  expect(others.text).toContain("clock jumped from 21 Nov 2026, 01:00 to 26 Dec 2027, 01:00");
  expect(others.text).toContain("more than 365 days ago that nobody has opened: 2.");
});

test("what was not delivered is named however much spam there is, and the rest is counted", async () => {
  const outbox = memoryOutbox();
  const now = Date.UTC(2026, 10, 21);
  const { id } = await outbox.accept(newMessage({ receivedAt: now - DAY }), 0);
  await outbox.record(id, { outcome: "failed", error: refusal });
  for (let count = 0; count < 150; count++)
    await outbox.accept(newMessage({ receivedAt: now - HOUR, state: "quarantined" }), 0);
  const { text, subject } = await digestText(outbox, now, "fr");
  expect(subject).toContain("(151)");
  expect(text).toContain(`ID ${id}`);
  expect(text).toContain("Et encore : 51.");
});

test("the digest names what waits for more than six hours, and not what waits a little", async () => {
  const outbox = memoryOutbox();
  const now = Date.UTC(2026, 10, 20);
  const late = await outbox.accept(newMessage({ receivedAt: now - 7 * HOUR }), 0);
  await outbox.accept(newMessage({ receivedAt: now - HOUR }), 0);
  const { messages } = await digestOf(outbox, { now, since: 0, days: 365 });
  expect(messages.map(({ id }) => id)).toEqual([late.id]);
});

test.each([
  [undefined, 12, 365],
  [undefined, 24, 730],
  [400, 12, 365],
  [30, 12, 30],
  [365, 6, 182],
])("CONTACT_RETENTION_DAYS %s, %d months in the legal notice: messages are kept for %d days", (asked, months, days) => {
  expect(retentionDays(asked, months)).toBe(days);
});

test("of what was kept back because many came the owner hears within seconds, then once an hour, by every server once", async () => {
  let isAway = false;
  const { outbox, clock, told, start } = housekeeper(() => {
    if (isAway) throw new Error("away");
  });
  const servers = [start(), start()];
  async function kept(name: string, suspicions = ["some-links", "in-crowd"]) {
    await outbox.accept(newMessage({ receivedAt: clock.now(), state: "quarantined", suspicions, name }), 0);
    for (const server of servers) server.keptBack();
  }
  async function pass(milliseconds: number, step = 5 * SECOND) {
    for (let passed = 0; passed < milliseconds; passed += step) {
      clock.advance(step);
      await settle();
    }
  }
  await pass(HOUR + MINUTE);
  await kept("A");
  await kept("spam by itself", ["honeypot-filled"]);
  await kept("B");
  await pass(15 * SECOND);
  expect(told).toEqual([["A", "B"]]);
  await kept("C");
  await pass(50 * MINUTE);
  expect(told).toHaveLength(1);
  isAway = true;
  await kept("D");
  await pass(15 * MINUTE);
  isAway = false;
  await pass(HOUR);
  expect(told).toEqual([
    ["A", "B"],
    ["C", "D"],
  ]);
});
