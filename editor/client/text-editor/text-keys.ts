import { baseKeymap, chainCommands, newlineInCode } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { MarkType, Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, Plugin } from "prosemirror-state";
import { deleteCellSelection, goToNextCell, tableEditing } from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { textSchema } from "./schema.ts";
import { mark, nextCell } from "./text-commands.ts";

const { nodes, marks } = textSchema;

const lineBreak: Command = (state, dispatch) => {
  const isPossible = state.selection.$from.parent.type === nodes.paragraph;
  if (isPossible) dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Keys of texts with paragraphs, as in a word processor; where they do nothing, ProseMirror's own do. */
const textKeys: Readonly<Record<string, Command>> = {
  Enter: chainCommands(nextCell, newlineInCode, splitListItem(nodes.list_item)),
  "Shift-Enter": chainCommands(newlineInCode, lineBreak),
  Tab: chainCommands(nextCell, sinkListItem(nodes.list_item)),
  "Shift-Tab": chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
  Backspace: chainCommands(undoInputRule, deleteCellSelection),
  Delete: deleteCellSelection,
};

const nothing: Command = () => true;
const lineKeys: Readonly<Record<string, Command>> = {
  Enter: nothing,
  "Shift-Enter": nothing,
  Backspace: undoInputRule,
};

function typedAround(sign: RegExp, type: MarkType): InputRule {
  return new InputRule(sign, (state, [whole, before = "", words = ""], start, end) => {
    const from = start + before.length;
    const tr = state.tr.insertText(words, from, end);
    return whole === "" ? null : tr.addMark(from, from + words.length, type.create()).removeStoredMark(type);
  });
}

/** An address becomes a link once a space follows it. */
const linkedAddress = new InputRule(/(?:^|\s)(https?:\/\/\S*[\w/])\s$/, (state, [whole, href = ""], _start, end) => {
  const from = end - href.length;
  if (state.doc.rangeHasMark(from, end, marks.link)) return null;
  const link = state.tr.addMark(from, end, marks.link.create({ href })).removeStoredMark(marks.link);
  return link.insertText(whole.slice(-1), end);
});

/** What is typed around whole words by those who know Markdown: a star within one, `5*3*2` or `client*e*s`, is a star. */
const typedInLines = [
  typedAround(/(^|[^*\p{L}\p{N}])\*\*([^\s*\p{Pe}](?:[^*]*[^\s*])?)\*\*$/u, marks.strong),
  typedAround(/(^|[^*\p{L}\p{N}])\*([^\s*\p{Pe}](?:[^*]*[^\s*])?)\*$/u, marks.em),
];
/** The same, and what is typed at the beginning of a line. */
const typedInTexts = [
  ...typedInLines,
  wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
  wrappingInputRule(
    /^(\d{1,3})[.)]\s$/,
    nodes.ordered_list,
    ([, start]) => ({ order: Number(start) }),
    ([, start], before) => before.childCount + before.attrs.order === Number(start),
  ),
  wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = ""]) => ({ level: signs.length })),
  linkedAddress,
];

/** The first row of a table, and no other, has the headings of its columns. */
const headings = new Plugin({
  appendTransaction(transactions, _before, state) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const tr = state.tr;
    state.doc.descendants((node, position, parent) => {
      if (node.type.spec.tableRole !== "row") return !node.isTextblock;
      const type = parent?.firstChild === node ? nodes.table_header : nodes.table_cell;
      node.forEach((cell, offset) => {
        if (cell.type !== type) tr.setNodeMarkup(position + 1 + offset, type, cell.attrs);
      });
      return false;
    });
    return tr.docChanged ? tr : null;
  },
});

/** Below a table, a picture or whatever else ends a text, there is a line to go on writing in; an empty one is not written. */
const lastLine = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) =>
    doc.lastChild?.type === nodes.paragraph
      ? null
      : tr.insert(doc.content.size, nodes.paragraph.create()).setMeta("addToHistory", false),
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

/** What a text, or a line, can do with keys. */
export function textPlugins({ type }: Node, own: Readonly<Record<string, Command>>): Plugin[] {
  const isLine = type === nodes.line;
  return [
    atCursor,
    wayOut(),
    inputRules({ rules: isLine ? typedInLines : typedInTexts }),
    keymap({
      "Mod-b": mark("strong"),
      "Mod-i": mark("em"),
      "Mod-z": undo,
      "Mod-y": redo,
      "Mod-Shift-z": redo,
      ...own,
      ...(isLine ? lineKeys : textKeys),
    }),
    keymap(baseKeymap),
    history(),
    ...(isLine ? [] : [headings, lastLine, tableEditing()]),
  ];
}
