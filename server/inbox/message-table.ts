import { utcMinute } from "../common/clock.ts";
import { terminalLine } from "../common/visitor-text.ts";
import { isHeld } from "../outbox/held.ts";
import type { OutboxCounts, StoredMessage } from "../outbox/outbox.ts";
import { messageStates } from "../outbox/outbox.ts";

const HEADINGS = ["ID", "RECEIVED (UTC)", "STATE", "FROM", "NOTE"] as const;
/** Characters of a cell on a terminal. */
const MAX_CELL = 60;

/** Messages, one a line: aligned and with headings on a terminal; separated by tabs in a pipe. */
export function messageTable(messages: readonly StoredMessage[], forTerminal: boolean): string {
  const rows = messages.map(cells);
  if (!forTerminal) return rows.map((row) => `${row.join("\t")}\n`).join("");
  if (rows.length === 0) return "No messages.\n";
  const table = [HEADINGS, ...rows.map((row) => row.map(shortened))];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
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

/** How many messages are in each state, on one line: "2 queued, 1 failed". */
export function countsLine({ byState }: OutboxCounts): string {
  const parts = messageStates.filter((state) => byState[state] > 0).map((state) => `${byState[state]} ${state}`);
  return parts.length === 0 ? "The outbox is empty." : `${parts.join(", ")}.`;
}

/** Why messages could not be sent, by kind, and what to do; empty where none failed. */
export function failureLines(messages: readonly StoredMessage[]): string {
  const failed = messages.filter(({ state }) => state === "failed");
  const kinds = Map.groupBy(failed, ({ lastError }) => lastError?.kind ?? "unknown");
  if (kinds.size === 0) return "";
  const lines = [...kinds].map(([kind, ofKind]) => {
    const said = ofKind[0]?.lastError?.text ?? "";
    const then = ofKind.some(isHeld) ? "sent by itself once the mail server takes messages again" : "needs you";
    return `  ${ofKind.length} ${kind}: ${shortened(terminalLine(said))} (${then})\n`;
  });
  return `Not sent:\n${lines.join("")}To try them all now: npm run inbox -- retry --all\n`;
}

function cells(message: StoredMessage): readonly string[] {
  const { id, receivedAt, state, name, email } = message;
  return [id, utcMinute(receivedAt), state, `${terminalLine(name)} <${terminalLine(email)}>`, note(message)];
}

function note({ isTest, state, lastError, suspicions, nextAttemptAt, attempts }: StoredMessage): string {
  const again = attempts > 0 && nextAttemptAt !== undefined ? `tried again at ${utcMinute(nextAttemptAt)}` : "";
  const trouble = state === "sent" ? "" : (lastError?.kind ?? "");
  const signs = state === "quarantined" ? suspicions.join(" ") : "";
  return [isTest ? "test" : "", trouble, again, signs].filter((part) => part !== "").join(", ");
}

function shortened(text: string): string {
  return text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text;
}
