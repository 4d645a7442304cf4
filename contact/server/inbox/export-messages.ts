import { contactFieldNames, forEachField } from "../../message/contact-fields.ts";
import type { StoredMessage } from "../outbox/stored-message.ts";

/** The columns of an export. */
const COLUMNS = [
  "id",
  "receivedAt",
  "state",
  ...contactFieldNames,
  "locale",
  "isTest",
  "suspicions",
  "attempts",
  "nextAttemptAt",
  "sentAt",
  "seenAt",
  "answeredAt",
  "lostAnswers",
  "mailId",
  "errorKind",
  "errorText",
] as const;

type ExportedMessage = Readonly<Record<(typeof COLUMNS)[number], string | number | boolean | null>>;

/** Messages as CSV (RFC 4180), with the mark that makes spreadsheets read UTF-8. */
export function exportCsv(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) => {
    const exported = exportedMessage(message);
    return COLUMNS.map((column) => csvCell(exported[column]));
  });
  return `\ufeff${[COLUMNS, ...rows].map((row) => `${row.join(",")}\r\n`).join("")}`;
}

/** Messages as JSON: an array, one message a line. */
export function exportJson(messages: readonly StoredMessage[]): string {
  const lines = messages.map((message) => ` ${JSON.stringify(exportedMessage(message))}`);
  return lines.length === 0 ? "[]\n" : `[\n${lines.join(",\n")}\n]\n`;
}

function exportedMessage(message: StoredMessage): ExportedMessage {
  const { id, locale, isTest, state, attempts, suspicions, lastError, lostAnswers, mailId } = message;
  return {
    id,
    receivedAt: isoTime(message.receivedAt),
    state,
    ...forEachField((field) => message[field]),
    locale,
    isTest,
    suspicions: suspicions.join(" "),
    attempts,
    nextAttemptAt: isoTime(message.nextAttemptAt),
    sentAt: isoTime(message.sentAt),
    seenAt: isoTime(message.seenAt),
    answeredAt: isoTime(message.answeredAt),
    lostAnswers,
    mailId,
    errorKind: lastError?.kind ?? null,
    errorText: lastError?.text ?? null,
  };
}

function isoTime(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

/** A spreadsheet runs what looks like a formula (OWASP: CSV injection): an apostrophe before it makes it text. */
function csvCell(value: string | number | boolean | null): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const harmless = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n\t;']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
