import { mediaName } from "../source/media-name.ts";
import { mediaExtensions } from "./media-kinds.ts";

/** Not an address: no scheme, no anchor, no path of the site other than /media/. */
const NO_ADDRESS = String.raw`(?!\s*<?(?:[a-z][a-z0-9+.-]*:|#|\/(?!media\/)))`;
/** A name may have spaces, and pairs of brackets. */
const NAME = String.raw`(?:[^()<>"\n]|\([^()\n]*\))+?\.(?:${mediaExtensions.join("|")})`;
/** A picture's name may be any. */
const PICTURE = /!\[[^\]\n]*\]\(\s*<?([^"<>\n]+?)>?(?:\s+"[^"\n]*")?\s*\)(?=\s|$)/g;
const TARGET = new RegExp(String.raw`(?<=\]\()${NO_ADDRESS}\s*(<?)(${NAME})>?(\s+"[^"\n]*")?\s*(?=\))`, "gi");

/** Parts of a text that are not shown, however many lines they have. */
export const COMMENT = /<!--[\s\S]*?-->/g;

/** The file of the media folder that the address of a link means; undefined for any other address. */
export function linkedFile(address: string): string | undefined {
  return [...`](${address})`.matchAll(TARGET)].map(([, , name = ""]) => mediaName(name))[0];
}

/** The files of the media folder that a text names in links and pictures, each once; those in comments are not shown. */
export function linkedFiles(source: string): string[] {
  const text = source.replace(COMMENT, "");
  const documents = [...text.matchAll(TARGET)].map(([, , name = ""]) => name);
  const pictures = [...text.matchAll(PICTURE)].map(([, name = ""]) => name);
  return [...new Set([...documents, ...pictures].map(mediaName))];
}

/** Names of files between angle brackets, where Markdown takes spaces and brackets as well. */
export function withWholeNames(markdown: string): string {
  return markdown.replace(TARGET, (_all, _open, name: string, title = "") => `<${name}>${title}`);
}
