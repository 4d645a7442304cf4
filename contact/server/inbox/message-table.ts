import { forEachField } from "../../message/contact-fields.ts";
import { plainLine, plainLines } from "../common/visitor-text.ts";
import { messageFacts, signsInWords } from "../delivery/compose-mail.ts";
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
  const heading = (name: "id" | "received" | "state" | "from" | "note") => owner.say(`label-${name}`).toUpperCase();
  const received = `${heading("received")} (${owner.timeZone})`;
  const headings = [heading("id"), received, heading("state"), heading("from"), heading("note")];
  return aligned([headings, ...messages.map((message) => cells(message, owner).map(shortened))]);
}

/** Rows, one a line, with their columns below each other. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length))) ?? [];
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return lines.map((line) => `${line.trimEnd()}\n`).join("");
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
    return `  ${ofKind.length} × ${plainLine(why)} → ${then}\n`;
  });
  return `${say("not-sent")}\n${lines.join("")}${say("try-all")}\n`;
}

/** A message with everything that is known of it, for people. */
export function wholeMessage(message: StoredMessage, owner: OwnerVoice): string {
  const { id, state, attempts, nextAttemptAt, sentAt, answeredAt, lastError, suspicions, isTest } = message;
  const { say } = owner;
  const moment = (time: number | undefined) => (time === undefined ? "" : `${owner.moment(time)} (${owner.timeZone})`);
  const known: readonly (readonly [label: string, fact: string])[] = [
    [say("label-id"), id],
    ...messageFacts(message, owner),
    [say("label-state"), `${owner.meaning("state", state)}${isTest ? ` (${say("note-test")})` : ""}`],
    [say("label-attempts"), String(attempts)],
    [say("label-next"), moment(nextAttemptAt)],
    [say("label-sent"), moment(sentAt)],
    [say("label-answered"), moment(answeredAt)],
    [say("label-trouble"), lastError === undefined ? "" : troubleInWords(message, owner)],
    [say("label-signs"), signsInWords(suspicions, owner)],
  ];
  const facts = known.filter(([, fact]) => fact !== "");
  const table = aligned(facts.map(([label, fact]) => [say("fact", { label }), plainLine(fact)]));
  return `${table}\n${plainLines(message.message)}\n\n`;
}

function sender({ name, email }: StoredMessage): string {
  return `${plainLine(name)} <${plainLine(email)}>`;
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

type Exported = string | number | boolean | null;

/** The columns of an export, and what of a message each holds. */
const COLUMNS: Readonly<Record<string, (message: StoredMessage) => Exported>> = {
  id: ({ id }) => id,
  receivedAt: ({ receivedAt }) => isoTime(receivedAt),
  state: ({ state }) => state,
  ...forEachField((field) => (message: StoredMessage) => message[field]),
  locale: ({ locale }) => locale,
  isTest: ({ isTest }) => isTest,
  suspicions: ({ suspicions }) => suspicions.join(" "),
  attempts: ({ attempts }) => attempts,
  nextAttemptAt: ({ nextAttemptAt }) => isoTime(nextAttemptAt),
  sentAt: ({ sentAt }) => isoTime(sentAt),
  seenAt: ({ seenAt }) => isoTime(seenAt),
  answeredAt: ({ answeredAt }) => isoTime(answeredAt),
  lostAnswers: ({ lostAnswers }) => lostAnswers,
  mailId: ({ mailId }) => mailId,
  errorKind: ({ lastError }) => lastError?.kind ?? null,
  errorText: ({ lastError }) => lastError?.text ?? null,
};

/** Messages as CSV (RFC 4180), with the mark that makes spreadsheets read UTF-8. */
export function exportCsv(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) => Object.values(COLUMNS).map((cell) => csvCell(cell(message))));
  return `\ufeff${[Object.keys(COLUMNS), ...rows].map((row) => `${row.join(",")}\r\n`).join("")}`;
}

/** Messages as JSON: an array, one message a line. */
export function exportJson(messages: readonly StoredMessage[]): string {
  const cells = (message: StoredMessage) => Object.entries(COLUMNS).map(([name, cell]) => [name, cell(message)]);
  const lines = messages.map((message) => ` ${JSON.stringify(Object.fromEntries(cells(message)))}`);
  return lines.length === 0 ? "[]\n" : `[\n${lines.join(",\n")}\n]\n`;
}

function isoTime(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

/** A spreadsheet runs what looks like a formula (OWASP: CSV injection): an apostrophe before it makes it text. */
function csvCell(value: Exported): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const harmless = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n\t;']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
