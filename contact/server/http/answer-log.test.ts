import { expect, test, vi } from "vitest";
import { MINUTE } from "../common/clock.ts";
import { OutboxUnavailableError } from "../outbox/outbox.ts";
import { ManualClock } from "../test-support/manual-clock.ts";
import { memoryOutbox } from "../test-support/memory-outbox.ts";
import { newMessage } from "../test-support/new-message.ts";
import { saying } from "../words/owner-words.ts";
import { answerLog, startMinuteReport } from "./answer-log.ts";

/** A report on a clock of the test, with the lines it wrote. */
function reporting(outbox: Parameters<typeof startMinuteReport>[2]) {
  const clock = new ManualClock();
  const lines: object[] = [];
  const answers = answerLog({ debug: () => undefined, info: () => undefined });
  const stop = startMinuteReport({ info: (facts) => lines.push(facts) }, clock, outbox, answers, async () => 3);
  return { clock, lines, answers, stop };
}

test("once a minute it tells what was answered since, and what waits", async () => {
  const outbox = memoryOutbox();
  const { clock, lines, answers, stop } = reporting(outbox);
  await outbox.accept(newMessage({ receivedAt: clock.now() }), 0);
  for (const status of [200, 200, 304, 404, 500]) answers.add({ method: "GET", route: "/", status }, "/");
  clock.advance(MINUTE);
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 60_000 });
  clock.advance(MINUTE);
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 60_000 });
  stop();
  clock.advance(MINUTE);
  const nothing = { "2xx": 0, "3xx": 0, "4xx": 0, "5xx": 0 };
  const waiting = { waiting: 1, oldestWaitingSeconds: expect.any(Number), failed: 0 };
  expect(lines).toEqual([
    { answers: { "2xx": 2, "3xx": 1, "4xx": 1, "5xx": 1 }, connections: 3, outbox: waiting },
    { answers: nothing, connections: 3, outbox: waiting },
  ]);
});

test("an outbox that cannot be asked is told, with the reason", async () => {
  const error = new OutboxUnavailableError(saying("outbox-full", { file: "made-up" }));
  const { clock, lines } = reporting({ counts: () => Promise.reject(error) });
  clock.advance(MINUTE);
  await vi.waitFor(() => expect(lines).toMatchObject([{ outbox: { unavailable: error.message } }]), {
    timeout: 60_000,
  });
});
