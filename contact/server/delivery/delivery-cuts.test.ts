import { expect, onTestFinished, test } from "vitest";
import { type CutLine, cutLine, type Direction } from "../test-support/cut-line.ts";
import { deliveryTo, freshSink, messageIds } from "../test-support/delivery-to.ts";
import { eventually } from "../test-support/eventually.ts";
import type { SmtpSink } from "../test-support/smtp-sink.ts";

/** A delivery over a connection that can be cut, to its sink. */
async function deliveryOver() {
  const sink = await freshSink();
  const line = await cutLine(sink.port);
  onTestFinished(() => line.close());
  const seen: SmtpSink = { ...sink, port: line.port };
  return { sink, line, ...(await deliveryTo(seen)) };
}

/** How many bytes go each way until a message is sent. */
async function dialogueLength(): Promise<CutLine["passed"]> {
  const { line, delivery, add, reaches } = await deliveryOver();
  const id = await add();
  await delivery.start();
  await reaches(id, "sent");
  return line.passed;
}

async function sendOverCut(bytes: number, direction: Direction) {
  const { sink, line, delivery, outbox, add, reaches } = await deliveryOver();
  line.cutAfter(bytes, direction);
  const id = await add();
  await delivery.start();
  await eventually("the first attempt", async () => (await outbox.get(id))?.attempts === 1);
  const sentAtFirst = (await outbox.get(id))?.state === "sent";
  const keptAtFirst = sink.mails.length;
  await reaches(id, "sent");
  return {
    copies: sink.mails.length,
    sentAtFirst,
    mayRepeat: keptAtFirst === 1 && !sentAtFirst,
    bytes: new Set(sink.mails).size,
    ids: new Set(messageIds(sink)).size,
  };
}

test.each([
  ["sent", 50],
  ["received", 10],
] as const)(
  "the connection breaks after any number of bytes %s: every message arrives, twice only where the server had it already",
  async (direction, step) => {
    const length = (await dialogueLength())[direction];
    const cuts = Array.from({ length: Math.floor(length / step) }, (_, index) => (index + 1) * step);
    expect(cuts.length).toBeGreaterThanOrEqual(8);
    const ends = await Promise.all(cuts.map((bytes) => sendOverCut(bytes, direction)));
    expect(ends.filter(({ sentAtFirst }) => !sentAtFirst).length).toBeGreaterThan(cuts.length / 2);
    for (const [index, { copies, mayRepeat, bytes, ids }] of ends.entries())
      expect([copies, bytes, ids], `after ${cuts[index]} bytes`).toEqual([mayRepeat ? 2 : 1, 1, 1]);
  },
);
