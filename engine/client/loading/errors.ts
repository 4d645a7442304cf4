/**
 * What a failed navigation leads to:
 * - `full-page-load`: the browser loads the target as a whole;
 * - `show-not-found`: the not-found page, at the requested address and in its language;
 * - `show-error`: a page that lets the visitor retry, at the requested address and in its language;
 * - `stay`: nothing, the page that is shown is the one that was asked for.
 *
 * Without a connection there is nothing that a full page load could bring: the browser's own error page would take the
 * place of ours.
 */
type Recovery = "full-page-load" | "show-not-found" | "show-error" | "stay";

/** The error catalogue of a page load, by code: what each leads to, and says. */
const CATALOGUE = {
  /** Data made for another client bundle than the one that runs here, or for none. */
  INVALID_HASH: [
    "full-page-load",
    (path) => `The data of ${path} was made for another version of this site. The page is loaded as a whole.`,
  ],
  /** No such page. */
  PAGE_NOT_FOUND: ["show-not-found", (path) => `Could not find ${path}`],
  /** The page has another address, or is gone for good: its document tells which. */
  PAGE_MOVED: [
    "full-page-load",
    (path) => `${path} is not the address of a page. The browser asks for it, and follows where it leads.`,
  ],
  /** The data did not arrive, or not in a form that can be read. */
  PAGE_DATA: ["show-error", (path, why) => `Could not load the data of ${path}: ${why}. Try again in a moment.`],
  /** The page's code came without its page ("missing"), not in time ("timeout"), or not at all ("error"). */
  CHUNK_LOAD: ["full-page-load", (path, why) => `Loading chunk failed (${why}) for ${path}`],
} as const satisfies Readonly<Record<string, readonly [Recovery, (path: string, why: string) => string]>>;

/** Why data did not arrive, where no answer came to the request. */
const DISCONNECTED = "the connection failed";

/** A page that could not be loaded. */
export class LoadError extends Error {
  override readonly name: keyof typeof CATALOGUE;
  readonly code: keyof typeof CATALOGUE;
  readonly why: string;

  constructor(code: keyof typeof CATALOGUE, path: string, why = "", cause?: unknown) {
    super(CATALOGUE[code][1](path, why), { cause });
    this.name = code;
    this.code = code;
    this.why = why;
  }

  static disconnected(path: string, cause: unknown): LoadError {
    return new LoadError("PAGE_DATA", path, DISCONNECTED, cause);
  }
}

/** Whether an error is one of the catalogue's, with a code. */
export function isLoadError(error: unknown, code: LoadError["code"]): error is LoadError {
  return error instanceof LoadError && error.code === code;
}

/** Whether an error says that there is no connection. */
export function isDisconnected(error: unknown): boolean {
  return isLoadError(error, "PAGE_DATA") && error.why === DISCONNECTED;
}

/**
 * The one place that decides what a failed navigation leads to.
 *
 * Recovery cannot loop: it is asked only after a navigation that a visitor started, never when a document starts,
 * and a document that was loaded shows its inline data whatever its hash. No memory of earlier attempts is needed.
 *
 * @param shownPath the path of the page that is shown; undefined when that is an error page
 */
export function recoveryFor(error: unknown, path: string, shownPath: string | undefined): Recovery {
  if (!(error instanceof LoadError)) return "show-error";
  return error.code === "CHUNK_LOAD" && path === shownPath ? "stay" : CATALOGUE[error.code][0];
}
