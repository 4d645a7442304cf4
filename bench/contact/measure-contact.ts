import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startContactProcess } from "../../e2e/contact-service/contact-process.ts";
import { sendMany } from "../../e2e/contact-service/send-many.ts";
import { eventually } from "../../server/test-support/eventually.ts";
import { fixtureBuild } from "../../server/test-support/fixture-build.ts";
import { smtpSink } from "../../server/test-support/smtp-sink.ts";
import type { BenchContext } from "../bench-context.ts";
import { type Figure, figuresOf } from "../report/figure.ts";

const CONNECTIONS = 32;
const WARM_UP = 300;
const MESSAGES = 3_000;
const DELIVERY_DEADLINE = 120_000;

/**
 * Measures the contact service as it is delivered: a server in a process of its own, SQLite on this machine's disk with
 * `synchronous=FULL`, mails going out at the same time, 32 connections that send one message after the other.
 *
 * @returns accepted messages a second; answers that were not 201; messages that were answered 201 and did not arrive
 */
export async function measureContact({ say }: Pick<BenchContext, "say">): Promise<readonly Figure[]> {
  say(`contact: ${MESSAGES} messages over ${CONNECTIONS} connections`);
  const sink = await smtpSink();
  const DATA_DIR = await mkdtemp(join(tmpdir(), "bench-contact-"));
  const server = await startContactProcess(fixtureBuild().root, {
    DATA_DIR,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    CONTACT_TO: "owner@example.com",
    LOG_LEVEL: "error",
  });
  try {
    const warmUp = await sendMany(server.origin, WARM_UP, CONNECTIONS);
    const { ids, time } = await sendMany(server.origin, MESSAGES, CONNECTIONS);
    const accepted = [...warmUp.ids, ...ids];
    const all = () => sink.mails.length >= accepted.length;
    await eventually("all delivered", all, DELIVERY_DEADLINE).catch(() => undefined);
    const mails = new Set(sink.mails.map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1]));
    const figure = figuresOf("contact");
    const lost = accepted.filter((id) => !mails.has(id)).length;
    return [
      figure("messages", "accepted", "per second", (ids.length / time) * 1000),
      figure("messages", "not accepted", "count", WARM_UP + MESSAGES - accepted.length),
      figure("messages", "not delivered", "count", lost),
    ];
  } finally {
    await server.stop();
    await sink.close();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}
