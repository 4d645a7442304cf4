import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type SmtpSink, smtpSink } from "#contact/server/test-support/smtp-sink.ts";
import type { RunningServer } from "../../support/setup/start-server.ts";
import { killRounds } from "./kill-rounds.ts";
import { deliveredIds, sendingServer } from "./sending-server.ts";
import { submit } from "./submit.ts";

async function freshSink(): Promise<SmtpSink> {
  const sink = await smtpSink();
  onTestFinished(() => sink.close());
  return sink;
}

async function start(...settings: Parameters<typeof sendingServer>): Promise<RunningServer> {
  const process = await sendingServer(...settings);
  onTestFinished(async () => void (await process.stop()));
  return process;
}

// Stopped in the middle of a mail: ../serving/stop.test.ts and restart.long.test.ts.
test("killed again and again while visitors send, it loses nothing, and makes two of none", async () => {
  const rounds = 5;
  const result = await killRounds(rounds);
  expect(result).toMatchObject({ lost: 0, becameTwo: 0, differingCopies: 0, integrity: "ok" });
  expect(result.acknowledged).toBeGreaterThan(0);
  // Each kill during a sending makes one copy at most.
  expect(result.mostCopies).toBeLessThanOrEqual(rounds + 1);
  expect(result.duplicates).toBeLessThanOrEqual(rounds * 2);
});

test.each(["exception", "rejection"])(
  "an uncaught error (%s) is logged, ends the server, and loses no message",
  async (kind) => {
    const sink = await freshSink();
    sink.fault = { stage: "DATA", fault: "silence" };
    const dataDir = await mkdtemp(join(tmpdir(), "contact-"));
    const planted = new URL("./planted-error.ts", import.meta.url);
    const first = await start(sink, {
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import=${planted.href}`,
      PLANTED_ERROR: kind,
    });
    const ids = [];
    for (let count = 0; count < 5; count++)
      ids.push(await submit(first.origin, { message: `A question, number ${count}` }));
    await expect.poll(() => sink.commands).toContain("DATA");
    expect(await first.endBy("SIGUSR2")).toBe(1);
    const lines = first.log
      .join("")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { readonly msg: string });
    expect(lines.at(-1)).toMatchObject({ level: 60, err: { message: "planted" } });
    sink.fault = undefined;
    await start(sink, { DATA_DIR: dataDir });
    await expect.poll(() => sink.mails.length).toBeGreaterThanOrEqual(ids.length);
    expect(deliveredIds(sink)).toEqual([...ids].sort());
  },
);
