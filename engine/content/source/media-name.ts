import { percentDecoded } from "../../pages/paths/paths.ts";

/** As a text or an editor may write it: media/, /media/, ../../media/. */
const MEDIA_FOLDER = /^(?:\.{1,2}\/)*\/?(?:content\/)?media\//;

/**
 * A file's name below the media folder, in one form of Unicode whatever system wrote the file or the text.
 *
 * @param source as a text gives it, or as Markdown encodes it
 * @example mediaName("/media/fa%C3%A7ade.jpg") // "façade.jpg"
 */
export function mediaName(source: string): string {
  return percentDecoded(source.replace(MEDIA_FOLDER, "")).normalize("NFC");
}
