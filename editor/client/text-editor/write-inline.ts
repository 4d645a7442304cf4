import type { PhrasingContent } from "mdast";
import { Mark, type Node } from "prosemirror-model";

/** A character of a line, or a line break, with its marks. */
interface Sign {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/**
 * What stands in a block of text, as the library that writes Markdown has it: marks inside each other, without spaces at
 * the edges of the block and of bold and italics.
 *
 * @param lineBreak what stands for a line break, where the block can have none
 */
export function writeInline(block: Node, lineBreak = "\n"): PhrasingContent[] {
  const signs = block.children.flatMap(({ text = lineBreak, marks }) =>
    [...text].map((sign): Sign => ({ text: sign, marks })),
  );
  return nested(["strong", "em"].reduce(withWholeMark, withoutSpaces(signs)));
}

/** Without the spaces at the ends and beside line breaks: Markdown has none there. */
function withoutSpaces(signs: readonly Sign[]): readonly Sign[] {
  const isSpace = (sign?: Sign) => sign !== undefined && /^[^\S\n]$/.test(sign.text);
  const isEdge = (sign?: Sign) => sign === undefined || sign.text === "\n";
  const inside = (index: number, step: 1 | -1): boolean => {
    for (let at = index; ; at += step) if (!isSpace(signs[at])) return !isEdge(signs[at]);
  };
  const kept = signs.filter((sign, index) => !isSpace(sign) || (inside(index, 1) && inside(index, -1)));
  const first = kept.findIndex(({ text }) => text !== "\n");
  return first === -1 ? [] : kept.slice(first, kept.findLastIndex(({ text }) => text !== "\n") + 1);
}

/**
 * Shrinks a mark to what its delimiters can enclose (CommonMark §6.2, flanking): no spaces at its edges, and no punctuation there
 * with a word character right outside. `**« mot »**ici` is not bold, `**« mot** »ici` is.
 */
function withWholeMark(signs: readonly Sign[], name: string): readonly Sign[] {
  const fromOneSide = (all: readonly Sign[]) => {
    let isOpen = false;
    return all.map((sign, index): Sign => {
      const others = sign.marks.filter(({ type }) => type.name !== name);
      const isMarked = others.length < sign.marks.length;
      isOpen = isMarked && (isOpen || !isLeftOut(sign.text, all[index - 1]?.text));
      return isMarked && !isOpen ? { ...sign, marks: others } : sign;
    });
  };
  return fromOneSide(fromOneSide(signs).reverse()).reverse();
}

function isLeftOut(sign = "", outside = ""): boolean {
  return /^\s/.test(sign) || (/^[\p{P}\p{S}]/u.test(sign) && /^[^\s\p{P}\p{S}]/u.test(outside));
}

/** Marks around signs, the longest outside. */
function nested(signs: readonly Sign[]): PhrasingContent[] {
  const content: PhrasingContent[] = [];
  for (let start = 0; start < signs.length; ) {
    const marks = (signs[start]?.marks ?? []).filter(({ type }) => type.name !== "code");
    const [longest] = marks.map((mark) => ({ mark, end: endOf(signs, start, mark) })).sort((a, b) => b.end - a.end);
    const inside = signs.slice(start, longest?.end ?? endOfText(signs, start));
    const within = (mark: Mark) => inside.map((one) => ({ ...one, marks: mark.removeFromSet(one.marks) }));
    content.push(longest ? marked(longest.mark, nested(within(longest.mark))) : leaf(inside));
    start += inside.length;
  }
  return content;
}

function endOf(signs: readonly Sign[], start: number, mark: Mark): number {
  const length = signs.slice(start).findIndex(({ marks }) => !mark.isInSet(marks));
  return length === -1 ? signs.length : start + length;
}

/** The end of the signs with the marks of the first; a line break is alone. */
function endOfText(signs: readonly Sign[], start: number): number {
  const [first, ...others] = signs.slice(start) as [Sign, ...Sign[]];
  if (first.text === "\n") return start + 1;
  const length = others.findIndex(({ text, marks }) => text === "\n" || !Mark.sameSet(marks, first.marks));
  return length === -1 ? signs.length : start + 1 + length;
}

function leaf(signs: readonly Sign[]): PhrasingContent {
  const value = signs.map(({ text }) => text).join("");
  if (value === "\n") return { type: "break" };
  return { type: signs[0]?.marks.length === 1 ? "inlineCode" : "text", value };
}

function marked({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  switch (type.name) {
    case "link":
      return { type: "link", url: attrs.href, title: attrs.title, children };
    case "language":
      return { type: "language", code: attrs.code, children };
    default:
      return { type: type.name === "strong" ? "strong" : "emphasis", children };
  }
}
