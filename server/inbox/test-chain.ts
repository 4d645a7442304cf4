import { randomUUID } from "node:crypto";
import { MINUTE, SECOND } from "../common/clock.ts";
import type { Environment } from "../common/environment.ts";
import type { MailTextsByLocale } from "../delivery/compose-mail.ts";
import { mailSettings } from "../delivery/mail-settings.ts";
import { messageDelivery } from "../delivery/server-delivery.ts";
import { openSmtpSession } from "../delivery/smtp-session.ts";
import type { Outbox } from "../outbox/outbox.ts";

const CONNECTION_DEADLINE = MINUTE;
const LOOK_AGAIN = 200;

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Sends a marked message the whole way, from the outbox to the mail server, and says how each step went. A server that
 * runs beside may be the one that sends it.
 *
 * @param texts of the build, for other messages that wait
 * @param say gets a line for each step
 * @param patience how long the message may take
 * @returns whether it arrived at the mail server
 */
export async function testChain(
  environment: Environment,
  outbox: Outbox,
  texts: MailTextsByLocale,
  say: (line: string) => void,
  patience = MINUTE,
): Promise<boolean> {
  const step = async <T>(name: string, success: string, work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work();
      say(`ok    ${name}: ${success}`);
      return result;
    } catch (error) {
      say(`FAIL  ${name}: ${error instanceof Error ? error.message : error}`);
      throw new StepError();
    }
  };
  try {
    const mail = mailSettings(environment);
    if ("missing" in mail) {
      say(`FAIL  settings: not set: ${mail.missing}. Until then messages wait in the outbox.`);
      return false;
    }
    say(`ok    settings: from ${mail.addresses.from} to ${mail.addresses.to}, by ${mail.smtp.description}`);
    await step("outbox", "a message can be kept", () => outbox.ready());
    await step("mail server", "reached, and it accepts the login", async () => {
      (await openSmtpSession(mail.smtp, AbortSignal.timeout(CONNECTION_DEADLINE))).close();
    });
    const { id } = await step("test message", "kept on disk", () => keepTestMessage(outbox, mail.addresses.to));
    const delivery = messageDelivery(environment, { ...mail, texts }, outbox, SILENT, false);
    await delivery.start();
    try {
      await step("test message", "accepted by the mail server", () => sent(outbox, id, patience));
    } finally {
      await delivery.stop();
    }
    say(`Look for "[Test]" in the mailbox of ${mail.addresses.to}. It is message ${id}.`);
    return true;
  } catch (error) {
    if (error instanceof StepError) return false;
    throw error;
  }
}

/** A step has failed, and it was said. */
class StepError extends Error {}

function keepTestMessage(outbox: Outbox, email: string): Promise<{ readonly id: string }> {
  const message = {
    identity: `test ${randomUUID()}`,
    name: "npm run inbox -- test",
    email,
    message:
      "This message was sent by the command npm run inbox -- test, to see that messages of the contact form arrive.",
    locale: "en",
    receivedAt: Date.now(),
    suspicions: [],
    state: "queued",
    isTest: true,
  } as const;
  return outbox.accept(message, 0);
}

async function sent(outbox: Outbox, id: string, patience: number): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const message = await outbox.get(id);
    if (message?.state === "sent") return;
    const trouble = message?.lastError === undefined ? "" : ` ${message.lastError.kind}: ${message.lastError.text}`;
    if (message === undefined || message.state === "failed") throw new Error(`it was not sent.${trouble}`);
    if (Date.now() > end) throw new Error(`it still waits after ${patience / SECOND} s.${trouble}`);
    await new Promise((resume) => setTimeout(resume, LOOK_AGAIN));
  }
}
