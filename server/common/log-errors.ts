/** What is logged of an error. */
export function errorFacts(error: unknown): object {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && "code" in error ? { code: error.code } : {};
  return { error: { type: name, ...code, message, stack } };
}

/** Where the error is logged; synchronous, so that the line is written before the process ends. */
interface FatalLog {
  fatal(facts: object, text: string): void;
}

/**
 * Ends the process after an error that no handler caught: its state is unknown then, and the service manager starts it
 * again. Every accepted message is on the disk.
 */
export function endOnUncaughtError(log: FatalLog): void {
  // Node turns an unhandled rejection into the same event.
  process.on("uncaughtException", (error: unknown) => {
    log.fatal(errorFacts(error), "the server ends: an error in this program");
    process.exit(1);
  });
}
