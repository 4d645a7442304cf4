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
