import { lineWords } from "#engine/content/text/typed-text.ts";
import type { Shape } from "../../contract/forms.ts";
import type { Json } from "../../contract/values.ts";

/** Where a field stands in the value of a file: ["hours", "offices"]. */
export type Path = readonly (string | number)[];

type Group = { readonly [key: string]: Json };

/** The value as a group; empty for any other value. */
export function asGroup(value: Json | undefined): Group {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Group) : {};
}

/** The value as a list; empty for any other value. */
export function asList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The value as people read it in a field. */
export function asText(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** A text as its page shows it: of a line with marks, its words. */
export function shownText(shape: Shape | undefined, text: string): string {
  return shape?.kind === "text" && shape.widget === "markdown-line" ? lineWords(text) : text;
}

/** A group with a setting changed, in its place; undefined takes the setting out. */
export function withSetting(group: Group, name: string, value: Json | undefined): Group {
  if (value !== undefined) return { ...group, [name]: value };
  const { [name]: _gone, ...rest } = group;
  return rest;
}

export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from] as Item);
}

/** The id of the element that edits a field: findings lead to it. */
export function fieldId(path: Path): string {
  return `field-${path.join("-")}`;
}

export function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((part, index) => String(part) === String(other[index]));
}

/** Where a text differs from another: from its first character that does to behind its last. */
export function changeIn(text: string, other: string): readonly [start: number, end: number] {
  const most = Math.min(text.length, other.length);
  let start = 0;
  while (start < most && text[start] === other[start]) start += 1;
  let same = 0;
  while (same < most - start && text.at(-1 - same) === other.at(-1 - same)) same += 1;
  return [start, text.length - same];
}
