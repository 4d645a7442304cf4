import { OutboxDamagedError, OutboxUnavailableError } from "./outbox.ts";

const BUSY = 5;
const FULL = 13;
/** What to do about a damaged file. */
export const RESTORE_ADVICE =
  "It was left as it is; stop the server, and put a backup in its place: npm run inbox -- restore FILE";
const LOCKED = "another program holds its lock. Close what else has it open: a database browser, a copy in progress";

/** SQLite's primary result code to what is wrong and what to do (sqlite.org/rescode.html). */
const explanations: Readonly<Record<number, string>> = {
  [BUSY]: LOCKED,
  6: LOCKED,
  8: "it cannot be written. Let the server's user write to the file and its folder",
  10: "the disk reported an error. Look at the disk and its file system",
  11: `the file is damaged. ${RESTORE_ADVICE}`,
  [FULL]: "there is no room for more. Free space on the disk",
  14: "it cannot be opened. See that the folder exists and that the server's user may write to it",
  26: `the file is no database, or a damaged one. ${RESTORE_ADVICE}`,
};

/** Codes of a damaged file. */
const DAMAGED = new Set([11, 26]);

/** Codes after which the connection is as good as before: busy, locked, full. */
const PASSING = new Set([BUSY, 6, FULL]);

/**
 * Why the outbox cannot be used, when that is what an error says; undefined for any other error.
 *
 * @param file the database
 */
export function sqliteProblem(error: unknown, file: string): OutboxUnavailableError | undefined {
  if (error instanceof OutboxUnavailableError) return error;
  if (!(error instanceof Error)) return undefined;
  const code = primaryCode(error);
  if (code !== undefined) {
    const reason = explanations[code] ?? "SQLite cannot carry out its work";
    return new OutboxUnavailableError(`The outbox ${file} cannot be used: ${reason} (${error.message}).`, {
      cause: error,
    });
  }
  if (!("syscall" in error)) return undefined;
  const advice = "See that DATA_DIR is a folder that the server's user may write to";
  return new OutboxUnavailableError(`The outbox ${file} cannot be used. ${advice} (${error.message}).`, {
    cause: error,
  });
}

/** SQLITE_IOERR_SHMSIZE (sqlite.org/rescode.html). */
const NO_ROOM_FOR_INDEX = 4_874;

/** Whether the connection can be kept after a problem. */
export function isPassing(problem: OutboxUnavailableError): boolean {
  const code = problem.cause instanceof Error ? primaryCode(problem.cause) : undefined;
  return code !== undefined && PASSING.has(code);
}

/** Whether SQLite gave up because another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && primaryCode(error) === BUSY;
}

/** Whether there is no more room on the disk, as SQLite or the system says. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Without room for the log's index it speaks of an error of input and output.
  if ("errcode" in error && error.errcode === NO_ROOM_FOR_INDEX) return true;
  return primaryCode(error) === FULL || ("code" in error && error.code === "ENOSPC") || isFull(error.cause);
}

/** Whether a database cannot be read because its file is damaged, or no database. */
export function isDamaged(error: unknown): boolean {
  if (error instanceof OutboxDamagedError) return true;
  return error instanceof Error && DAMAGED.has(primaryCode(error) ?? 0);
}

/** SQLite's primary result code in one of its errors: the lower byte of the extended code. */
function primaryCode(error: Error): number | undefined {
  if (!("errcode" in error) || typeof error.errcode !== "number") return undefined;
  return error.errcode & 0xff;
}
