import { diff3Merge } from "node-diff3";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  Pair,
  type Scalar,
  stringify,
  visit,
  type YAMLMap,
  YAMLSeq,
} from "yaml";
import { parseYaml } from "#engine/content/source/yaml-source.ts";
import type { Json } from "../../contract/values.ts";
import { isGroup, isList, isSame, type JsonGroup } from "./json-values.ts";

/** A YAML text cannot be read, and so cannot be changed either. */
export class YamlEditError extends Error {
  override readonly name = "YamlEditError";
}

/** Nothing is wrapped: a line that was long stays one line. */
const LAYOUT = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY } as const;

/** The comment that marks a value of `site.yaml` as a sample; it goes when the value is changed. */
const SAMPLE_MARK = / *exemple */;

/**
 * Changes a YAML text so that it says `wanted`. Only the lines of the values that differ are changed: comments, order, quotes
 * and all other lines stay as they are. The library writes the document before and after the change; the lines in which the
 * two differ are replaced in the text.
 *
 * @param text with plain line breaks; a line that only needs quotes is understood, and gets them with the first change
 * @param wanted the whole value
 * @throws {YamlEditError} where the text is no YAML
 */
export function editYaml(text: string, wanted: Json): string {
  const now = yamlValue(text);
  // A file of comments only is an empty list too.
  if (isSame(now, wanted) || (now === null && isSame(wanted, []))) return text;
  const { quoted, document } = parseYaml(text);
  if (now === null) return `${quoted}${/(^|\n)$/.test(quoted) ? "" : "\n"}${stringify(wanted, LAYOUT)}`;
  const before = written(document);
  document.contents = changed(document, document.contents, wanted) as typeof document.contents;
  const after = written(document);
  const edited = withChangedLines(quoted, before, after);
  return isSame(valueOrNothing(edited), wanted) ? edited : after;
}

/** The value of a YAML text. @throws {YamlEditError} where it is no YAML */
export function yamlValue(text: string): Json {
  const { document } = parseYaml(text);
  const [error] = document.errors;
  if (error !== undefined) throw new YamlEditError(error.message);
  return document.toJS() ?? null;
}

function valueOrNothing(text: string): Json | undefined {
  try {
    return yamlValue(text);
  } catch {
    return undefined;
  }
}

/** The library's text of a document, with lists between brackets as people write them: without space inside. */
function written(document: Document): string {
  visit(document, {
    Seq(_key, list) {
      list.toString = (context, ...others) =>
        YAMLSeq.prototype.toString.call(list, context && { ...context, flowCollectionPadding: "" }, ...others);
    },
  });
  return document.toString(LAYOUT);
}

/** A node that says `wanted`: the same one where it can, with its comments and its way of writing. */
function changed(document: Document, node: unknown, wanted: Json): unknown {
  if (isMap(node) && isGroup(wanted)) changeEntries(document, node, wanted);
  else if (isSeq(node) && isList(wanted)) changeItems(document, node, wanted);
  else if (isScalar(node) && !isGroup(wanted) && !isList(wanted)) {
    if (!isSame(node.value as Json, wanted)) {
      if (hasNeededQuotes(node)) delete node.type;
      node.value = wanted;
      if (SAMPLE_MARK.test(node.comment ?? "")) node.comment = null;
    }
  } else return fresh(document, wanted, node);
  return node;
}

/** Whether a value stands in quotes only because it could not stand without them: of a text that was empty a moment ago. */
function hasNeededQuotes({ type, value }: Scalar): boolean {
  return type?.startsWith("QUOTE") === true && stringify(value, LAYOUT) !== `${value}\n`;
}

/** A new node, between brackets or braces where the one in whose place or beside which it stands is. */
function fresh(document: Document, value: Json, like?: unknown): unknown {
  return document.createNode(value, { flow: (isMap(like) || isSeq(like)) && like.flow === true });
}

/** Entries keep their place; a new one stands after the one that it follows in `wanted`. */
function changeEntries(document: Document, map: YAMLMap, wanted: JsonGroup): void {
  removeItems(map, (pair) => !(keyOf(pair as Pair) in wanted));
  const pairs = map.items as Pair<unknown, unknown>[];
  let at = -1;
  for (const [key, value] of Object.entries(wanted)) {
    const known = pairs.findIndex((pair) => keyOf(pair) === key);
    const pair = pairs[known];
    if (pair === undefined)
      pairs.splice(at < 0 ? pairs.length : at + 1, 0, new Pair(document.createNode(key), fresh(document, value)));
    else pair.value = changed(document, pair.value, value);
    at = pair === undefined ? (at < 0 ? pairs.length - 1 : at + 1) : known;
  }
}

/**
 * Items that are the same at the beginning and the end of a list stay; of the rest the first items are changed in their
 * place.
 */
function changeItems(document: Document, list: YAMLSeq, wanted: readonly Json[]): void {
  const now = list.toJSON() as Json[];
  const most = Math.min(now.length, wanted.length);
  let first = 0;
  while (first < most && isSame(now[first], wanted[first])) first += 1;
  let last = 0;
  while (last < most - first && isSame(now.at(-1 - last), wanted.at(-1 - last))) last += 1;
  const end = Math.max(first, most - last);
  const superfluous = new Set(list.items.slice(end, now.length - last));
  removeItems(list, (item) => superfluous.has(item));
  for (let index = first; index < end; index += 1)
    list.items[index] = changed(document, list.items[index], wanted[index] ?? null);
  const added = wanted.slice(end, wanted.length - last).map((value) => fresh(document, value, list.items[0]));
  list.items.splice(end, 0, ...added);
}

/** Takes items out of a collection; the comments above them stay. */
function removeItems(collection: YAMLMap | YAMLSeq, isOut: (item: unknown) => boolean): void {
  let comments: string[] = [];
  collection.items = collection.items.filter((item) => {
    const holder = commentHolder(item);
    const above = [...comments, holder?.commentBefore ?? ""].filter(Boolean);
    if (isOut(item)) comments = above;
    else if (comments.length > 0 && holder !== undefined) {
      holder.commentBefore = above.join("\n");
      comments = [];
    }
    return !isOut(item);
  }) as typeof collection.items;
  if (comments.length > 0) collection.comment = [...comments, collection.comment ?? ""].filter(Boolean).join("\n");
}

/** The node that holds the comment above an item: the key of an entry, or the item. */
function commentHolder(item: unknown): { commentBefore?: string | null } | undefined {
  const holder = item instanceof Pair ? item.key : item;
  return typeof holder === "object" && holder !== null ? holder : undefined;
}

function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

/**
 * A text with the lines that changed between two versions of it, which another program wrote in its own layout. Lines that
 * the program would write otherwise stay as they are.
 */
function withChangedLines(text: string, before: string, after: string): string {
  // The program ends each text with a line break.
  const [own = [], old = [], wanted = []] = [text, before, after].map((part) => part.replace(/\n?$/, "").split("\n"));
  const lines = diff3Merge(own, old, wanted).flatMap(({ ok, conflict }) => {
    if (conflict === undefined) return ok ?? [];
    const { a, o, b } = conflict;
    return a.length === o.length ? b.map((line) => a[o.indexOf(line)] ?? line) : b;
  });
  return lines.join("\n") + (text.endsWith("\n") ? "\n" : "");
}
