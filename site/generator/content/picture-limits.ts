import type { Metadata } from "sharp";
import { RefusedFile } from "./refused-file.ts";

/** Pixels of a picture, in millions: more than any telephone takes, few enough for a small machine. */
const MAX_MEGAPIXELS = 250;
/** Pixels of one side of a finished picture: WebP allows no more. */
const MAX_SIDE = 16_383;

const SAVE_AGAIN = "open it in a picture program and save it again as JPEG or PNG, or remove it from the text";

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
    throw new RefusedFile(
      `this picture has ${megapixels} million pixels; at most ${MAX_MEGAPIXELS} million can be read`,
      "save it smaller: a width of 4000 pixels is plenty",
    );
  }
  if (Math.max(widest, (widest * height) / width) > MAX_SIDE) {
    throw new RefusedFile(
      `this picture is too long for browsers (${width} × ${height} pixels)`,
      "cut it into several pictures",
    );
  }
  if (pages > 1) {
    throw new RefusedFile(
      `this file has ${pages} pictures: it moves, or has several pages`,
      "save the one to show as JPEG or PNG; a film is shown by ::embed, a document of several pages is offered as PDF",
    );
  }
}

/** Why a file that cannot be decoded is refused. The decoder's own words are for programmers. */
export function undecodable(bytes: Buffer): RefusedFile {
  if (bytes.length === 0) return new RefusedFile("this file is empty", "copy it again from where it comes");
  if (isHeic(bytes)) {
    return new RefusedFile(
      "this photograph is in Apple's format HEIC, which browsers do not show",
      "export it as JPEG; on the iPhone, Settings > Camera > Formats > Most Compatible takes the next ones as JPEG",
    );
  }
  return new RefusedFile("this picture is damaged, or in a format that is not known here", SAVE_AGAIN);
}

/** Whether a file is of the family of HEIF formats, by the brand that it begins with (ISO/IEC 23008-12). */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cmsx]|mif1|msf1)$/.test(bytes.toString("latin1", 4, 12));
}
