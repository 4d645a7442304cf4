/** Opening, saving and making files, and texts that are not saved yet. */
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
  /** An unsaved text of this file from before (a closed window, a crash); null without one. */
  readonly unsaved: Edited | null;
}

/**
 * A file as the page has changed it. Either the whole `value` (what is left out is removed; the server finds what
 * changed and changes those lines alone), with the `body` of a Markdown file; or the whole `text`.
 */
export type Edited = { readonly value: Json; readonly body?: string | undefined } | { readonly text: string };

/** `PUT /api/file`. Answers {@link Saved}; 409 {@link Conflict} where the file is not the version that was opened. */
export interface SaveRequest {
  readonly path: string;
  /** Of {@link OpenFile} or of the last {@link Saved}; null for a file that is not there yet (it must not be there). */
  readonly version: string | null;
  readonly edited: Edited;
}

export interface Saved {
  readonly path: string;
  readonly version: string | null;
  /** The file as it was written. */
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** Another program, or another window, changed the file (409). Nothing was written. */
export interface Conflict extends Refusal {
  /** The file on the disk now; null where it was deleted. */
  readonly theirs: {
    readonly version: string;
    readonly text: string;
    readonly value: Json;
    readonly body: string | null;
  } | null;
  /** The text that was not written. To overwrite on purpose, save again with `theirs.version` (null if deleted). */
  readonly mine: { readonly text: string };
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

/**
 * `PUT /api/unsaved`: what stands in the form now, unsaved; after each keystroke (wait some 50 ms for the next). The preview
 * follows. It is kept beside the content until it is saved or dropped, so that a crash loses nothing.
 * `DELETE /api/unsaved?path=…` drops it (204).
 */
export interface UnsavedRequest {
  readonly path: string;
  readonly edited: Edited;
}

export interface UnsavedResult {
  /** Counts up with each change; the preview names the one that it shows. */
  readonly revision: number;
  readonly previewPath: string | null;
  /** Of this file. Those of the others come as an event. */
  readonly findings: readonly Finding[];
}
