import { quoted, reasonOf } from "../words/owner-words.ts";
import { OutboxDamagedError, OutboxUnavailableError } from "./outbox.ts";

const BUSY = 5;
/** SQLITE_FULL. */
export const FULL = 13;
/** SQLITE_IOERR_SHMSIZE: the index of the log could not be made. */
const NO_ROOM_FOR_INDEX = 4874;

/** SQLite's primary result code to the words for it (sqlite.org/rescode.html). */
const explanations = {
  [BUSY]: "outbox-locked",
  6: "outbox-locked",
  8: "outbox-read-only",
  10: "outbox-disk-error",
  11: "outbox-damaged",
  [FULL]: "outbox-full",
  14: "outbox-shut",
  26: "outbox-damaged",
} as const;

/** The words for an error of SQLite's; undefined for one beside it. */
function wordOf(error: unknown) {
  const code = primaryCode(error);
  return code === undefined ? undefined : (explanations[code as keyof typeof explanations] ?? "outbox-failed");
}

/**
 * Why the outbox cannot be used, when that is what an error says; undefined for any other error.
 *
 * @param file the database
 */
export function sqliteProblem(error: unknown, file: string): OutboxUnavailableError | undefined {
  if (error instanceof OutboxUnavailableError) return error;
  if (!(error instanceof Error)) return undefined;
  if (wordOf(error) === undefined && !("syscall" in error)) return undefined;
  const word = wordOf(error) ?? systemWord(error);
  const reason = "errcode" in error ? quoted(`SQLite ${error.errcode}`) : reasonOf(error);
  return new OutboxUnavailableError({ word, values: { file, reason } }, { cause: error });
}

function systemWord(error: Error) {
  if (isFull(error)) return "outbox-full";
  return "code" in error && error.code === "EROFS" ? "outbox-read-only" : "outbox-shut";
}

/** Whether the connection is as good as before, after a problem: locked, full, or an error beside it. */
export function isPassing({ cause }: OutboxUnavailableError): boolean {
  return cause instanceof Error && [undefined, "outbox-locked", "outbox-full"].includes(wordOf(cause));
}

/** Whether SQLite gave up because another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && primaryCode(error) === BUSY;
}

/** Whether there is no more room on the disk, as SQLite or the system says. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return primaryCode(error) === FULL || ("code" in error && error.code === "ENOSPC") || isFull(error.cause);
}

/** Whether a database cannot be read because its file is damaged, or no database. */
export function isDamaged(error: unknown): boolean {
  return error instanceof OutboxDamagedError || wordOf(error) === "outbox-damaged";
}

/** SQLite's primary result code in one of its errors: the lower byte of the extended code. */
export function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return undefined;
  return error.errcode === NO_ROOM_FOR_INDEX ? FULL : error.errcode & 0xff;
}
