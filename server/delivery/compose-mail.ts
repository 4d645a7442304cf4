import { createHash } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import type { ContactTexts } from "../../contract/contact-answer-texts.ts";
import { utcMinute } from "../common/clock.ts";
import { escapeHtml, headerText } from "../common/visitor-text.ts";
import type { StoredMessage } from "../outbox/outbox.ts";

/** An email, ready to be sent. */
export interface ReadyMail {
  /** The envelope: one sender, one recipient. */
  readonly from: string;
  readonly to: string;
  readonly bytes: Buffer;
}

/** Sender and recipient; both are the owner's. */
export interface MailAddresses {
  readonly from: string;
  readonly to: string;
}

/** The texts around a message, in the visitor's language, in which the owner answers. */
export type MailTexts = Pick<ContactTexts, "language" | "mail">;
/** Those of the build; the first serve for messages in a language that the site no longer has. */
export type MailTextsByLocale = Readonly<Record<string, MailTexts>>;

/** For a sender that has no build beside it. */
const WITHOUT_BUILD: MailTexts = {
  language: "en",
  mail: {
    subject: "Message from",
    testSubject: "[Test] Message from",
    labels: { name: "Name", email: "E-mail", received: "Received on", suspicions: "Signs of spam" },
    reply: "To answer this person, simply reply to this message.",
  },
};

/**
 * The email that delivers a message to the owner. Message-ID, Date and boundary come from the message: composed again with
 * the same texts of the site it has the same bytes, so that a second copy is recognised.
 */
export function composeMessageMail(
  message: StoredMessage,
  addresses: MailAddresses,
  siteTexts: MailTextsByLocale,
): Promise<ReadyMail> {
  const { name, email, mailId, locale, receivedAt, isTest } = message;
  const { language, mail: texts } = siteTexts[locale] ?? Object.values(siteTexts)[0] ?? WITHOUT_BUILD;
  const facts = messageFacts(message, texts.labels);
  const body = message.message.replace(/\r\n?/g, "\n");
  return composeMail(addresses, {
    id: mailId,
    date: new Date(receivedAt),
    subject: `${isTest ? texts.testSubject : texts.subject} ${headerText(name)}`,
    replyTo: { name: headerText(name), address: email },
    text: [body, "", "-- ", ...facts.map(([label, value]) => `${label}: ${value}`), "", texts.reply, ""].join("\n"),
    html: htmlOf(language, body, facts, texts.reply),
  });
}

/** An email to the owner. */
export interface MailContent {
  /** Message-ID, with its angle brackets. */
  readonly id: string;
  readonly date: Date;
  readonly subject: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly text: string;
  readonly html?: string;
}

/** Composes an email. Nothing is read from files or addresses, whatever the texts hold. */
export async function composeMail({ from, to }: MailAddresses, content: MailContent): Promise<ReadyMail> {
  const { id, date, subject, replyTo, text, html } = content;
  const bytes = await new MailComposer({
    messageId: id,
    date,
    from: { name: "", address: from },
    to: { name: "", address: to },
    ...(replyTo === undefined ? {} : { replyTo: { ...replyTo } }),
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    textEncoding: "quoted-printable",
    headers: { "Auto-Submitted": "auto-generated" },
    baseBoundary: createHash("sha256").update(id).digest("hex").slice(0, 32),
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: "windows",
  })
    .compile()
    .build();
  return { from, to, bytes };
}

function messageFacts(
  message: StoredMessage,
  labels: MailTexts["mail"]["labels"],
): readonly (readonly [label: string, value: string])[] {
  const facts: [string, string][] = [
    [labels.name, headerText(message.name)],
    [labels.email, message.email],
    [labels.received, `${utcMinute(message.receivedAt)} UTC`],
  ];
  // Every browser without JavaScript lacks the token: alone it tells the owner nothing.
  const suspicions = message.suspicions.filter((suspicion) => suspicion !== "no-time-token");
  if (suspicions.length > 0) facts.push([labels.suspicions, suspicions.join(", ")]);
  return facts;
}

function htmlOf(
  language: string,
  body: string,
  facts: readonly (readonly [label: string, value: string])[],
  reply: string,
): string {
  const paragraphs = body.split(/\n{2,}/).map((text) => `<p>${escapeHtml(text).replaceAll("\n", "<br>\n")}</p>`);
  const lines = facts.map(([label, value]) => `${escapeHtml(label)}: ${escapeHtml(value)}`);
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><body>`,
    ...paragraphs,
    "<hr>",
    `<p>${lines.join("<br>\n")}</p>`,
    `<p>${escapeHtml(reply)}</p>`,
    "</body></html>",
    "",
  ].join("\n");
}
