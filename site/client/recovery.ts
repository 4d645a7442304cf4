import { ChunkLoadError, InvalidHashError, PageNotFoundError } from "./errors.ts";

/**
 * What follows a failed navigation:
 * - `load-document`: the browser loads the target as a whole;
 * - `show-not-found`: the not-found page in the visitor's language, at the requested address;
 * - `show-error`: a page that lets the visitor retry;
 * - `stay`: nothing, the page on screen is the one that was asked for.
 */
export type Recovery = "load-document" | "show-not-found" | "show-error" | "stay";

/**
 * The one place that decides what a failed navigation leads to (specification, section 8; conformance rows P2 to P6).
 *
 * Recovery cannot loop: it is asked only after a navigation that a visitor started, never when a document starts,
 * and a document that was loaded shows its inline data whatever its hash. No memory of earlier attempts is needed.
 *
 * @param shownPath the path of the page on screen; undefined when that is an error page
 */
export function recoveryFor(error: unknown, path: string, shownPath: string | undefined): Recovery {
  if (error instanceof InvalidHashError) return "load-document";
  if (error instanceof ChunkLoadError) return path === shownPath ? "stay" : "load-document";
  if (error instanceof PageNotFoundError) return "show-not-found";
  return "show-error";
}
