import { isMap, isScalar, isSeq, parseDocument, stringify, type YAMLMap } from "yaml";
import { withMissingQuotes } from "../../../site/generator/content/source/yaml-source.ts";
import type { Json } from "../../contract/values.ts";
import { entrySplices, itemSplices } from "./collection-splices.ts";
import { isGroup, isSame } from "./json-values.ts";
import { withSplices } from "./yaml-layout.ts";

/** A YAML text cannot be read, and so cannot be changed either. */
export class YamlEditError extends Error {
  override readonly name = "YamlEditError";
}

/**
 * Changes a YAML text so that it says `wanted`. Only the lines of the values that differ are changed: comments, order, quotes and
 * all other lines stay as they are.
 *
 * @param text with plain line breaks; a line that only needs quotes is understood, and gets them with the first change
 * @param wanted the whole value
 * @throws {YamlEditError} where the text is no YAML
 */
export function editYaml(text: string, wanted: Json): string {
  const now = yamlValue(text);
  // A file of comments only is an empty list too.
  if (isSame(now, wanted) || (now === null && isSame(wanted, []))) return text;
  const quoted = withMissingQuotes(text);
  const edited = editedInPlace(quoted, wanted);
  if (edited !== undefined && isSame(valueOrNothing(edited), wanted)) return edited;
  // A way of writing that the above does not know, such as an explicit key: the library writes the file anew.
  const document = parseDocument(quoted);
  if (isMap(document.contents) && isGroup(wanted)) replaceEntries(document.contents, wanted);
  else document.set(undefined, wanted);
  const written = document.toString({ lineWidth: 0 });
  if (!isSame(valueOrNothing(written), wanted)) throw new YamlEditError("The change could not be written as YAML.");
  return written;
}

/** What a YAML text says. @throws {YamlEditError} where it is no YAML */
export function yamlValue(text: string): Json {
  const document = parseDocument(withMissingQuotes(text), { uniqueKeys: true });
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

function editedInPlace(text: string, wanted: Json): string | undefined {
  const { contents } = parseDocument(text);
  if (isMap(contents) && isGroup(wanted)) return withSplices(text, entrySplices(text, contents, wanted));
  if (isSeq(contents) && Array.isArray(wanted)) return withSplices(text, itemSplices(text, contents, wanted));
  // A file of comments only.
  if (contents === null || (isScalar(contents) && contents.value === null)) {
    return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${stringify(wanted, { lineWidth: 0 })}`;
  }
  return undefined;
}

function replaceEntries(map: YAMLMap, wanted: { readonly [key: string]: Json }): void {
  const now = map.toJSON() as { readonly [key: string]: Json };
  for (const key of Object.keys(now)) if (!(key in wanted)) map.delete(key);
  for (const [key, value] of Object.entries(wanted)) if (!isSame(now[key], value)) map.set(key, value);
}
