import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { eventually } from "#contact/server/test-support/eventually.ts";
import { fixtureBuild } from "#contact/server/test-support/fixture-build.ts";
import { smtpSink } from "#contact/server/test-support/smtp-sink.ts";
import { startContactProcess } from "#tests/hosts/contact-server/contact-process.ts";
import { sendMany } from "#tests/hosts/contact-server/send-many.ts";
import { type BenchContext, type Figure, figuresOf } from "./figure.ts";

const CONNECTIONS = 32;
const WARM_UP = 300;
const MESSAGES = 3_000;
const DELIVERY_DEADLINE = 120_000;

/**
 * Measures the contact server as it is delivered: a server in its own process, SQLite on this machine's disk with
 * `synchronous=FULL`, emails going out at the same time, 32 connections that send one message after the other.
 *
 * @returns accepted messages a second; answers that were not 201; messages that were answered 201 and did not arrive
 */
export async function measureContact({ work, log }: BenchContext): Promise<readonly Figure[]> {
  log(`contact: ${MESSAGES} messages over ${CONNECTIONS} connections`);
  const sink = await smtpSink();
  const server = await startContactProcess(fixtureBuild().root, {
    DATA_DIR: await mkdtemp(join(work, "contact-")),
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
    const arrived = new Set(sink.mails.map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1]));
    const figure = figuresOf("contact");
    return [
      figure("messages", "accepted", "per second", (ids.length / time) * 1000),
      figure("messages", "not accepted", "count", WARM_UP + MESSAGES - accepted.length),
      figure("messages", "not delivered", "count", accepted.filter((id) => !arrived.has(id)).length),
    ];
  } finally {
    await server.stop();
    await sink.close();
  }
}
