/** Opening, saving, making and deleting files. */
import type { SchemaId } from "./forms.ts";
import type { Framing } from "./requests.ts";
import type { Json, Refusal } from "./values.ts";

/** `GET /api/file?path=…` */
export interface OpenFile {
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
}

export interface Saved {
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

/** Versions of files. */

/** Of `GET /api/history?path=…`: a version that was saved, newest first; also of a file that was deleted; `GET /api/history/text?path=…&id=…` its text. */
export interface FileVersion {
  readonly id: string;
  /** When: ISO 8601 in UTC. */
  readonly savedAt: string;
  /** Who wrote it; undefined where nobody signs in, or another program did. */
  readonly by?: string | undefined;
}

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

/** Pictures and documents. */

/** `GET /api/media`. */
export interface Media {
  readonly files: readonly MediaEntry[];
  /** Of each text and each file that cannot be read, in a sentence. */
  readonly unread: readonly string[];
}

/** `GET /api/media/file?path=media/a.png` gives the bytes, for `<img>`. */
export interface MediaEntry {
  /** "media/plan.png". */
  readonly path: string;
  /** As texts name it: "plan.png". */
  readonly name: string;
  readonly kind: "picture" | "document" | "other";
  readonly bytes: number;
  readonly version: string;
  /** The version that was replaced last, kept to be brought back; undefined where there is none. */
  readonly before: string | undefined;
  /** The files that name it; null where one that cannot be read may. */
  readonly usedBy: readonly string[] | null;
  /** Of a picture, in pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Of a picture that the owner has framed. */
  readonly framing?: Framing;
}

/**
 * `POST /api/media?name=Photo.jpg`, the body being the file; with `replace=media/photo.jpg` it takes that one's place, under its
 * name. What the build would refuse is refused (422).
 */
export interface Uploaded {
  readonly name: string;
  /** How it was changed, in a sentence ("reduced from 30 MB to 2 MB"); null where it is as it was. */
  readonly note: string | null;
}
