import { mediaName } from "../source/media-name.ts";
import { mediaExtensions } from "./media-kinds.ts";

/** Not an address: no scheme, no anchor, no path of the site other than /media/. */
const NO_ADDRESS = String.raw`(?!\s*<?(?:[a-z][a-z0-9+.-]*:|#|\/(?!media\/)))`;
/** A name may have spaces, and pairs of brackets. */
const NAME = String.raw`(?:[^()<>"\n]|\([^()\n]*\))+?\.(?:${mediaExtensions.join("|")})`;
/** A title may follow, in quotes of either kind. */
const TARGET = new RegExp(String.raw`(?<=\]\()${NO_ADDRESS}\s*<?(${NAME})>?(?=\s*\)|\s+["'])`, "gi");

/** The file of the media folder that the address of a link means; undefined for any other address. */
export function linkedFile(address: string): string | undefined {
  return [...`](${address})`.matchAll(TARGET)].map(([, name = ""]) => mediaName(name))[0];
}

/** Names of files between angle brackets, where Markdown takes spaces and brackets as well. */
export function withWholeNames(markdown: string): string {
  return markdown.replace(TARGET, "<$1>");
}
