import { frontMatterParts } from "#engine/content/source/front-matter.ts";
import type { OpenFile } from "../contract/files.ts";
import type { Edited } from "../contract/requests.ts";
import type { Json } from "../contract/values.ts";
import { Refused } from "../words/refused.ts";
import type { FileKind } from "./file-kinds.ts";
import { editYaml, YamlEditError, yamlValue } from "./yaml/edit-yaml.ts";

/** A file as the page edits it; value and body are null where they cannot be read. */
export type ReadText = Pick<OpenFile, "value" | "body">;

/**
 * Reads a text as what can be edited.
 *
 * @param text with plain line breaks
 */
export function readText({ kind, schema }: FileKind, text: string): ReadText {
  if (kind === "text") return { value: null, body: null };
  if (kind === "yaml") return { value: settingsIn(text) ?? (hasSigns(text) ? null : emptyValue(schema)), body: null };
  const parts = frontMatterParts(text);
  if (parts === undefined) return { value: null, body: null };
  const [, settings, , body] = parts;
  return { value: settingsIn(settings), body };
}

/**
 * Puts into a file what the page made of it. What was not changed stays byte for byte: byte-order mark and line breaks too.
 *
 * @param raw the file as it is; empty for a new one
 * @throws {Refused} where a form was sent for a file whose settings cannot be read
 */
export function withEdit(kind: FileKind["kind"], raw: string, edited: Edited): string {
  const text = plainLines(raw);
  const wanted = "text" in edited ? plainLines(edited.text) : formEdit(kind, text, edited);
  return wanted === text ? raw : inLinesOf(raw, text, wanted);
}

function formEdit(kind: FileKind["kind"], text: string, { value, body }: Extract<Edited, { value: Json }>) {
  try {
    if (kind === "yaml") return editYaml(text, value);
    const parts = kind === "markdown" ? frontMatterParts(text) : undefined;
    if (parts === undefined) throw new YamlEditError("There is no form for this file.");
    const [open, settings, close, before] = parts;
    return (
      open + editYaml(settings, value).replace(/\n+$/, "") + close + (body === undefined ? before : plainLines(body))
    );
  } catch (error) {
    if (!(error instanceof YamlEditError)) throw error;
    throw Refused.because("form-of-broken-file", {});
  }
}

/** What a file of comments only says; null where such a file lacks what it needs. */
function emptyValue(schema: FileKind["schema"]): Json {
  if (schema === "gone") return [];
  return schema === "messages" ? {} : null;
}

/** Whether a YAML text has more than comments. */
function hasSigns(yaml: string): boolean {
  return yaml.split("\n").some((line) => !/^\s*(?:#|$)/.test(line));
}

function settingsIn(yaml: string): Json {
  try {
    return yamlValue(yaml);
  } catch (error) {
    if (error instanceof YamlEditError) return null;
    throw error;
  }
}

/** A text without byte-order mark, with plain line breaks. */
export function plainLines(raw: string): string {
  return raw.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** A changed text with the byte-order mark and the line breaks of the file; those that are not changed stay as they are. */
function inLinesOf(raw: string, before: string, after: string): string {
  const mark = raw.startsWith("\uFEFF") ? "\uFEFF" : "";
  const breaks = raw.match(/\r\n?|\n/g) ?? [];
  if (!breaks.some((lineBreak) => lineBreak !== "\n")) return mark + after;
  const usual = breaks.filter((lineBreak) => lineBreak === "\r\n").length * 2 >= breaks.length ? "\r\n" : "\n";
  const [old, lines] = [before.split("\n"), after.split("\n")];
  let first = 0;
  while (first < Math.min(old.length, lines.length) && old[first] === lines[first]) first += 1;
  const shift = lines.length - old.length;
  let last = lines.length;
  while (last > first && last - shift > first && old[last - shift - 1] === lines[last - 1]) last -= 1;
  const breakAfter = (index: number) =>
    (index < first ? breaks[index] : index >= last ? breaks[index - shift] : undefined) ?? usual;
  return mark + lines.map((line, index) => (index === lines.length - 1 ? line : line + breakAfter(index))).join("");
}
