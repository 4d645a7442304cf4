/** Where the parts of a YAML text stand, as offsets into it. */
import { isCollection, isMap, isPair, isScalar, type Pair, type YAMLMap, type YAMLSeq } from "yaml";

/** A replacement in a text: what stands from `from` until `to` becomes `write`. */
export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly write: string;
}

/** The key of an entry as a program names it. */
export function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

export function startOf(item: unknown): number {
  const node = isPair(item) ? item.key : item;
  return (node as { readonly range?: readonly number[] | null }).range?.[0] ?? 0;
}

/** Where the last value of an item ends: comments and empty lines below are not its own. */
export function endOf(item: unknown): number {
  if (isPair(item)) return isWritten(item.value) ? endOf(item.value) : endOf(item.key) + 1;
  const [start = 0, end = start] = (item as { readonly range?: readonly number[] | null }).range ?? [];
  if (!isCollection(item) || item.flow === true) return end;
  const last = item.items.at(-1);
  return last === undefined ? end : endOf(last);
}

/** Whether a value is written in the text; that of "key:" is not. */
export function isWritten(node: unknown): boolean {
  return isCollection(node) || (isScalar(node) && node.source !== "" && node.source !== undefined);
}

/** The offset at which the line of `offset` begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** The offset at which the line after `offset` begins; `offset` itself where a line begins there. */
export function nextLine(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === "\n") return offset;
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

/** How far a collection in lines is indented: the column of its first item. */
export function columnOf(text: string, collection: YAMLMap | YAMLSeq): number {
  const start = isMap(collection) ? startOf(collection.items[0]) : (collection.range?.[0] ?? 0);
  return start - lineStart(text, start);
}

/** The text with its replacements, which do not overlap. */
export function withSplices(text: string, splices: readonly Splice[]): string {
  // Of several insertions at one place the first stays first.
  const ordered = splices.map((splice, index) => ({ ...splice, index }));
  ordered.sort((a, b) => b.from - a.from || b.to - a.to || b.index - a.index);
  return ordered.reduce((result, { from, to, write }) => result.slice(0, from) + write + result.slice(to), text);
}
