/** Versions of files. */

/** Of `GET /api/history?path=…`: a version that was saved, newest first; also of a file that was deleted; `GET /api/history/text?path=…&id=…` its text. */
export interface FileVersion {
  readonly id: string;
  /** When: ISO 8601 in UTC. */
  readonly savedAt: string;
}
