/** Versions of files. */

/** A version of a file that was saved. */
export interface FileVersion {
  readonly id: string;
  /** When: ISO 8601 in UTC. */
  readonly savedAt: string;
  readonly bytes: number;
}

/** `GET /api/history?path=…`: newest first; also of a file that was deleted. */
export interface FileHistory {
  readonly path: string;
  readonly versions: readonly FileVersion[];
}

/** `GET /api/history/text?path=…&id=…`: `{ text }`. */
export interface OldText {
  readonly text: string;
}

/** `POST /api/history/restore`. 409 where the file was changed meanwhile. What it replaces is kept as a version too. */
export interface RestoreRequest {
  readonly path: string;
  readonly id: string;
  /** Of the file as it is now; null where it is not there. */
  readonly version: string | null;
}
