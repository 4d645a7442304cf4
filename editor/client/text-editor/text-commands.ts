import { type Editor, Extension, type Extensions, InputRule, type JSONContent } from "@tiptap/core";
import { TrailingNode } from "@tiptap/extensions";
import { NodeSelection, Plugin, Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { textParts } from "./schema.ts";

/** Puts a block in place of a selected one or of an empty paragraph, else below the one with the cursor. */
export function putBlock(editor: Editor, ...blocks: readonly JSONContent[]): boolean {
  const { doc, selection } = editor.state;
  const { $from, $to, from, to } = selection;
  const isEmpty = $from.parent.type.name === "paragraph" && $from.parent.content.size === 0;
  const below = $to.depth === 0 ? to : $to.after(1);
  const [start, end] =
    selection instanceof NodeSelection ? [from, to] : isEmpty ? [$from.before(), $from.after()] : [below, below];
  // There is a place to write on.
  const isLast = doc.resolve(end).depth === 0 && doc.resolve(end).nodeAfter === null;
  return editor
    .chain()
    .insertContentAt({ from: start, to: end }, isLast ? [...blocks, { type: "paragraph" }] : [...blocks])
    .command(({ tr }) => tr.setSelection(Selection.near(tr.doc.resolve(start + 1))).scrollIntoView().selectionSet)
    .run();
}

/** Puts pictures in place of a selected one: several become a gallery, or a part of the one that they stand in. */
export function putPictures(editor: Editor, pictures: readonly object[]): boolean {
  const nodes = pictures.map((attrs) => ({ type: "picture", attrs }));
  const isPart = nodes.length === 1 || editor.state.selection.$from.parent.type.name === "gallery";
  return isPart ? putBlock(editor, ...nodes) : putBlock(editor, { type: "gallery", content: nodes });
}

const row = (cell: string) => ({ type: "tableRow", content: [{ type: cell }, { type: cell }] });
/** A table of two columns. */
export const newTable = { type: "table", content: [row("tableHeader"), row("tableCell")] };

/** Puts words with a mark in place of the selection; the words that are selected keep their other marks. */
export function markWords(editor: Editor, name: "link" | "language", attrs: object, words: string): boolean {
  const { state } = editor;
  const { from, to } = state.selection;
  const isSame = words === state.doc.textBetween(from, to);
  const end = isSame ? to : from + words.length;
  return editor
    .chain()
    .command(({ tr }) => isSame || tr.insertText(words, from, to).docChanged)
    .setTextSelection({ from, to: end })
    .setMark(name, attrs)
    .setTextSelection(end)
    .unsetMark(name)
    .scrollIntoView()
    .run();
}

/** The first row of a table, and no other, has the headings of its columns. */
export const headings = new Plugin({
  appendTransaction(transactions, _before, { doc, schema, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const { tableHeader, tableCell } = schema.nodes;
    doc.descendants((node, position, parent) => {
      if (node.type.spec.tableRole !== "row") return !node.isTextblock;
      const type = parent?.firstChild === node ? tableHeader : tableCell;
      node.forEach((cell, offset) => {
        if (cell.type !== type) tr.setNodeMarkup(position + 1 + offset, type, cell.attrs);
      });
      return false;
    });
    return tr.docChanged ? tr : null;
  },
});

/** Escape, then Tab: out of a list or a table, in which Tab has a use of its own. */
function wayOut(): Plugin {
  let isLeaving = false;
  return new Plugin({
    props: {
      handleDOMEvents: {
        // Before every key of the text: a Tab that leaves is the browser's.
        keydown(_view, { key }) {
          const leaves = isLeaving && key === "Tab";
          if (key !== "Shift") isLeaving = key === "Escape";
          return leaves;
        },
      },
    },
  });
}

/**
 * Has a view take over the selection of its page. Browsers tell of a selection a moment after it was made: on a busy machine after
 * the next keys, which would go where the cursor was, or replace what is not selected any more.
 */
export function takeSelection(view: EditorView): void {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
}

/** Whatever is done to a text, is done where the cursor is. */
const atCursor = new Plugin({
  props: {
    handleDOMEvents: { keydown: takeSelection, beforeinput: takeSelection, cut: takeSelection, paste: takeSelection },
  },
});

/** An address becomes a link once a space follows it. */
const linkedAddress = new InputRule({
  find: /(?:^|\s)(https?:\/\/\S*[\w/])\s$/,
  handler({ state: { tr, schema }, range, match: [, href = ""] }) {
    const link = schema.mark("link", { href });
    const end = range.to - 1;
    if (tr.doc.rangeHasMark(end - href.length, end, link.type)) return null;
    tr.addMark(end - href.length, end, link).removeStoredMark(link.type);
  },
});

const shared = { name: "keys", priority: 2000, addProseMirrorPlugins: () => [atCursor, wayOut()] };
const lineKeys = Extension.create({
  ...shared,
  addKeyboardShortcuts: () => ({ Enter: () => true, "Shift-Enter": () => true }),
});
/** Keys of texts with paragraphs, as in a word processor; where they do nothing, Tiptap's own do. */
const textKeys = Extension.create({
  ...shared,
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Enter: () =>
        editor.commands.goToNextCell() ||
        (editor.can().addRowAfter() && editor.chain().addRowAfter().goToNextCell().run()),
      "Shift-Enter": () =>
        editor.commands.first(({ commands, tr }) => [
          () => commands.newlineInCode(),
          () => tr.selection.$from.parent.type.name === "paragraph" && commands.insertContent({ type: "hardBreak" }),
          () => true,
        ]),
    };
  },
  addInputRules: () => [linkedAddress],
  addProseMirrorPlugins: () => [...shared.addProseMirrorPlugins(), headings],
});

/** What a text, or a line, consists of and can do with keys. */
export function extensionsOf(isLine: boolean): Extensions {
  return [...textParts, ...(isLine ? [lineKeys] : [textKeys, TrailingNode])];
}
