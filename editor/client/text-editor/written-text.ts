import type { Node } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";
import { ReplaceStep } from "prosemirror-transform";
import { type Piece, type ReadText, readLine, readMarkdown } from "./read-markdown.ts";
import { textSchema } from "./schema.ts";
import { writeLine, writeMarkdown, writtenBlocks } from "./write-markdown.ts";

/** A Markdown text beside its tree. */
export interface WrittenText {
  /** The tree of the text as it was read; undefined where there is none. */
  readonly doc: Node | undefined;
  /** The text of a tree that was made of it. */
  write(doc: Node): string;
  /** Takes over a text that somebody else has changed: only what differs is replaced. */
  takeOver(text: string, state: EditorState): Transaction;
  /** Where a line of the text, from 0, stands in a tree. */
  blockAt(line: number, doc: Node): { readonly node: Node; readonly position: number } | undefined;
}

/** A text with paragraphs. */
export function writtenText(markdown: string): WrittenText {
  let read = readMarkdown(markdown);
  return {
    doc: read.doc,
    write: (doc) => writeMarkdown(doc, read),
    takeOver(text, { doc, tr }) {
      const theirs = readMarkdown(text);
      const start = doc.content.findDiffStart(theirs.doc.content);
      const end = doc.content.findDiffEnd(theirs.doc.content);
      if (start !== null && end !== null) {
        // What one of them has twice is no part of both ends.
        const twice = Math.max(0, start - Math.min(end.a, end.b));
        tr.step(new ReplaceStep(start, end.a + twice, theirs.doc.slice(start, end.b + twice)));
      }
      read = { ...theirs, pieces: new Map([...read.pieces, ...piecesOf(tr.doc.children, theirs)]) };
      return tr;
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

/** The bytes of blocks that stand for those of a text. */
function piecesOf(blocks: readonly Node[], { doc, pieces }: ReadText): (readonly [Node, Piece])[] {
  return blocks.flatMap((block, index) => {
    const piece = pieces.get(doc.child(index));
    return piece === undefined ? [] : [[block, { ...piece, above: blocks[index - 1] }]];
  });
}
