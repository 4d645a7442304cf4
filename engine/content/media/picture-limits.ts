import type { Metadata } from "sharp";
import { directiveForms } from "../source/parse-directive.ts";
import { RefusedFile } from "./refused-file.ts";

/** Pixels of a picture, in millions: more than any telephone takes, few enough for a small machine. */
const MAX_MEGAPIXELS = 250;
/** Pixels of one side of a finished picture: WebP allows no more. */
const MAX_SIDE = 16_383;

/**
 * Refuses what is too large, and what moves: readers must be able to stop it (WCAG 2.2.2), and no browser has a button for
 * that.
 *
 * @param widest width of the widest file that is made of it
 * @throws {RefusedFile}
 */
export function checkMeasures({ autoOrient, pages = 1 }: Metadata, widest: number): void {
  const { width, height } = autoOrient;
  const megapixels = Math.round((width * height) / 1e6);
  if (megapixels > MAX_MEGAPIXELS) {
    const values = { pixels: String(megapixels), most: String(MAX_MEGAPIXELS) };
    throw new RefusedFile({ id: "picture-too-large", values });
  }
  if (Math.max(widest, (widest * height) / width) > MAX_SIDE) {
    throw new RefusedFile({ id: "picture-too-long", values: { size: `${width} × ${height}` } });
  }
  if (pages > 1) {
    throw new RefusedFile({ id: "picture-of-several", values: { count: String(pages), write: directiveForms.embed } });
  }
}

/** Why a file that cannot be decoded is refused. The decoder's own words are for programmers. */
export function undecodable(bytes: Buffer): RefusedFile {
  const id = bytes.length === 0 ? "file-empty" : isHeic(bytes) ? "picture-heic" : "picture-unreadable";
  return new RefusedFile({ id, values: {} });
}

/** Whether a file is of the family of HEIF formats, by the brand that it begins with (ISO/IEC 23008-12). */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cmsx]|mif1|msf1)$/.test(bytes.toString("latin1", 4, 12));
}
