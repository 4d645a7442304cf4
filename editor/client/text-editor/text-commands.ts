import { baseKeymap, chainCommands, lift, newlineInCode, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Attrs, Mark, MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import {
  AllSelection,
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  Selection,
  TextSelection,
} from "prosemirror-state";
import {
  addRowAfter,
  deleteCellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
} from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { textSchema } from "./schema.ts";

const { nodes, marks } = textSchema;

export function mark(name: "strong" | "em"): Command {
  return toggleMark(marks[name]);
}

/** A selection of everything, as one of its text: it stands in no heading, list or quote by itself. */
function inText(state: EditorState): EditorState {
  const { doc, selection, tr } = state;
  if (!(selection instanceof AllSelection)) return state;
  return state.apply(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))));
}

/** Makes the selected paragraphs headings of a level; plain again where they are. */
export function heading(level: number): Command {
  return (state, dispatch) => {
    const isOne = isInside(state, "heading", { level });
    return setBlockType(isOne ? nodes.paragraph : nodes.heading, isOne ? null : { level })(inText(state), dispatch);
  };
}

/** Makes the selected paragraphs items of a list; plain again where they are, of this kind where they are of the other. */
export function list(name: "bullet_list" | "ordered_list"): Command {
  return (all, dispatch) => {
    const state = inText(all);
    const own = ancestor(state, ({ type }) => type.name.endsWith("_list"));
    if (own === undefined) return wrapInList(nodes[name])(state, dispatch);
    if (own.node.type.name === name) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(own.position, nodes[name]));
    return true;
  };
}

/** Makes the selected blocks a quote; plain again where they are. */
export const quote: Command = (state, dispatch) =>
  (isInside(state, "blockquote") ? lift : wrapIn(nodes.blockquote))(inText(state), dispatch);

/** Puts a table of two columns below the block with the cursor. */
export const table: Command = (state, dispatch) => {
  const row = (cell: NodeType) => nodes.table_row.create(null, [filled(cell), filled(cell)]);
  return block(nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell)]))(state, dispatch);
};

/** Puts a block in place of a selected one or of an empty paragraph, else below the one with the cursor. */
export function block(node: Node): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    const isSelected = state.selection instanceof NodeSelection;
    const isReplaced = isSelected || ($from.parent.type.name === "paragraph" && $from.parent.content.size === 0);
    const tr = state.tr;
    const place = $to.depth === 0 ? $to.pos : $to.after(1);
    if (isReplaced) tr.replaceSelectionWith(node);
    else tr.insert(place, node);
    const start = isReplaced ? tr.mapping.map(isSelected ? $from.pos : $from.before(), -1) : place;
    const end = tr.doc.nodeAt(start) === null ? tr.doc.content.size : start + node.nodeSize;
    // There is a place to write on.
    if (tr.doc.resolve(end).nodeAfter === null) tr.insert(end, filled(nodes.paragraph));
    dispatch?.(
      tr
        .setSelection(node.isAtom ? Selection.near(tr.doc.resolve(end)) : Selection.near(tr.doc.resolve(start + 1)))
        .scrollIntoView(),
    );
    return true;
  };
}

/** Puts words with a mark in place of the selection; the words that are selected keep their other marks. */
export function markedWords(name: "link" | "language", attrs: Attrs, words: string): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    const own = marks[name].create(attrs);
    const tr = state.tr;
    if (words !== state.doc.textBetween(from, to)) tr.insertText(words, from, to);
    const end = from + (words === state.doc.textBetween(from, to) ? to - from : words.length);
    tr.addMark(from, end, own);
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(own.type).scrollIntoView());
    return true;
  };
}

export function unmarked(name: "link" | "language"): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    dispatch?.(state.tr.removeMark(from, to, marks[name]));
    return true;
  };
}

/** To the next cell; a new row below the last one. */
const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  if (dispatch === undefined || view === undefined) return true;
  addRowAfter(state, dispatch);
  return goToNextCell(1)(view.state, dispatch);
};

/** Takes the row or the column with the cursor away, with the last one the table; the cursor stays near. */
export function without(part: "row" | "column"): Command {
  const remove = chainCommands(part === "row" ? deleteRow : deleteColumn, deleteTable);
  return (state, dispatch) =>
    remove(
      state,
      dispatch &&
        ((tr) => {
          const place = tr.doc.resolve(tr.mapping.map(state.selection.from, -1));
          const next = Selection.near(place);
          const isCell = next.$from.parent.type.spec.tableRole !== undefined;
          dispatch(tr.setSelection(isCell ? next : Selection.near(place, -1)));
        }),
    );
}

/** The link or the words of another language at the cursor or beside it, with their place. */
export function markAt(
  state: EditorState,
  name: "link" | "language",
): { readonly mark: Mark; readonly from: number; readonly to: number } | undefined {
  const { $from } = state.selection;
  const beside = [$from.marks(), $from.nodeAfter?.marks ?? [], $from.nodeBefore?.marks ?? []].flat();
  const mark = beside.find(({ type }) => type.name === name);
  if (mark === undefined) return undefined;
  const has = (index: number) => mark.isInSet($from.parent.maybeChild(index)?.marks ?? []);
  let first = has($from.index()) ? $from.index() : $from.index() - 1;
  let end = first + 1;
  while (has(first - 1)) first -= 1;
  while (has(end)) end += 1;
  return { mark, from: $from.posAtIndex(first), to: $from.posAtIndex(end) };
}

/** Selects the link, or the words of another language, that the cursor is in. */
export function selectMark(name: "link" | "language"): Command {
  return (state, dispatch) => {
    const found = state.selection.empty ? markAt(state, name) : undefined;
    if (found) dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, found.from, found.to)));
    return found !== undefined;
  };
}

export function isActive(state: EditorState, name: string, attrs: Attrs = {}): boolean {
  const type = state.schema.marks[name];
  if (type === undefined) return isInside(state, name, attrs);
  const { empty, $from, from, to } = state.selection;
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
}

function isInside(state: EditorState, name: string, attrs: Attrs = {}): boolean {
  const found = ancestor(state, ({ type }) => type.name === name);
  return found !== undefined && Object.entries(attrs).every(([key, value]) => found.node.attrs[key] === value);
}

function ancestor(
  state: EditorState,
  is: (node: Node) => boolean,
): { readonly node: Node; readonly position: number } | undefined {
  const { $from } = inText(state).selection;
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if (is($from.node(depth))) return { node: $from.node(depth), position: $from.before(depth) };
  return undefined;
}

function filled(type: NodeType): Node {
  return type.createAndFill() as Node;
}

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

function typedAround(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, [whole, before = "", words = ""], start, end) => {
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
  textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, marker = ""]) => ({ level: marker.length })),
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
    doc.lastChild?.type === nodes.paragraph ? null : tr.insert(doc.content.size, nodes.paragraph.create()),
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
      ...own,
      ...(isLine ? lineKeys : textKeys),
    }),
    keymap(baseKeymap),
    ...(isLine ? [] : [headings, lastLine, tableEditing()]),
  ];
}
