/** Opening, saving, making and deleting files. */
import type { Finding } from "./findings.ts";
import type { SchemaId } from "./schemas.ts";
import type { Json, Refusal, SiteLanguage } from "./values.ts";

/** `GET /api/file?path=…` */
export interface OpenFile {
  readonly path: string;
  /** The hash of the bytes on the disk; sent back when saving. Null for a file that is not there yet. */
  readonly version: string | null;
  readonly kind: "yaml" | "markdown" | "text";
  /** The schema of `value`; null for a plain text file. */
  readonly schema: SchemaId | null;
  /** The value of the YAML (or of the front matter); null where it cannot be read, or for plain text. */
  readonly value: Json;
  /** The Markdown below the front matter; null for a YAML file. */
  readonly body: string | null;
  /** The whole file as it is. Edited where `value` is null, and by those who prefer it. */
  readonly text: string;
  /** Whether the file can be written. */
  readonly writable: boolean;
  /** Where the preview shows it; null for a file that is no page. */
  readonly previewPath: string | null;
  readonly findings: readonly Finding[];
}

/**
 * A file as the page has changed it. Either the whole `value` (what is left out is removed; the server finds what
 * changed and changes those lines alone), with the `body` of a Markdown file; or the whole `text`.
 */
export type Edited = { readonly value: Json; readonly body?: string | undefined } | { readonly text: string };

/**
 * `PUT /api/file`: what was typed; a moment after it was. Answers {@link Saved}; 409 {@link Conflict}, and nothing is written.
 * Sending the same again changes nothing.
 */
export interface Typed {
  readonly path: string;
  /** The whole file that the form was filled from, or `mine` of the last {@link Saved}; null where there was none. */
  readonly base: string | null;
  readonly edited: Edited;
  /** What was sent before and never answered: made of the same base, and in the file already, or not. */
  readonly unanswered?: Edited | undefined;
}

export interface Saved {
  readonly path: string;
  readonly version: string | null;
  /** The file as it is now. */
  readonly text: string;
  /** The file as the form has it: another text than `text` where somebody else changed other lines of it. */
  readonly mine: string;
}

/** Two people changed the same lines, or one deleted the file that the other writes (409). The text typed is kept as a version. */
export interface Conflict extends Refusal {
  /** The file as it is now; null where it was deleted. */
  readonly theirs: string | null;
  /** Both texts, in the order of the file; where they were joined they would have no `mine` and `theirs`. */
  readonly pieces: readonly Piece[];
}

/** Lines of two texts: the same, or those of each. */
export type Piece =
  | { readonly same: readonly string[] }
  | { readonly mine: readonly string[]; readonly theirs: readonly string[] };

/** A file that is to be written only if it is still the one that was read. */
export interface SaveRequest {
  readonly path: string;
  /** Of the file that was read; null for one that is not there yet. */
  readonly version: string | null;
  readonly edited: Edited;
}

/** `POST /api/articles`: a new article, or a missing language of one. Answers {@link OpenFile} (201). */
export interface NewArticle {
  readonly language: SiteLanguage;
  /** The file name is made from it. */
  readonly title: string;
  /** Of the article that this is another language of: date, tags and picture are taken over from it. */
  readonly key?: string | undefined;
}

/** `POST /api/pages`: the missing language of a page, made from a language that is there. Answers {@link OpenFile} (201). */
export interface NewPage {
  readonly page: string;
  readonly language: SiteLanguage;
}
