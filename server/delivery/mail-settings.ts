import { hostname } from "node:os";
import type { Environment } from "../environment.ts";
import type { MailAddresses } from "./compose-mail.ts";
import { type SmtpSettings, smtpSettings } from "./smtp-settings.ts";

/** How and between whom mail is sent. */
export interface MailSettings {
  readonly smtp: SmtpSettings;
  readonly addresses: MailAddresses;
}

type MailEnvironment = Pick<Environment, "SMTP_URL" | "CONTACT_TO" | "CONTACT_FROM">;

/**
 * The settings of mail; without CONTACT_FROM the mail comes from CONTACT_TO. Where one is missing, the names of those missing: then
 * messages wait in the outbox.
 *
 * @throws {EnvironmentError} when SMTP_URL cannot be used
 */
export function mailSettings({
  SMTP_URL,
  CONTACT_TO,
  CONTACT_FROM,
}: MailEnvironment): MailSettings | { missing: string } {
  const smtp = SMTP_URL === undefined ? undefined : smtpSettings(SMTP_URL);
  if (smtp === undefined) return { missing: CONTACT_TO === undefined ? "SMTP_URL, CONTACT_TO" : "SMTP_URL" };
  if (CONTACT_TO === undefined) return { missing: "CONTACT_TO" };
  return { smtp, addresses: { from: CONTACT_FROM ?? CONTACT_TO, to: CONTACT_TO } };
}

/** The right side of Message-IDs: the domain our mail comes from, else this machine's name. */
export function mailHost({ CONTACT_TO, CONTACT_FROM }: MailEnvironment): string {
  return (CONTACT_FROM ?? CONTACT_TO)?.split("@").at(-1) ?? hostname();
}
