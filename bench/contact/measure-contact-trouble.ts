import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type ContactProcess, startContactProcess } from "../../e2e/contact-service/contact-process.ts";
import { fixtureBuild } from "../../server/test-support/fixture-build.ts";
import { smtpSink } from "../../server/test-support/smtp-sink.ts";
import type { BenchContext } from "../bench-context.ts";
import { type Figure, figuresOf } from "../report/figure.ts";
import { requestFor } from "../server/flood.ts";
import { ordinaryVisitor } from "../server/ordinary-visitor.ts";
import { percentile } from "../statistics.ts";

const MESSAGES = 100;
const LOCKED_TIME = 3_000;
const PAGES_EVERY = 5;

/** Answers to messages that were sent one after the other. */
interface Sent {
  /** Milliseconds of each. */
  readonly times: readonly number[];
  /** Answers other than 201 and 503. */
  readonly failures: number;
}

/**
 * Measures what visitors notice while something behind the form is stuck: a mail server that takes a text and says
 * nothing (reliability D9), and another program that holds the database's write lock for three seconds (D11).
 */
export async function measureContactTrouble({ say }: Pick<BenchContext, "say">): Promise<readonly Figure[]> {
  say("contact-trouble: a silent mail server, a locked database");
  const sink = await smtpSink();
  sink.fault = { stage: "dot", fault: "silence" };
  const DATA_DIR = await mkdtemp(join(tmpdir(), "bench-trouble-"));
  const server = await startContactProcess(fixtureBuild().root, {
    DATA_DIR,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    CONTACT_TO: "owner@example.com",
    LOG_LEVEL: "error",
  });
  const figure = figuresOf("contact-trouble");
  try {
    const silent = await sendUntil(server, (sent) => sent >= MESSAGES);
    const locked = await whileLocked(server, join(DATA_DIR, "outbox.sqlite"));
    return [
      figure("mail server silent", "message p99", "ms", percentile(silent.times, 0.99)),
      figure("mail server silent", "failures", "count", silent.failures),
      figure("database locked", "page p99", "ms", percentile(locked.pages, 0.99)),
      figure("database locked", "slowest message", "ms", Math.max(...locked.times)),
      figure("database locked", "failures", "count", locked.failures),
    ];
  } finally {
    await server.stop();
    await sink.close();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

async function whileLocked(
  server: ContactProcess,
  file: string,
): Promise<Sent & { readonly pages: readonly number[] }> {
  const database = new DatabaseSync(file);
  const stopAsking = ordinaryVisitor(Number(new URL(server.origin).port), [requestFor("/fr/")], PAGES_EVERY);
  database.exec("BEGIN IMMEDIATE");
  const started = performance.now();
  try {
    const sent = await sendUntil(server, () => performance.now() - started > LOCKED_TIME);
    return { ...sent, pages: stopAsking() };
  } finally {
    database.exec("ROLLBACK");
    database.close();
  }
}

async function sendUntil({ origin }: ContactProcess, isEnough: (sent: number) => boolean): Promise<Sent> {
  const times: number[] = [];
  let failures = 0;
  while (!isEnough(times.length)) {
    const body = JSON.stringify({
      locale: "en",
      name: "Visitor",
      email: "visitor@example.com",
      message: `A letter in troubled times, ${randomUUID()}.`,
    });
    const started = performance.now();
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${origin}/api/contact`, { method: "POST", headers, body });
    await response.text();
    times.push(performance.now() - started);
    if (response.status !== 201 && response.status !== 503) failures += 1;
  }
  return { times, failures };
}
