/** The error catalogue of a page load (specification, section 8). What is done about each: `recovery.ts`. */

/** Data made for another program than the one that runs here, or for none (conformance row P2, ruling D14). */
export class InvalidHashError extends Error {
  readonly code = "INVALID_HASH";
  override readonly name = this.code;

  constructor(path: string) {
    super(`The data of ${path} was made for another version of this site. The page is loaded as a whole.`);
  }
}

/** No such page (conformance row P3). */
export class PageNotFoundError extends Error {
  readonly code = "PAGE_NOT_FOUND";
  override readonly name = this.code;

  constructor(path: string) {
    super(`Could not find ${path}`);
  }
}

/** The data did not arrive, or not in a form that can be read (conformance row P4). */
export class PageDataError extends Error {
  readonly code = "PAGE_DATA";
  override readonly name = this.code;

  constructor(path: string, why: string, cause?: unknown) {
    super(`Could not load the data of ${path}: ${why}. Try again in a moment.`, { cause });
  }
}

/** How a chunk failed: it came without its page, not in time, or not at all. */
export type ChunkFailure = "missing" | "timeout" | "error";

/** The page's code did not arrive (conformance row P6). */
export class ChunkLoadError extends Error {
  readonly code = "CHUNK_LOAD";
  override readonly name = this.code;
  readonly type: ChunkFailure;

  constructor(path: string, type: ChunkFailure, cause?: unknown) {
    super(`Loading chunk failed (${type}) for ${path}. The page is loaded as a whole.`, { cause });
    this.type = type;
  }
}
