/** What is logged of a mistake of ours. */
export function errorFacts(error: unknown): object {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && "code" in error ? { code: error.code } : {};
  return { error: { type: name, ...code, message, stack } };
}

/** Where it is told; synchronous, so that the line is out before the end. */
interface MistakeLog {
  fatal(facts: object, text: string): void;
}

/**
 * Ends the process where a mistake of ours got past every handler: what state it is in then, nobody knows, and whoever
 * runs it starts it again. Every message that was accepted is on the disk.
 */
export function endOnMistake(log: MistakeLog): void {
  // Node turns a rejection that nobody handles into the same event.
  process.on("uncaughtException", (mistake: unknown) => {
    log.fatal(errorFacts(mistake), "the server ends: a mistake in this program");
    process.exit(1);
  });
}
