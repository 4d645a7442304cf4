import type { FastifyBaseLogger } from "fastify";

/** What an error says. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** An error as it is logged where what it says may be a visitor's. */
export function errorName(error: unknown): { readonly error: string } {
  return { error: error instanceof Error ? error.name : typeof error };
}

/**
 * Ends the process after an error that no handler caught: its state is unknown then, and the service manager starts it
 * again. Every accepted message is on the disk.
 *
 * @param log synchronous, so that the line is written before the process ends
 */
export function endOnUncaughtError(log: Pick<FastifyBaseLogger, "fatal">): void {
  // Node turns an unhandled rejection into the same event.
  process.on("uncaughtException", (error: unknown) => {
    log.fatal({ err: error }, "the server ends: an error in this program");
    process.exit(1);
  });
}
