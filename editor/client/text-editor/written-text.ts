import type { Node } from "prosemirror-model";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { type Piece, type ReadText, readLine, readMarkdown } from "./read-markdown.ts";
import { textSchema } from "./schema.ts";
import { writeLine, writeMarkdown, writtenBlocks } from "./write-markdown.ts";

/** A Markdown text beside its tree. */
export interface WrittenText {
  /** The tree of the text as it was read; undefined where there is none. */
  readonly doc: Node | undefined;
  /** The text of a tree that was made of it. */
  write(doc: Node): string;
  /** Takes over a text that somebody else has changed: only the blocks that differ are replaced. */
  takeOver(text: string, state: EditorState): Transaction | undefined;
  /** Where a line of the text, from 0, stands in a tree. */
  blockAt(line: number, doc: Node): { readonly node: Node; readonly position: number } | undefined;
}

/** A text with paragraphs. */
export function writtenText(markdown: string): WrittenText {
  let read = readMarkdown(markdown);
  return {
    doc: read.doc,
    write: (doc) => writeMarkdown(doc, read),
    takeOver(text, state) {
      const [mine, theirs] = [state.doc, readMarkdown(text)];
      const [first, last] = equalEnds(mine, theirs.doc);
      const blocks = (from: number, to: number, doc: Node) => doc.children.slice(from, to);
      const kept = [
        ...blocks(0, first, mine),
        ...blocks(first, theirs.doc.childCount - last, theirs.doc),
        ...blocks(mine.childCount - last, mine.childCount, mine),
      ];
      read = { ...theirs, pieces: new Map([...read.pieces, ...piecesOf(kept, theirs)]) };
      const place = (doc: Node, count: number) => blocks(0, count, doc).reduce((size, node) => size + node.nodeSize, 0);
      const tr = state.tr.replaceWith(
        place(mine, first),
        place(mine, mine.childCount - last),
        blocks(first, theirs.doc.childCount - last, theirs.doc),
      );
      const [anchor, head] = [state.selection.anchor, state.selection.head].map((at) =>
        tr.doc.resolve(moved(at, mine, theirs.doc)),
      );
      return anchor && head ? tr.setSelection(TextSelection.between(anchor, head)) : tr;
    },
    blockAt(line, doc) {
      let end = 0;
      return writtenBlocks(doc, read).find(({ before, text }) => {
        end += `${before}${text}`.split("\n").length - 1;
        return line <= end;
      });
    },
  };
}

/** A line with marks. */
export function writtenLine(markdown: string): WrittenText {
  return {
    doc: readLine(markdown),
    write: writeLine,
    takeOver(text, state) {
      const line = readLine(text) ?? textSchema.node("line", null, textSchema.text(text));
      return state.tr.replaceWith(0, state.doc.content.size, line.content);
    },
    blockAt: (_line, doc) => ({ node: doc, position: -1 }),
  };
}

/** Where a place of a text is in another version of it. */
function moved(place: number, mine: Node, theirs: Node): number {
  const start = mine.content.findDiffStart(theirs.content);
  const end = mine.content.findDiffEnd(theirs.content);
  if (start === null || end === null || place <= start) return place;
  return place >= end.a ? place + end.b - end.a : Math.max(start, Math.min(place, end.b));
}

/** How many blocks at the beginning and at the end of two texts are equal. */
function equalEnds(mine: Node, theirs: Node): readonly [number, number] {
  const shorter = Math.min(mine.childCount, theirs.childCount);
  let first = 0;
  while (first < shorter && mine.child(first).eq(theirs.child(first))) first += 1;
  let last = 0;
  while (
    last < shorter - first &&
    mine.child(mine.childCount - 1 - last).eq(theirs.child(theirs.childCount - 1 - last))
  )
    last += 1;
  return [first, last];
}

/** The bytes of blocks that stand for those of a text. */
function piecesOf(blocks: readonly Node[], { doc, pieces }: ReadText): (readonly [Node, Piece])[] {
  return blocks.flatMap((block, index) => {
    const piece = pieces.get(doc.child(index));
    return piece === undefined ? [] : [[block, { ...piece, above: blocks[index - 1] }]];
  });
}
