import { isCollection, isMap, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import type { Json } from "../../contract/values.ts";
import { isGroup, isList, isSame, type JsonGroup } from "./json-values.ts";
import { renderEntry, renderItem, renderValue, type Style } from "./render-yaml.ts";
import { scalarSplices } from "./scalar-splices.ts";
import { columnOf, endOf, isWritten, keyOf, lineStart, nextLine, type Splice, startOf } from "./yaml-layout.ts";

/** The replacements by which a group says `wanted`. */
export function entrySplices(text: string, map: YAMLMap, wanted: JsonGroup): Splice[] {
  const pairs = map.items as Pair[];
  const kept = pairs.filter((pair) => keyOf(pair) in wanted);
  const known = new Set(pairs.map(keyOf));
  const added = Object.keys(wanted).filter((key) => !known.has(key));
  if (map.flow === true) return flowEntries(text, map, wanted, added);
  const column = columnOf(text, map);
  const style = { inFlow: false, column };
  if (kept.length === 0) {
    const entries = added.map((key) => renderEntry(key, wanted[key] ?? null, style));
    return [replaced(text, map, entries.join(`\n${" ".repeat(column)}`) || "{}")];
  }
  const before = (key: string) => {
    const names = Object.keys(wanted);
    const earlier = names.slice(0, names.indexOf(key)).filter((name) => known.has(name));
    return kept.find((pair) => keyOf(pair) === earlier.at(-1)) ?? kept.at(-1);
  };
  return [
    ...pairs.flatMap((pair, index) =>
      keyOf(pair) in wanted
        ? valueSplices(text, pair, wanted[keyOf(pair)] ?? null, style)
        : [removal(text, pair, pairs[index + 1])],
    ),
    ...added.map((key) => insertion(text, endOf(before(key)), column, renderEntry(key, wanted[key] ?? null, style))),
  ];
}

/** The replacements by which a list says `wanted`: what is the same at its beginning and end is not touched. */
export function itemSplices(text: string, list: YAMLSeq, wanted: readonly Json[]): Splice[] {
  const now = list.toJSON() as Json[];
  const most = Math.min(now.length, wanted.length);
  let first = 0;
  while (first < most && isSame(now[first], wanted[first])) first += 1;
  let last = 0;
  while (last < most - first && isSame(now.at(-1 - last), wanted.at(-1 - last))) last += 1;
  const old = list.items.slice(first, now.length - last);
  const fresh = wanted.slice(first, wanted.length - last);
  if (list.flow === true) return flowItems(text, list, wanted, { first, last });
  if (wanted.length === 0) return [replaced(text, list, "[]")];
  const column = columnOf(text, list);
  const shared = Math.min(old.length, fresh.length);
  const changed = old.slice(0, shared).flatMap((item, index) => itemChange(text, item, fresh[index] ?? null, column));
  const removed = old.slice(shared).map((item): Splice => {
    return { from: lineStart(text, startOf(item)), to: nextLine(text, endOf(item)), write: "" };
  });
  const like = list.items.at(-1);
  const inserted = fresh.slice(shared).map((value) => renderItem(value, { column, like }));
  if (inserted.length === 0) return [...changed, ...removed];
  const before = list.items[first + shared - 1];
  const written = inserted.join(`\n${" ".repeat(column)}`);
  if (before !== undefined) return [...changed, insertion(text, endOf(before), column, written)];
  const at = list.range?.[0] ?? 0;
  return [...changed, { from: at, to: at, write: `${written}\n${" ".repeat(column)}` }];
}

/** The replacements by which the value of an entry says `wanted`. */
function valueSplices(text: string, pair: Pair, wanted: Json, style: Style): Splice[] {
  const { value } = pair;
  const inside = insideSplices(text, value, wanted, style);
  if (inside !== undefined) return inside;
  const key = pair.key as { readonly range?: readonly number[] };
  const colon = text.indexOf(":", key.range?.[1] ?? 0) + 1;
  const to = Math.max(colon, endOf(pair));
  const write = renderValue(wanted, { ...style, like: value });
  // A value that was in lines of its own ends after its last line.
  const tail = text.slice(colon, to).endsWith("\n") ? "\n" : "";
  return [{ from: colon, to, write: `${write.startsWith("\n") ? "" : " "}${write}${tail}` }];
}

/** The replacements inside a value of the same kind; undefined where it must be written anew, none where nothing differs. */
function insideSplices(text: string, node: unknown, wanted: Json, style: Style): Splice[] | undefined {
  if (isMap(node) && isGroup(wanted))
    return isSame(node.toJSON() as Json, wanted) ? [] : entrySplices(text, node, wanted);
  if (isSeq(node) && isList(wanted))
    return isSame(node.toJSON() as Json, wanted) ? [] : itemSplices(text, node, wanted);
  if (!isScalar(node) || isGroup(wanted) || isList(wanted)) return undefined;
  if (isSame(node.value as Json, wanted)) return [];
  return isWritten(node) ? scalarSplices(text, node, wanted, style) : undefined;
}

function itemChange(text: string, item: unknown, wanted: Json, column: number): Splice[] {
  const inside = insideSplices(text, item, wanted, { inFlow: false, column });
  if (inside !== undefined) return inside;
  const dash = text.lastIndexOf("-", startOf(item) - 1);
  const write = renderItem(wanted, { column, like: item });
  const tail = text.slice(dash, endOf(item)).endsWith("\n") ? "\n" : "";
  return [{ from: dash, to: endOf(item), write: write + tail }];
}

/** A collection in lines, written anew. */
function replaced(text: string, collection: YAMLMap | YAMLSeq, write: string): Splice {
  const from = collection.range?.[0] ?? 0;
  const to = endOf(collection);
  return { from, to, write: write + (text.slice(from, to).endsWith("\n") ? "\n" : "") };
}

function removal(text: string, pair: Pair, next: Pair | undefined): Splice {
  const start = startOf(pair);
  const isFirstOfItem = text.slice(lineStart(text, start), start).trim() !== "";
  if (isFirstOfItem && next !== undefined) return { from: start, to: startOf(next), write: "" };
  return { from: lineStart(text, start), to: nextLine(text, endOf(pair)), write: "" };
}

/** Lines after the line on which something ends. */
function insertion(text: string, end: number, column: number, written: string): Splice {
  const at = nextLine(text, end);
  const isAfterLine = at === 0 || text[at - 1] === "\n";
  const lines = " ".repeat(column) + written;
  return { from: at, to: at, write: isAfterLine ? `${lines}\n` : `\n${lines}` };
}

function flowEntries(text: string, map: YAMLMap, wanted: JsonGroup, added: readonly string[]): Splice[] {
  const pairs = map.items as Pair[];
  const style = { inFlow: true, column: 0 };
  if (added.length === 0 && pairs.every((pair) => keyOf(pair) in wanted)) {
    return pairs.flatMap((pair) => valueSplices(text, pair, wanted[keyOf(pair)] ?? null, style));
  }
  const parts = Object.entries(wanted).map(([key, value]) => {
    const pair = pairs.find((known) => keyOf(known) === key);
    const isKept = pair !== undefined && isSame(jsonOf(pair.value), value);
    return isKept ? text.slice(startOf(pair), endOf(pair)) : renderEntry(key, value, { ...style, like: pair?.value });
  });
  return [between(text, map, parts)];
}

function flowItems(
  text: string,
  list: YAMLSeq,
  wanted: readonly Json[],
  { first, last }: { readonly first: number; readonly last: number },
): Splice[] {
  const shift = list.items.length - wanted.length;
  const parts = wanted.map((value, index) => {
    const isBefore = index < first;
    const kept = isBefore || index >= wanted.length - last ? list.items[isBefore ? index : index + shift] : undefined;
    const style = { inFlow: true, column: 0, like: list.items[index] ?? list.items[0] };
    return kept === undefined ? renderValue(value, style) : text.slice(startOf(kept), endOf(kept));
  });
  return [between(text, list, parts)];
}

/** Parts between the brackets or braces of a collection, with the space that stands inside them. */
function between(text: string, collection: YAMLMap | YAMLSeq, parts: readonly string[]): Splice {
  const [start = 0, end = start] = collection.range ?? [];
  const hasSpace = collection.items.length === 0 ? isMap(collection) : text[start + 1] === " ";
  const space = hasSpace && parts.length > 0 ? " " : "";
  return { from: start + 1, to: end - 1, write: `${space}${parts.join(", ")}${space}` };
}

function jsonOf(node: unknown): Json {
  if (isCollection(node)) return node.toJSON() as Json;
  return isScalar(node) ? (node.value as Json) : null;
}
