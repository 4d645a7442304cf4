import { contactFieldNames, factFields, forEachField } from "../../message/contact-fields.ts";
import { terminalLine, terminalLines } from "../common/visitor-text.ts";
import { signsInWords } from "../delivery/compose-mail.ts";
import { troubleInWords } from "../delivery/digest.ts";
import { messageStates } from "../outbox/message-states.mjs";
import type { Outbox } from "../outbox/outbox.ts";
import { isHeld, isSeen, plainKind, type StoredMessage } from "../outbox/stored-message.ts";
import type { OwnerVoice } from "../words/owner-words.ts";

/** Characters of a cell on a terminal. */
const MAX_CELL = 60;

/** Messages, one a line: in words and aligned for people; for programs in the program's words, separated by tabs. */
export function messageTable(messages: readonly StoredMessage[], forTerminal: boolean, owner: OwnerVoice): string {
  if (!forTerminal) return messages.map((message) => `${plainCells(message).join("\t")}\n`).join("");
  if (messages.length === 0) return `${owner.say("no-messages")}\n`;
  const { say, timeZone } = owner;
  const headings = [
    say("head-id"),
    say("head-received", { zone: timeZone }),
    say("head-state"),
    say("head-from"),
    say("head-note"),
  ];
  const table = [headings, ...messages.map((message) => cells(message, owner).map(shortened))];
  const widths = headings.map((_, column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
  return table
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

/** How many messages are in each state, on one line: "waiting: 2, not delivered: 1". */
export function countsLine({ byState }: Awaited<ReturnType<Outbox["counts"]>>, { say, meaning }: OwnerVoice): string {
  const parts = messageStates
    .filter((state) => byState[state] > 0)
    .map((state) => say("count-of-state", { state: meaning("state", state), count: byState[state] }));
  return parts.length === 0 ? say("no-messages") : `${parts.join(", ")}.`;
}

/** Why messages could not be sent, by kind, and what to do; empty where none failed. */
export function failureLines(messages: readonly StoredMessage[], owner: OwnerVoice): string {
  const { say } = owner;
  const failed = messages.filter(({ state }) => state === "failed");
  const kinds = Map.groupBy(failed, ({ lastError }) => lastError?.kind ?? "");
  if (kinds.size === 0) return "";
  const lines = [...kinds.values()].map((ofKind) => {
    const [first] = ofKind;
    const why = first === undefined ? "" : troubleInWords(first, owner);
    const then = say(ofKind.some(isHeld) ? "sent-later" : "needs-you");
    return `  ${ofKind.length} × ${terminalLine(why)} → ${then}\n`;
  });
  return `${say("not-sent")}\n${lines.join("")}${say("try-all")}\n`;
}

/** A message with everything that is known of it, for people. */
export function wholeMessage(message: StoredMessage, owner: OwnerVoice): string {
  const { id, locale, receivedAt, state, attempts, nextAttemptAt, sentAt, answeredAt, lastError, suspicions, isTest } =
    message;
  const { say } = owner;
  const moment = (time: number | undefined) => (time === undefined ? "" : `${owner.moment(time)} (${owner.timeZone})`);
  const facts = [
    [say("fact-id"), id],
    ...factFields.map((field) => [say("fact-field", { label: owner.fieldLabel(field) }), terminalLine(message[field])]),
    [say("fact-language"), owner.languageName(locale)],
    [say("fact-received"), moment(receivedAt)],
    [say("fact-state"), `${owner.meaning("state", state)}${isTest ? ` (${say("note-test")})` : ""}`],
    [say("fact-attempts"), String(attempts)],
    [say("fact-next"), moment(nextAttemptAt)],
    [say("fact-sent"), moment(sentAt)],
    [say("fact-answered"), moment(answeredAt)],
    [say("fact-trouble"), lastError === undefined ? "" : terminalLine(troubleInWords(message, owner))],
    [say("fact-signs"), signsInWords(suspicions, owner)],
  ].filter(([, value]) => value !== "");
  const width = Math.max(...facts.map(([label = ""]) => label.length));
  const lines = facts.map(([label = "", value]) => `${label.padEnd(width)}  ${value}`);
  return `${lines.join("\n")}\n\n${terminalLines(message.message)}\n\n`;
}

function sender({ name, email }: StoredMessage): string {
  return `${terminalLine(name)} <${terminalLine(email)}>`;
}

function plainCells(message: StoredMessage): readonly string[] {
  const { id, receivedAt, state, lastError, suspicions } = message;
  return [id, new Date(receivedAt).toISOString(), state, sender(message), lastError?.kind ?? suspicions.join(" ")];
}

function cells(message: StoredMessage, owner: OwnerVoice): readonly string[] {
  const { id, receivedAt, state } = message;
  return [id, owner.moment(receivedAt), owner.meaning("state", state), sender(message), note(message, owner)];
}

function note(message: StoredMessage, owner: OwnerVoice): string {
  const { isTest, state, answeredAt, lastError, suspicions, nextAttemptAt, attempts } = message;
  const { say } = owner;
  const again = attempts > 0 && nextAttemptAt !== undefined;
  return [
    isTest ? say("note-test") : "",
    isSeen(message) ? "" : say("note-unseen"),
    answeredAt === undefined ? "" : say("note-answered"),
    state === "sent" || lastError === undefined ? "" : owner.meaning("kind", plainKind(lastError.kind)),
    again ? say("note-again", { moment: owner.moment(nextAttemptAt) }) : "",
    state === "quarantined" ? signsInWords(suspicions, owner) : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

function shortened(text: string): string {
  return text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text;
}

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

function exportedMessage(
  message: StoredMessage,
): Readonly<Record<(typeof COLUMNS)[number], string | number | boolean | null>> {
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
