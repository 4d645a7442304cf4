import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_FILE, type Manifest, type ManifestFile } from "../../../contract/manifest.ts";

/** What each page of a build was made from, as hashes; beside the manifest, for the next build. */
export const INPUTS_FILE = ".build/inputs.txt";
/** Stands in a build while it is changed in place: a build that has it cannot be trusted. */
export const UNFINISHED_FILE = ".build/unfinished";

/** The manifest as text, a line for each file: so that a large one is read and written without being understood. */
export type ManifestLines = ReadonlyMap<string, string>;

/** The build that is in the folder now. */
export interface KnownBuild {
  /** Manifest entries as JSON, by address. */
  readonly files: ManifestLines;
  /** The same of the pages for unknown paths, by first segment. */
  readonly notFound: ManifestLines;
  /** The rest of the manifest, as JSON. */
  readonly head: string;
  /** What the pages were made with: when it changes, all of them do. */
  readonly recipe: string;
  /** By the path of the page: hash of what it was made from, then the origins that it embeds. */
  readonly inputs: ReadonlyMap<string, string>;
}

export type ManifestHead = Omit<Manifest, "version" | "files" | "notFound">;

/** The text of a manifest and the lines it is made of. */
export function* manifestText(head: ManifestHead, files: ManifestLines, notFound: ManifestLines): Generator<string> {
  yield `{"version":1,\n${headText(head)}\n`;
  yield* section("files", files, ",");
  yield* section("notFound", notFound, "}");
}

/** The part of a manifest before its files. */
export function headText(head: ManifestHead): string {
  return `${Object.entries(head).map(member).join(",\n")},`;
}

function member([name, value]: [string, unknown]): string {
  return `${JSON.stringify(name)}:${JSON.stringify(value)}`;
}

function* section(name: string, lines: ManifestLines, end: string): Generator<string> {
  yield `"${name}":{\n`;
  const sorted = [...lines.keys()].sort();
  for (const [index, key] of sorted.entries()) {
    yield `${JSON.stringify(key)}:${lines.get(key)}${index < sorted.length - 1 ? ",\n" : "\n"}`;
  }
  yield `}${end}\n`;
}

/** Reads the build in a folder; nothing where there is none that can be trusted. */
export function readKnownBuild(folder: string): KnownBuild | undefined {
  if (existsSync(join(folder, UNFINISHED_FILE))) return undefined;
  try {
    const lines = readFileSync(join(folder, MANIFEST_FILE), "utf8").split("\n");
    const files = lines.indexOf('"files":{');
    const notFound = lines.indexOf('"notFound":{');
    if (files < 0 || notFound < files) return undefined;
    const [recipe = "", ...inputs] = readText(join(folder, INPUTS_FILE)).trimEnd().split("\n");
    return {
      head: lines.slice(1, files).join("\n"),
      files: entries(lines.slice(files + 1, notFound - 1)),
      notFound: entries(lines.slice(notFound + 1, -2)),
      recipe,
      inputs: new Map(inputs.map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)])),
    };
  } catch {
    return undefined;
  }
}

function entries(lines: readonly string[]): ManifestLines {
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf('":{');
      return [line.slice(1, colon), line.slice(colon + 2, line.endsWith(",") ? -1 : undefined)];
    }),
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** A line of a manifest, understood. */
export function manifestEntry(line: string): ManifestFile {
  return JSON.parse(line) as ManifestFile;
}

/** The names of a file's forms. */
export function formsOf({ identity, br, gzip }: ManifestFile): string[] {
  return [identity, br, gzip].flatMap((form) => (form === undefined ? [] : [form.file]));
}
