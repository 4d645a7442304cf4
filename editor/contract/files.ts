/** Opening, saving, making and deleting files. */
import type { SchemaId } from "./forms.ts";
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
