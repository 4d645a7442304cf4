import { randomUUID } from "node:crypto";
import { Resolver } from "node:dns/promises";
import { forEachField } from "../../message/contact-fields.ts";
import { MINUTE, SECOND } from "../common/clock.ts";
import type { Environment } from "../common/environment.ts";
import { isThisMachine } from "../common/this-machine.ts";
import { failureInWords, troubleInWords } from "../delivery/digest.ts";
import { mailServerInWords, mailSettings } from "../delivery/mail-settings.ts";
import { messageDelivery } from "../delivery/server-delivery.ts";
import { classifyFailure, openSmtpSession, SmtpFailure } from "../delivery/smtp-session.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { OwnerVoice } from "../words/owner-words.ts";

const CONNECTION_DEADLINE = MINUTE;
/** How long the message may take. */
const PATIENCE = MINUTE;
const LOOK_AGAIN = 200;
/** The name in place of a visitor's. */
const TEST_NAME = "npm run inbox -- test";

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Sends a marked message the whole way, from the outbox to the mail server, and says how each step went. A server that
 * runs beside may be the one that sends it.
 *
 * @param write gets a line for each step
 * @returns whether it arrived at the mail server
 */
export async function testChain(
  environment: Environment,
  outbox: Outbox,
  owner: OwnerVoice,
  write: (line: string) => void,
): Promise<boolean> {
  const { say } = owner;
  const step = async <T>(success: string, work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work();
      write(`${say("test-ok")}  ${success}`);
      return result;
    } catch (error) {
      write(`${say("test-failed")}  ${say("test-failed-step", { step: success, trouble: whyNot(error, owner) })}`);
      throw new StepError();
    }
  };
  try {
    const mail = mailSettings(environment);
    if ("missing" in mail) {
      write(`${say("test-failed")}  ${say("test-no-settings", { missing: mail.missing })}`);
      return false;
    }
    const { from, to } = mail.addresses;
    write(`${say("test-ok")}  ${say("test-settings", { from, to, server: mailServerInWords(mail.smtp, owner) })}`);
    await step(say("test-can-keep"), () => outbox.ready());
    await step(say("test-reached"), async () => {
      (await openSmtpSession(mail.smtp, AbortSignal.timeout(CONNECTION_DEADLINE))).close();
    });
    write(await senderInWords(from, owner));
    const { id } = await step(say("test-kept"), () => keepTestMessage(outbox, to, owner));
    const delivery = messageDelivery(environment, { ...mail, owner }, outbox, SILENT, true);
    await delivery.start();
    try {
      await step(say("test-accepted"), () => sent(outbox, id, owner));
    } finally {
      await delivery.stop();
    }
    const subject = say("mail-test-subject", { name: TEST_NAME });
    write(say("test-look", { subject, to, id }));
    return true;
  } catch (error) {
    if (error instanceof StepError) return false;
    throw error;
  }
}

/** Why a step failed: the owner's words for what a mail server does, and its own in brackets. */
function whyNot(error: unknown, owner: OwnerVoice): string {
  if (error instanceof NotDelivered) return error.message;
  if (!(error instanceof SmtpFailure)) return owner.reason(error);
  return failureInWords(classifyFailure(error).kind, error.message, owner);
}

/** Whether receivers can know mail of this sender. Whatever it says, the test goes on: they decide. */
async function senderInWords(from: string, { say }: OwnerVoice): Promise<string> {
  const domain = from.split("@").at(-1) ?? "";
  if (isThisMachine(domain)) return `${say("test-ok")}  ${say("test-sender-here", { domain })}`;
  const missing = await missingRecords(domain);
  if (missing === undefined) return `?     ${say("test-no-dns", { domain })}`;
  if (missing.length === 0) return `${say("test-ok")}  ${say("test-records", { domain })}`;
  return `${say("test-failed")}  ${say("test-no-records", { domain, missing: missing.join(", ") })}`;
}

/** A step has failed, and it was said. */
class StepError extends Error {}

/** The test message was not delivered; the text says why, in the owner's words. */
class NotDelivered extends Error {}

function keepTestMessage(outbox: Outbox, email: string, owner: OwnerVoice): Promise<{ readonly id: string }> {
  const message = {
    identity: `test ${randomUUID()}`,
    ...forEachField(() => TEST_NAME),
    email,
    message: owner.say("test-text"),
    locale: owner.tag,
    receivedAt: Date.now(),
    suspicions: [],
    state: "queued",
    isTest: true,
  } as const;
  return outbox.accept(message, 0);
}

async function sent(outbox: Outbox, id: string, owner: OwnerVoice): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const message = await outbox.get(id);
    if (message?.state === "sent") return;
    const failed = message === undefined || message.state === "failed";
    if (failed || Date.now() > end) {
      const what = failed ? owner.say("test-not-sent") : owner.say("test-still-waits", { seconds: PATIENCE / SECOND });
      const named = namedInAnswer(message?.lastError?.text ?? "");
      const why = message && troubleInWords(message, owner);
      const said = [what, why, named && owner.say("test-named", { named })].flatMap((one) => one || []);
      throw new NotDelivered(said.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join(". "));
    }
    // Another process may be the one that sends: only the outbox knows.
    await new Promise((resume) => setTimeout(resume, LOOK_AGAIN));
  }
}

/** Errors that say that there is no such record, rather than that nobody could be asked. */
const NO_RECORD = ["ENODATA", "ENOTFOUND"];

/**
 * Which records the domain of a sender lacks by which receivers know its mail: SPF (RFC 7208 §3.1) and DMARC, at the domain or
 * one above it (RFC 7489 §6.6.3). Keys of DKIM lie under names that only its mails tell. Undefined where DNS cannot be asked.
 *
 * @param domain right side of the sender's address
 */
async function missingRecords(domain: string): Promise<readonly ("SPF" | "DMARC")[] | undefined> {
  const resolver = new Resolver({ timeout: 2 * SECOND, tries: 2 });
  const has = async (name: string, beginning: string) => {
    try {
      return (await resolver.resolveTxt(name)).some((parts) => parts.join("").startsWith(beginning));
    } catch (error) {
      if (error instanceof Error && "code" in error && NO_RECORD.includes(String(error.code))) return false;
      throw error;
    }
  };
  const labels = domain.split(".");
  const above = labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join("."));
  try {
    const spf = await has(domain, "v=spf1");
    const dmarc = await Promise.all(above.map((name) => has(`_dmarc.${name}`, "v=DMARC1")));
    return [...(spf ? [] : (["SPF"] as const)), ...(dmarc.includes(true) ? [] : (["DMARC"] as const))];
  } catch {
    return undefined;
  }
}

/** What a mail server's answer names as failing, by its enhanced status code (RFC 7372 §3); empty where it names nothing. */
function namedInAnswer(text: string): string {
  const [, code = ""] = /\b5\.7\.2([0-6])\b/.exec(text) ?? [];
  if ("012".includes(code)) return code && "DKIM";
  return { "3": "SPF", "4": "SPF", "5": "DNS (PTR)", "6": "SPF, DKIM" }[code] ?? "";
}
