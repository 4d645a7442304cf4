import { classifyFailure } from "./classify-failure.ts";
import type { DeliveryLog } from "./delivery-options.ts";
import type { OpenMailSession } from "./mail-session.ts";
import { SmtpFailure } from "./smtp-failure.ts";

const DEADLINE = 60_000;

/**
 * Tells at the start whether the mail server can be reached and lets us in, rather than when the first letter waits. It
 * sends nothing, and changes nothing: letters are taken either way.
 */
export async function checkMailServer(openSession: OpenMailSession, log: DeliveryLog): Promise<void> {
  try {
    (await openSession(AbortSignal.timeout(DEADLINE))).close();
    log.info({}, "the mail server is there, and lets us in");
  } catch (error) {
    if (!(error instanceof SmtpFailure)) throw error;
    const facts = { kind: classifyFailure(error).kind, code: error.code, reply: error.responseCode };
    log.error(facts, "the mail server cannot be used: messages wait. Look at SMTP_URL, then: npm run inbox -- test");
  }
}
