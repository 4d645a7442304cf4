import { diffPatch, patch } from "node-diff3";
import { TextMemory } from "#engine/content/reading/reading-memory.ts";
import { frontMatterParts } from "#engine/content/source/front-matter.ts";
import type { OpenFile } from "../contract/files.ts";
import type { Edited } from "../contract/requests.ts";
import type { Json } from "../contract/values.ts";
import { Refused } from "../words/refused.ts";
import { type FileKind, fileKind } from "./file-kinds.ts";
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
  if (kind === "yaml")
    return { value: settingsIn(text) ?? (schema === "messages" && !hasSigns(text) ? {} : null), body: null };
  const parts = frontMatterParts(text);
  if (parts === undefined) return { value: null, body: null };
  const [, settings, , body] = parts;
  return { value: settingsIn(settings), body };
}

const lately = new TextMemory();

/** The same of the file at a path: rules ask again and again, and few texts change. */
export function readLately(path: string, text: string): ReadText {
  return lately.recall(path, text, () => readText(fileKind(path), text));
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

function hasSigns(yaml: string): boolean {
  return yaml.split("\n").some((line) => !/^\s*(?:#|$)/.test(line));
}

/** Null too where they are no names with values: a form has no place for a word alone, nor for a list. */
function settingsIn(yaml: string): Json {
  try {
    const value = yamlValue(yaml);
    return typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch (error) {
    if (error instanceof YamlEditError) return null;
    throw error;
  }
}

/** A text without byte-order mark, with plain line breaks. */
export function plainLines(raw: string): string {
  return raw.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** A changed text with the byte-order mark and the line breaks of the file; those of lines that are not changed stay as they are. */
function inLinesOf(raw: string, before: string, after: string): string {
  if (raw === before) return after;
  const mark = raw.startsWith("\uFEFF") ? "\uFEFF" : "";
  const lines = raw.slice(mark.length).split(/(?<=\r\n|\r(?!\n)|(?<!\r)\n)/);
  const usual = lines.filter((line) => line.endsWith("\r\n")).length * 2 >= lines.length ? "\r\n" : "\n";
  const linesOf = (text: string) => text.split(/(?<=\n)/);
  const changes = diffPatch(linesOf(before), linesOf(after)).map(({ buffer1, buffer2 }) => {
    const chunk = buffer2.chunk.map((line) => line.replace("\n", usual));
    return { buffer1, buffer2: { ...buffer2, chunk } };
  });
  return mark + patch(lines, changes)?.join("");
}
