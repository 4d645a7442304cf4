import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DAY, HOUR } from "../common/clock.ts";
import { eventually } from "../test-support/eventually.ts";
import { ManualClock } from "../test-support/manual-clock.ts";
import { MemoryOutbox } from "../test-support/memory-outbox.ts";
import { newMessage } from "../test-support/new-message.ts";
import { digestContent, digestMemory, messagesForDigest } from "./digest.ts";
import { retentionNote, startHousekeeping } from "./housekeeping.ts";

/** Nothing tells that nothing was removed: the housekeeper gets the time in which it would have done it. */
const settle = () => new Promise((resume) => setTimeout(resume, 20));

function housekeepingWith(sendDigest?: (count: number) => Promise<void>) {
  const outbox = new MemoryOutbox();
  const clock = new ManualClock();
  const memory = digestMemory(mkdtempSync(join(tmpdir(), "digest-")));
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const stop = startHousekeeping({
    outbox,
    clock,
    log,
    memory,
    retentionDays: 30,
    sendDigest: sendDigest && ((messages) => sendDigest(messages.length)),
  });
  return { outbox, clock, memory, stop };
}

test("messages past their time are removed within a day, unless they still wait", async () => {
  const { outbox, clock, stop } = housekeepingWith();
  const old = { receivedAt: clock.now() - 29 * DAY };
  await outbox.accept(newMessage({ ...old, state: "quarantined" }), 0);
  await outbox.accept(newMessage(old), 0);
  clock.advance(HOUR);
  await settle();
  expect(await outbox.list()).toHaveLength(2);
  clock.advance(2 * DAY);
  await eventually("removed", async () => (await outbox.list()).length === 1);
  stop();
});

test("the owner hears of what needs a person, once a day, and of suspected spam only once", async () => {
  const counts: number[] = [];
  const { outbox, clock, stop } = housekeepingWith(async (count) => void counts.push(count));
  clock.advance(HOUR);
  await settle();
  expect(counts).toEqual([]);
  await outbox.accept(newMessage({ receivedAt: clock.now(), state: "quarantined" }), 0);
  for (let hour = 0; hour < 30; hour++) {
    clock.advance(HOUR);
    await settle();
  }
  expect(counts).toEqual([1]);
  const { id } = await outbox.accept(newMessage({ receivedAt: clock.now() }), 0);
  await outbox.record(id, { outcome: "failed", error: { kind: "held: login", text: "535" } });
  for (let hour = 0; hour < 48; hour++) {
    clock.advance(HOUR);
    await settle();
  }
  expect(counts).toEqual([1, 1, 1]);
  stop();
});

test("a digest that could not be sent comes an hour later", async () => {
  let tries = 0;
  const { outbox, clock, memory, stop } = housekeepingWith(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no mail server");
  });
  await outbox.accept(newMessage({ receivedAt: clock.now(), state: "quarantined" }), 0);
  clock.advance(10_000);
  await settle();
  expect([tries, memory.read()]).toEqual([1, 0]);
  clock.advance(HOUR);
  await settle();
  expect([tries, memory.read()]).toEqual([2, clock.now()]);
  stop();
});

test("after the clock was put back by a month, the owner hears of trouble and old messages go, all the same", async () => {
  const counts: number[] = [];
  const { outbox, clock, stop } = housekeepingWith(async (count) => void counts.push(count));
  await outbox.accept(newMessage({ receivedAt: clock.now(), state: "quarantined" }), 0);
  clock.advance(HOUR);
  await eventually("the first digest", () => counts.length === 1);
  clock.jump(-30 * DAY);
  await outbox.accept(newMessage({ receivedAt: clock.now() - 31 * DAY, state: "quarantined" }), 0);
  clock.advance(HOUR);
  await eventually(
    "another digest, and one message left",
    async () => counts.length === 2 && (await outbox.list()).length === 1,
  );
  stop();
});

test("the digest names each message, its trouble, and what to do; a line of the server stays one line", async () => {
  const outbox = new MemoryOutbox();
  const { id } = await outbox.accept(newMessage(), 0);
  await outbox.record(id, { outcome: "failed", error: { kind: "held: login", text: "535 no\r\n535 never" } });
  const digest = digestContent(
    await messagesForDigest(outbox, Date.UTC(2026, 10, 21), 0),
    Date.UTC(2026, 10, 21),
    "example.com",
  );
  expect(digest.id).toBe("<digest-2026-11-21@example.com>");
  expect(digest.text).toContain("Marie Dupont <marie@example.com>");
  expect(digest.text).toContain("held: login (535 no 535 never)");
  expect(digest.text).toContain(`ID ${id}`);
  expect(digest.text).toContain("npm run inbox -- retry ID");
});

test("the digest names what waits for more than six hours, and not what waits a little", async () => {
  const outbox = new MemoryOutbox();
  const now = Date.UTC(2026, 10, 20);
  const late = await outbox.accept(newMessage({ receivedAt: now - 7 * HOUR }), 0);
  await outbox.accept(newMessage({ receivedAt: now - HOUR }), 0);
  expect((await messagesForDigest(outbox, now, 0)).map(({ id }) => id)).toEqual([late.id]);
});

test.each([
  [365, 12, undefined],
  [366, 12, undefined],
  [400, 12, /400 days.*12 months.*CONTACT_RETENTION_DAYS to 365 or less/],
  [365, 6, /6 months.*to 182 or less/],
  [365, undefined, undefined],
])("messages kept for %i days, where the legal notice says %s months", (days, months, said) => {
  const note = retentionNote(days, months);
  if (said === undefined) expect(note).toBeUndefined();
  else expect(note).toMatch(said);
});
