import { OutboxUnavailableError } from "./outbox.ts";

/** The class of a SQLSTATE to what is wrong and what to do (postgresql.org/docs/current/errcodes-appendix.html). */
const explanations: Readonly<Record<string, string>> = {
  "08": "the connection broke. See that the database server runs",
  "25": "it only lets itself be read. Point DATABASE_URL at the primary server",
  "28": "it refuses the user. Correct user and password in DATABASE_URL",
  "3D": "the database does not exist. Create it, or correct its name in DATABASE_URL",
  "42": "the user may not work on its tables, or somebody changed them. Grant the user the right to create tables",
  "53": "it has no room or no connections left. Free space, or allow more connections",
  "55": "another program holds a lock on its tables. Close it",
  "57": "it is stopping, starting, or took too long. Look at the database server",
  "58": "its disk reported an error. Look at the database server",
};

/** Why the outbox cannot be used, from whatever a query failed with. Neither the address nor any value is told. */
export function postgresProblem(error: unknown): OutboxUnavailableError {
  if (error instanceof OutboxUnavailableError) return error;
  const state = codeOf(error);
  const reason =
    explanations[state.slice(0, 2)] ?? "it cannot be reached. See that the server runs, and correct DATABASE_URL";
  const text = error instanceof Error ? error.message || state : String(error);
  return new OutboxUnavailableError(`The outbox's PostgreSQL database cannot be used: ${reason} (${text}).`, {
    cause: error,
  });
}

/**
 * Whether a query failed because its connection did. What became of it is unknown then; all statements of an outbox may
 * be repeated.
 */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    /^(57P0[1-3]|08...|ECONNRESET|EPIPE)$/.test(code) ||
    /^Connection terminated( unexpectedly)?$|not queryable/.test(error.message)
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
