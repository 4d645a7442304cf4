import { escapeXml } from "../../files/xml.ts";
import { inertJson } from "../../pages/data/head-elements.ts";

/** Where a visitor's own text stands: in an element or attribute, or in the page data. */
type Part = "html" | "data";

/** A document in pieces. Between two of them stands a text that no other visitor sees. */
export interface DocumentTemplate<Name extends string> {
  readonly pieces: readonly Buffer[];
  /** The bytes after each piece but the last. */
  readonly places: readonly { readonly part: Part; readonly name: Name }[];
}

/** Stands for a visitor's own text; nothing escapes characters of Unicode's private use. */
const MARK = /\ue000(html|data):(\w+)\ue001/;

/** What stands for a text of a visitor while the document is rendered. */
export function markOf(part: Part, name: string): string {
  return `\ue000${part}:${name}\ue001`;
}

/** Cuts a document at its marks. */
export function cutAtMarks<Name extends string>(document: string): DocumentTemplate<Name> {
  // The groups of the mark stand between the pieces.
  const all = document.split(MARK);
  const places = all.flatMap((part, index) =>
    index % 3 === 1 ? [{ part: part as Part, name: all[index + 1] as Name }] : [],
  );
  return { pieces: all.filter((_, index) => index % 3 === 0).map((piece) => Buffer.from(piece)), places };
}

/**
 * The document with a visitor's texts, escaped.
 *
 * @param isTextarea whether a text stands in `<textarea>`: the parser drops one line break after it, and the text's own first
 * one must survive that
 */
export function filledTemplate<Name extends string>(
  { pieces, places }: DocumentTemplate<Name>,
  texts: Readonly<Record<Name, string>>,
  isTextarea: (name: Name) => boolean,
): Buffer {
  const textAt = (index: number) => {
    const place = places[index];
    if (place === undefined) return "";
    const text = texts[place.name];
    if (place.part === "data") return inertJson(text).slice(1, -1);
    return isTextarea(place.name) ? `\n${escapeXml(text)}` : escapeXml(text);
  };
  return Buffer.concat(pieces.flatMap((piece, index) => [piece, Buffer.from(textAt(index))]));
}
