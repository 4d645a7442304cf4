import { chainCommands, lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Attrs, Mark, Node, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from "prosemirror-state";
import { addRowAfter, deleteColumn, deleteRow, deleteTable, goToNextCell, isInTable } from "prosemirror-tables";
import { textSchema } from "./schema.ts";

const { nodes, marks } = textSchema;

/** Bold or italics, on or off. */
export function mark(name: "strong" | "em"): Command {
  return toggleMark(marks[name]);
}

/** Makes the selected paragraphs headings of a level; plain again where they are. */
export function heading(level: number): Command {
  return (state, dispatch) => {
    const isOne = isInside(state, "heading", { level });
    return setBlockType(isOne ? nodes.paragraph : nodes.heading, isOne ? null : { level })(state, dispatch);
  };
}

/** Makes the selected paragraphs items of a list; plain again where they are, of this kind where they are of the other. */
export function list(name: "bullet_list" | "ordered_list"): Command {
  return (state, dispatch) => {
    const own = ancestor(state, ({ type }) => type.name.endsWith("_list"));
    if (own === undefined) return wrapInList(nodes[name])(state, dispatch);
    if (own.node.type.name === name) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(own.position, nodes[name]));
    return true;
  };
}

/** Makes the selected blocks a quote; plain again where they are. */
export const quote: Command = (state, dispatch) =>
  isInside(state, "blockquote") ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

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

/** Takes a mark away from the selection. */
export function unmarked(name: "link" | "language"): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    dispatch?.(state.tr.removeMark(from, to, marks[name]));
    return true;
  };
}

/** To the next cell; a new row below the last one. */
export const nextCell: Command = (state, dispatch, view) => {
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

/** Whether the cursor is in a node of a kind, or what is selected has a mark. */
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
  { selection: { $from } }: EditorState,
  is: (node: Node) => boolean,
): { readonly node: Node; readonly position: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if (is($from.node(depth))) return { node: $from.node(depth), position: $from.before(depth) };
  return undefined;
}

function filled(type: NodeType): Node {
  return type.createAndFill() as Node;
}
