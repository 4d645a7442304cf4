/** Articles and pages that were changed, in all their languages at once. */

export interface TextsChanged {
  /** What was done, in the owner's words. */
  readonly said: string;
  /** The first file of what was added, or is called otherwise: it is shown next. Null where what is shown stays. */
  readonly path: string | null;
}

/** Of `GET /api/deleted`: what can be brought back, the last first: an article or a page in its languages, or a file. */
export interface DeletedText {
  readonly title: string;
  readonly paths: readonly string[];
  readonly deletedAt: string;
}
