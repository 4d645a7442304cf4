import type { OwnerFacts } from "#engine/manifest/owner-facts.ts";
import { MINUTE, systemClock } from "../common/clock.ts";
import type { Environment } from "../common/environment.ts";
import { timeMemory } from "../common/private-file.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { type OwnerVoice, ownerVoice } from "../words/owner-words.ts";
import { composeMail, composeMessageMail, type MailContent } from "./compose-mail.ts";
import { type DeliveryLog, deliveryOf } from "./delivery.ts";
import { digestContent, noticeContent } from "./digest.ts";
import { retentionDays, startHousekeeping } from "./housekeeping.ts";
import { type MailSettings, mailHost, mailServerInWords, mailSettings } from "./mail-settings.ts";
import { classifyFailure, type OpenMailSession, openSmtpSession, SmtpFailure } from "./smtp-session.ts";

/** How long the mail server may take for a digest, which is one short mail, and for the check at the start. */
const DEADLINE = MINUTE;

/**
 * What happens to messages after they are kept. Without SMTP_URL or CONTACT_TO they wait in the outbox.
 *
 * @param facts asked each time for how long messages stay
 *
 * @throws {EnvironmentError} when SMTP_URL cannot be used
 */
export function serverDelivery(environment: Environment, outbox: Outbox, log: DeliveryLog, facts: () => OwnerFacts) {
  const owner = ownerVoice(facts());
  const mail = mailSettings(environment);
  const settings = "missing" in mail ? undefined : mail;
  const host = mailHost(environment);
  const editor = settings?.addresses.editor;
  const send = settings && ((content: MailContent) => sendAtOnce(settings, content));
  const delivery =
    settings === undefined ? undefined : messageDelivery(environment, { ...settings, owner }, outbox, log);
  let housekeeping: ReturnType<typeof startHousekeeping> | undefined;
  return {
    start() {
      housekeeping = startHousekeeping({
        outbox,
        log,
        clock: systemClock,
        retentionDays: () => retentionDays(environment.CONTACT_RETENTION_DAYS, facts().retentionMonths),
        lastDigest: timeMemory(environment.DATA_DIR, "last-digest"),
        lastRun: timeMemory(environment.DATA_DIR, "last-run"),
        lastCrowd: timeMemory(environment.DATA_DIR, "last-crowd"),
        send: send && ((digest) => send(digestContent(digest, { now: Date.now(), mailHost: host, editor }, owner))),
      });
      void delivery?.start();
      if (settings) void checkMailServer((signal) => openSmtpSession(settings.smtp, signal), log);
    },
    /** To be called when a message was kept. */
    onKept: (state: "queued" | "quarantined") => (state === "queued" ? delivery?.wake() : housekeeping?.keptBack()),
    /** Why no mail leaves, in a word of the program. */
    trouble: () => delivery?.trouble(),
    /** One line for the operator: where messages are sent, or why they wait. */
    note:
      "missing" in mail
        ? owner.say("start-no-mail", { missing: mail.missing })
        : owner.say("start-mail", { ...mail.addresses, server: mailServerInWords(mail.smtp, owner) }),
    async stop() {
      housekeeping?.stop();
      await delivery?.stop();
    },
  };
}

/** The delivery of an outbox's messages, not yet started. @param isBeside whether a server may be running that sends, too */
export function messageDelivery(
  environment: Environment,
  { smtp, addresses, owner }: MailSettings & { readonly owner: OwnerVoice },
  outbox: Outbox,
  log: DeliveryLog,
  isBeside = false,
): ReturnType<typeof deliveryOf> {
  const notice = () => noticeContent(Date.now(), mailHost(environment), owner);
  const openSession: OpenMailSession = (signal) => openSmtpSession(smtp, signal);
  return deliveryOf({
    outbox,
    openSession,
    compose: (message) => composeMessageMail(message, addresses, owner),
    clock: systemClock,
    random: Math.random,
    log,
    isOnlySender: !isBeside && environment.DATABASE_URL === undefined,
    ...(!isBeside && { composeNotice: () => composeMail(addresses, notice()) }),
  });
}

async function sendAtOnce({ smtp, addresses }: MailSettings, content: MailContent): Promise<void> {
  const mail = await composeMail(addresses, content);
  const session = await openSmtpSession(smtp, AbortSignal.timeout(DEADLINE));
  try {
    await session.send(mail);
  } finally {
    session.close();
  }
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
