import { expect, test } from "vitest";
import { freshSink } from "../test-support/delivery-to.ts";
import type { SmtpSink } from "../test-support/smtp-sink.ts";
import { smtpSettings } from "./mail-settings.ts";
import { checkMailServer } from "./server-delivery.ts";
import { openSmtpSession } from "./smtp-session.ts";

/** What is said at the start. */
async function saidOf(sink: SmtpSink, port = sink.port): Promise<string[]> {
  const said: string[] = [];
  const log = (level: string) => (facts: object, text: string) =>
    void said.push(`${level} ${JSON.stringify(facts)} ${text}`);
  const settings = smtpSettings(`smtp://user:secret-word@127.0.0.1:${port}`);
  const logs = { info: log("info"), warn: log("warn"), error: log("error") };
  await checkMailServer((signal) => openSmtpSession(settings, signal), logs);
  return said;
}

test("a mail server that accepts the login is logged, and gets no email", async () => {
  const sink = await freshSink();
  expect(await saidOf(sink)).toEqual(["info {} the mail server can be reached and accepts the login"]);
  expect(sink.commands.join(" ")).not.toMatch(/MAIL|RCPT|DATA/);
});

test("a wrong password is told, with what to do and without the password", async () => {
  const sink = await freshSink();
  sink.fault = { stage: "AUTH", fault: { reply: "535 wrong\r\n" } };
  const [line, ...more] = await saidOf(sink);
  expect(line).toMatch(/^error \{"kind":"login".*"reply":535\} .*messages wait\. Look at SMTP_URL/);
  expect(more).toEqual([]);
  expect(line).not.toContain("secret-word");
});

test("a wrong address is told", async () => {
  const sink = await freshSink();
  const { port } = sink;
  await sink.close();
  const [line] = await saidOf(sink, port);
  expect(line).toMatch(/^error \{"kind":"network".*messages wait/);
});
