/** The error catalogue of a page load. What each leads to: `recoveryFor`. */

/** Data made for another client bundle than the one that runs here, or for none. */
export class InvalidHashError extends Error {
  readonly code = "INVALID_HASH";
  override readonly name = this.code;

  constructor(path: string) {
    super(`The data of ${path} was made for another version of this site. The page is loaded as a whole.`);
  }
}

/** No such page. */
export class PageNotFoundError extends Error {
  readonly code = "PAGE_NOT_FOUND";
  override readonly name = this.code;

  constructor(path: string) {
    super(`Could not find ${path}`);
  }
}

/** The page has another address, or is gone for good: its document tells which. */
export class PageMovedError extends Error {
  readonly code = "PAGE_MOVED";
  override readonly name = this.code;

  constructor(path: string) {
    super(`${path} is not the address of a page. The browser asks for it, and follows where it leads.`);
  }
}

/** The data did not arrive, or not in a form that can be read. */
export class PageDataError extends Error {
  readonly code = "PAGE_DATA";
  override readonly name = this.code;

  constructor(path: string, why: string, cause?: unknown) {
    super(`Could not load the data of ${path}: ${why}. Try again in a moment.`, { cause });
  }
}

/** No answer came to the request for the data: the connection failed. */
export class DisconnectedError extends PageDataError {
  constructor(path: string, cause: unknown) {
    super(path, "the connection failed", cause);
  }
}

/** How a chunk failed: it came without its page, not in time, or not at all. */
export type ChunkFailure = "missing" | "timeout" | "error";

/** The page's code did not arrive. */
export class ChunkLoadError extends Error {
  readonly code = "CHUNK_LOAD";
  override readonly name = this.code;
  readonly type: ChunkFailure;

  constructor(path: string, type: ChunkFailure, cause?: unknown) {
    super(`Loading chunk failed (${type}) for ${path}`, { cause });
    this.type = type;
  }
}

/**
 * The recovery from a failed navigation:
 * - `full-page-load`: the browser loads the target as a whole;
 * - `show-not-found`: the not-found page, at the requested address and in its language;
 * - `show-error`: a page that lets the visitor retry, at the requested address and in its language;
 * - `stay`: nothing, the page that is shown is the one that was asked for.
 */
export type Recovery = "full-page-load" | "show-not-found" | "show-error" | "stay";

/**
 * The one place that decides what a failed navigation leads to.
 *
 * Without a connection there is nothing that a full page load could bring: the browser's own error page would take the
 * place of ours.
 *
 * Recovery cannot loop: it is asked only after a navigation that a visitor started, never when a document starts,
 * and a document that was loaded shows its inline data whatever its hash. No memory of earlier attempts is needed.
 *
 * @param shownPath the path of the page that is shown; undefined when that is an error page
 */
export function recoveryFor(error: unknown, path: string, shownPath: string | undefined): Recovery {
  if (error instanceof InvalidHashError || error instanceof PageMovedError) return "full-page-load";
  if (error instanceof ChunkLoadError) return path === shownPath ? "stay" : "full-page-load";
  if (error instanceof PageNotFoundError) return "show-not-found";
  return "show-error";
}
