import type { Token } from "markdown-it";
import { linkedFile } from "../media/media-links.ts";
import { mediaName } from "../source/media-name.ts";
import { readableAddress } from "./inline-text.ts";
import { markdownParser, parserSource } from "./markdown-parser.ts";

/** The files of the media folder that a text shows and offers, each once, as the build reads it. */
export function linkedFiles(markdown: string): string[] {
  const tokens = markdownParser.parse(parserSource(markdown), {});
  const documents = addressesIn(tokens, "link_open").flatMap((address) => linkedFile(address) ?? []);
  return [...new Set([...documents, ...addressesIn(tokens, "image").map(mediaName)])];
}

/** The addresses of the links or of the pictures of a text, as people write them. */
export function addressesIn(tokens: readonly Token[], type: "link_open" | "image"): string[] {
  const name = type === "image" ? "src" : "href";
  const inlines = tokens.flatMap(({ children }) => children ?? []);
  return inlines.filter((token) => token.type === type).map((token) => readableAddress(token.attrGet(name)));
}
