import { MINUTE, systemClock } from "../common/clock.ts";
import type { Environment } from "../common/environment.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { composeMail, composeMessageMail, type MailTextsByLocale } from "./compose-mail.ts";
import { Delivery } from "./delivery.ts";
import type { DeliveryLog } from "./delivery-options.ts";
import { digestContent, digestMemory } from "./digest.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { type MailSettings, mailHost, mailSettings } from "./mail-settings.ts";
import { classifyFailure, SmtpFailure } from "./smtp-failure.ts";
import { type OpenMailSession, openSmtpSession } from "./smtp-session.ts";

/** How long the mail server may take for a digest, which is one short mail, and for the check at the start. */
const DEADLINE = MINUTE;

/** Delivery and housekeeping of a server. */
export interface ServerDelivery {
  start(): void;
  /** To be called when a message waits. */
  wake(): void;
  stop(): Promise<void>;
  /** One line for the operator: where messages are sent, or why they wait. */
  readonly note: string;
}

/**
 * What happens to messages after they are kept. Without SMTP_URL or CONTACT_TO they wait in the outbox.
 *
 * @param texts the build's
 * @throws {EnvironmentError} when SMTP_URL cannot be used
 */
export function serverDelivery(
  environment: Environment,
  outbox: Outbox,
  log: DeliveryLog,
  texts: MailTextsByLocale,
): ServerDelivery {
  const mail = mailSettings(environment);
  const settings = "missing" in mail ? undefined : mail;
  const delivery =
    settings === undefined ? undefined : messageDelivery(environment, { ...settings, texts }, outbox, log);
  let stopHousekeeping = () => {};
  return {
    start() {
      stopHousekeeping = startHousekeeping({
        outbox,
        log,
        clock: systemClock,
        retentionDays: environment.CONTACT_RETENTION_DAYS,
        memory: digestMemory(environment.DATA_DIR),
        sendDigest: settings && ((messages) => sendDigest(environment, settings, messages)),
      });
      void delivery?.start();
      if (settings) void checkMailServer((signal) => openSmtpSession(settings.smtp, signal), log);
    },
    wake: () => delivery?.wake(),
    note:
      "missing" in mail
        ? waitingNote(mail.missing)
        : `Messages go to ${mail.addresses.to} by ${mail.smtp.description}.`,
    async stop() {
      stopHousekeeping();
      await delivery?.stop();
    },
  };
}

/** The delivery of an outbox's messages, not yet started. */
export function messageDelivery(
  { DATABASE_URL }: Pick<Environment, "DATABASE_URL">,
  { smtp, addresses, texts }: MailSettings & { readonly texts: MailTextsByLocale },
  outbox: Outbox,
  log: DeliveryLog,
  isOnlySender = DATABASE_URL === undefined,
): Delivery {
  const openSession: OpenMailSession = (signal) => openSmtpSession(smtp, signal);
  return new Delivery({
    outbox,
    openSession,
    compose: (message) => composeMessageMail(message, addresses, texts),
    clock: systemClock,
    random: Math.random,
    log,
    isOnlySender,
  });
}

async function sendDigest(
  environment: Environment,
  { smtp, addresses }: MailSettings,
  messages: Parameters<typeof digestContent>[0],
): Promise<void> {
  const mail = await composeMail(addresses, digestContent(messages, Date.now(), mailHost(environment)));
  const session = await openSmtpSession(smtp, AbortSignal.timeout(DEADLINE));
  try {
    await session.send(mail);
  } finally {
    session.close();
  }
}

function waitingNote(missing: string): string {
  return `Messages of the contact form are kept, but not sent; set ${missing}. To see them: npm run inbox -- list`;
}

/**
 * Logs at the start whether the mail server can be reached and accepts the login, rather than when the first message waits.
 * It sends nothing and changes nothing: messages are accepted either way.
 */
export async function checkMailServer(openSession: OpenMailSession, log: DeliveryLog): Promise<void> {
  try {
    (await openSession(AbortSignal.timeout(DEADLINE))).close();
    log.info({}, "the mail server can be reached and accepts the login");
  } catch (error) {
    if (!(error instanceof SmtpFailure)) throw error;
    const facts = { kind: classifyFailure(error).kind, code: error.code, reply: error.responseCode };
    log.error(facts, "the mail server cannot be used: messages wait. Look at SMTP_URL, then: npm run inbox -- test");
  }
}
