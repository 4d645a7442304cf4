import { mkdtemp } from "node:fs/promises";
import type { BoundSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { SmtpSink } from "#contact/server/test-support/smtp-sink.ts";
import { type ContactProcess, startContactProcess } from "./contact-process.ts";

/** Starts a server on the build of the run that sends its messages to a sink. */
export async function sendingServer(
  sink: SmtpSink,
  variables: Readonly<Record<string, string>> = {},
  socket?: BoundSocket,
): Promise<ContactProcess> {
  const settings = {
    DATA_DIR: await mkdtemp(join(tmpdir(), "contact-")),
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    CONTACT_TO: "owner@example.com",
    ...variables,
  };
  return startContactProcess(inject("siteFolder"), settings, socket);
}

/** The ids of the messages whose mails came, in the order of the alphabet; a copy counts again. */
export function deliveredIds({ mails }: SmtpSink): readonly string[] {
  return mails.map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? "").sort();
}
