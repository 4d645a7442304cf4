import { hostname } from "node:os";
import type { SMTPConnectionOptions } from "nodemailer/lib/smtp-connection";
import { MINUTE, SECOND } from "../common/clock.ts";
import { type Environment, EnvironmentError } from "../common/environment.ts";
import { isThisMachine } from "../common/this-machine.ts";
import { type OwnerVoice, saying } from "../words/owner-words.ts";
import type { MailAddresses } from "./compose-mail.ts";

export interface MailSettings {
  readonly smtp: SmtpSettings;
  readonly addresses: MailAddresses;
}

type MailEnvironment = Pick<Environment, "SMTP_URL" | "CONTACT_TO" | "CONTACT_FROM" | "EDIT_URL">;

/**
 * Reads the settings of mail. Without CONTACT_FROM it comes from the account that sends it, where SMTP_URL names that by its
 * address: a provider takes that sender, and signs for it. Else it comes from CONTACT_TO.
 *
 * @returns the settings, or the names of the variables that are missing: messages then wait in the outbox
 * @throws {EnvironmentError} when SMTP_URL cannot be used
 */
export function mailSettings({
  SMTP_URL,
  CONTACT_TO,
  CONTACT_FROM,
  EDIT_URL,
}: MailEnvironment): MailSettings | { missing: string } {
  const smtp = SMTP_URL === undefined ? undefined : smtpSettings(SMTP_URL);
  if (smtp === undefined) return { missing: CONTACT_TO === undefined ? "SMTP_URL, CONTACT_TO" : "SMTP_URL" };
  if (CONTACT_TO === undefined) return { missing: "CONTACT_TO" };
  const account = smtp.login?.user.includes("@") ? smtp.login.user : undefined;
  const editor = EDIT_URL && new URL(EDIT_URL).origin;
  return { smtp, addresses: { from: CONTACT_FROM ?? account ?? CONTACT_TO, to: CONTACT_TO, editor } };
}

/** The right side of Message-IDs: the domain our mail comes from, else this machine's name. */
export function mailHost({ CONTACT_TO, CONTACT_FROM }: MailEnvironment): string {
  return (CONTACT_FROM ?? CONTACT_TO)?.split("@").at(-1) ?? hostname();
}

/** The mail server in the owner's words. Holds no password. */
export function mailServerInWords({ host, encrypted }: SmtpSettings, { say }: OwnerVoice): string {
  return say(encrypted ? "start-encrypted" : "start-not-encrypted", { host });
}

export interface SmtpSettings {
  readonly connection: SMTPConnectionOptions;
  readonly login?: { readonly user: string; readonly pass: string };
  /** Name and port, as the address has them. */
  readonly host: string;
  readonly encrypted: boolean;
}

/** How long finding and reaching the server may take, and then its first word. */
const CONNECTION_TIMEOUT = 30 * SECOND;
const GREETING_TIMEOUT = MINUTE;
/** RFC 5321 §4.5.3.2.6: giving up earlier after the final dot makes copies. */
const ANSWER_TIMEOUT = 10 * MINUTE;
/** Milliseconds that the server may take to close its side, once we have closed ours: a stop must not wait for it. */
const CLOSE_TIMEOUT = 250;

/**
 * Reads SMTP_URL. The connection is encrypted, and the server's certificate checked, unless the server is this machine
 * or the address says `?tls=none`.
 *
 * @throws {EnvironmentError} when the address cannot be used
 */
export function smtpSettings(smtpUrl: string): SmtpSettings {
  const url = new URL(smtpUrl);
  const tls = url.searchParams.get("tls");
  if (tls !== null && tls !== "none" && tls !== "required") throw wrongAddress();
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const secure = url.protocol === "smtps:";
  const encrypted = secure || tls === "required" || (tls === null && !isThisMachine(host));
  return {
    connection: {
      host,
      secure,
      ...(url.port === "" ? {} : { port: Number(url.port) }),
      ...encryption(encrypted, tls === "none"),
      connectionTimeout: CONNECTION_TIMEOUT,
      greetingTimeout: GREETING_TIMEOUT,
      dnsTimeout: CONNECTION_TIMEOUT,
      socketTimeout: ANSWER_TIMEOUT,
      socketCloseTimeout: CLOSE_TIMEOUT,
      allowInternalNetworkInterfaces: true,
    },
    ...(url.username === "" ? {} : { login: { user: decoded(url.username), pass: decoded(url.password) } }),
    host: url.host,
    encrypted,
  };
}

/** On this machine STARTTLS is used where it is offered, and no certificate can say who we are talking to. */
function encryption(encrypted: boolean, never: boolean): SMTPConnectionOptions {
  if (encrypted) return { requireTLS: true };
  return never ? { ignoreTLS: true } : { tls: { rejectUnauthorized: false } };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw wrongAddress();
  }
}

function wrongAddress(): EnvironmentError {
  return new EnvironmentError([["SMTP_URL", saying("rule-smtp", { example: "smtps://user:password@host" })]]);
}
