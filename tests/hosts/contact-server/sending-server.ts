import type { BoundSocket } from "node:net";
import { inject } from "vitest";
import type { SmtpSink } from "#contact/server/test-support/smtp-sink.ts";
import { type RunningServer, startServer } from "../../support/setup/start-server.ts";

/** Starts a server on the build of the run that sends its messages to a sink. */
export async function sendingServer(
  sink: SmtpSink,
  variables: Readonly<Record<string, string>> = {},
  socket?: BoundSocket,
): Promise<RunningServer> {
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    CONTACT_TO: "owner@example.com",
    ...variables,
  };
  return startServer(inject("siteFolder"), settings, socket);
}

/** The ids of the messages whose mails came, in the order of the alphabet; a copy counts again. */
export function deliveredIds({ mails }: SmtpSink): readonly string[] {
  return mails.map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? "").sort();
}
