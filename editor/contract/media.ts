/** Pictures and documents. */

/** `GET /api/media` gives `{ files: MediaEntry[] }`; `GET /api/media/file?path=media/a.png` the bytes, for `<img>`. */
export interface MediaEntry {
  /** "media/plan.png". */
  readonly path: string;
  /** As texts name it: "plan.png". */
  readonly name: string;
  readonly kind: "picture" | "document" | "other";
  readonly bytes: number;
  readonly version: string;
  /** The files that name it. */
  readonly usedBy: readonly string[];
  /** Of a picture, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

export interface MediaList {
  readonly files: readonly MediaEntry[];
}

/**
 * `POST /api/media?name=Photo.jpg`, the body being the file; with `replace=media/photo.jpg` it takes that one's place, under its
 * name. Answers 201; what the build would refuse is refused (422).
 */
export interface Uploaded {
  readonly file: MediaEntry;
  /** How it was changed, in a sentence ("reduced from 30 MB to 2 MB"); null where it is as it was. */
  readonly note: string | null;
  /** To be put into a text; the alternative text goes between the brackets. */
  readonly markdown: string;
}

/** `POST /api/media/change`: a new name, which every text that shows the file takes over; or a file that no text shows goes. (204) */
export type MediaRequest =
  | { readonly do: "rename"; readonly path: string; readonly name: string }
  | { readonly do: "delete"; readonly path: string };
