import { createHash } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import { factFields } from "../../message/contact-fields.ts";
import { addressName, escapeHtml, headerText, plainLine } from "../common/visitor-text.ts";
import type { StoredMessage } from "../outbox/stored-message.ts";
import { isSign } from "../receiving/spam-score.ts";
import type { OwnerVoice } from "../words/owner-words.ts";

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
  /** Where the owner reads the messages in a browser, as an origin; undefined where the editor has no address. */
  readonly editor?: string | undefined;
}

/**
 * The email that delivers a message to the owner, in the owner's language. Message-ID, Date and boundary come from the
 * message: composed again for the same owner it has the same bytes, so that a second copy is recognised.
 */
export function composeMessageMail(
  message: StoredMessage,
  addresses: MailAddresses,
  owner: OwnerVoice,
): Promise<ReadyMail> {
  const { id, name, email, mailId, receivedAt, isTest } = message;
  const signs = [owner.say("label-signs"), signsInWords(message.suspicions.filter(isSign), owner)] as const;
  const facts = [...messageFacts(message, owner), signs]
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${owner.say("fact", { label })} ${plainLine(value)}`);
  // An address in which a mail program would read another one is left to the owner's eyes.
  const isReadable = !email.includes("=?");
  const reply = owner.say(isReadable ? "mail-reply" : "mail-reply-by-hand");
  const words = owner.say("mail-open");
  const open = addresses.editor ? { words, link: `${addresses.editor}/#message/${id}` } : undefined;
  const opening = open ? ["", `${owner.say("fact", { label: words })} ${open.link}`] : [];
  const body = message.message.replace(/\r\n?/g, "\n");
  return composeMail(addresses, {
    id: mailId,
    date: new Date(receivedAt),
    subject: owner.say(isTest ? "mail-test-subject" : "mail-subject", { name: headerText(name) }),
    ...(isReadable && { replyTo: { name: addressName(name), address: email } }),
    text: [body, "", "-- ", ...facts, "", reply, ...opening, ""].join("\n"),
    html: htmlOf(owner.tag, { text: body, locale: message.locale }, facts, reply, open),
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

/** What a message says beside its text, and when it came: what each fact is, and the fact; empty where there is none. */
export function messageFacts(message: StoredMessage, owner: OwnerVoice): (readonly [label: string, fact: string])[] {
  return [
    ...factFields.map((field) => [owner.fieldLabel(field), message[field]] as const),
    [owner.say("label-language"), owner.languageName(message.locale)],
    [owner.say("label-received"), `${owner.moment(message.receivedAt)} (${owner.timeZone})`],
  ];
}

/** What looks like spam in a message, in the owner's words. */
export function signsInWords(suspicions: readonly string[], owner: OwnerVoice): string {
  return suspicions.map((suspicion) => owner.meaning("sign", suspicion)).join(", ");
}

function htmlOf(
  language: string,
  { text, locale }: { readonly text: string; readonly locale: string },
  facts: readonly string[],
  reply: string,
  open: Readonly<Record<"words" | "link", string>> | undefined,
): string {
  const paragraphs = text.split(/\n{2,}/).map((part) => `<p>${escapeHtml(part).replaceAll("\n", "<br>\n")}</p>`);
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><body>`,
    `<div dir="auto" lang="${escapeHtml(locale)}">`,
    ...paragraphs,
    "</div><hr>",
    `<p>${facts.map(escapeHtml).join("<br>\n")}</p>`,
    `<p>${escapeHtml(reply)}</p>`,
    ...(open ? [`<p><a href="${escapeHtml(open.link)}">${escapeHtml(open.words)}</a></p>`] : []),
    "</body></html>",
    "",
  ].join("\n");
}
