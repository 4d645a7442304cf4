import type { Node } from "@tiptap/pm/model";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import { ReplaceStep } from "@tiptap/pm/transform";
import { diffPatch, patch } from "node-diff3";
import { readLine, readMarkdown } from "./read-markdown.ts";
import { textSchema } from "./schema.ts";
import { OTHER_MARKERS, writeBlocks, writeLine } from "./write-markdown.ts";

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

/**
 * A text with paragraphs. It is written anew before and after a change; where the two say the same, the text keeps its bytes. Where
 * it would then be read otherwise, as a list that grew together with the one beside it, other markers are tried, and at last all of
 * it is written anew.
 */
export function writtenText(markdown: string): WrittenText {
  let read = readMarkdown(markdown);
  const begun = (pieces: readonly string[]) => {
    const first = pieces.findIndex((piece) => piece !== "");
    const block = pieces[first]?.replace(/^(?:[^\S\n]*\n)*/, "");
    return block === undefined ? [] : pieces.with(first, read.start + block);
  };
  const joined = (pieces: readonly string[]) => (pieces.length === 0 ? "" : pieces.join("") + read.end);
  /** The text of each block of a tree; none for one without anything in it. */
  const piecesOf = (doc: Node): readonly string[] => {
    const anew = begun(writeBlocks(doc));
    const other = joined(anew);
    for (const markers of [undefined, ...OTHER_MARKERS]) {
      const [before, after] = [read.doc, doc].map((tree) => [...writeBlocks(tree, markers)]);
      const kept = begun(patch([...read.blocks], diffPatch(before ?? [], after ?? [])) as string[]);
      const text = joined(kept);
      if (text === other || readMarkdown(text).doc.eq(readMarkdown(other).doc)) return kept;
    }
    return anew;
  };
  return {
    doc: read.doc,
    write: (doc) => joined(piecesOf(doc)),
    takeOver(text, { doc, schema, tr }) {
      const theirs = readMarkdown(text);
      const other = schema.nodeFromJSON(theirs.doc.toJSON());
      const start = doc.content.findDiffStart(other.content);
      const end = doc.content.findDiffEnd(other.content);
      if (start !== null && end !== null) {
        // What one of them has twice is no part of both ends.
        const twice = Math.max(0, start - Math.min(end.a, end.b));
        tr.step(new ReplaceStep(start, end.a + twice, other.slice(start, end.b + twice)));
      }
      read = theirs;
      return tr;
    },
    blockAt(line, doc) {
      const pieces = piecesOf(doc);
      let found: { readonly node: Node; readonly position: number } | undefined;
      let end = 0;
      doc.forEach((node, position, index) => {
        end += (pieces[index]?.split("\n").length ?? 1) - 1;
        if (pieces[index] && line <= end) found ??= { node, position };
      });
      return found;
    },
  };
}

export function writtenLine(markdown: string): WrittenText {
  return {
    doc: readLine(markdown),
    write: writeLine,
    takeOver(text, { doc, schema, tr }) {
      const line = readLine(text) ?? textSchema.node("line", null, textSchema.text(text));
      return tr.replaceWith(0, doc.content.size, schema.nodeFromJSON(line.toJSON()).content);
    },
    blockAt: (_line, doc) => ({ node: doc, position: -1 }),
  };
}
