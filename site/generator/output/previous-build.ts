import { existsSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_FILE, type Manifest, type ManifestFile } from "../../../contract/manifest.ts";
import { linesOf } from "../records/lines-of.ts";
import type { RecordTable } from "../records/record-table.ts";

/** What each page of a build was made from, as hashes; beside the manifest, for the next build. */
export const INPUTS_FILE = ".build/inputs.txt";
/** Stands in a build while it is changed in place: a build that has it cannot be trusted. */
export const UNFINISHED_FILE = ".build/unfinished";

/** The build that is in the folder now, but its files. */
export interface KnownBuild {
  /** The manifest before its files, as JSON. */
  readonly head: string;
  /** What the pages were made with: when it changes, all of them do. */
  readonly recipe: string;
}

/** Where the records of a build are remembered. */
export interface KnownRecords {
  /** Manifest entries as JSON, by address. */
  readonly files: RecordTable;
  /** The same of the pages for unknown paths, by first segment. */
  readonly notFound: RecordTable;
  /** By the path of the page: hash of what it was made from, then the origins that it embeds. */
  readonly inputs: RecordTable;
}

/** Manifest entries as JSON, by key, in order. */
type ManifestLines = Iterable<readonly [key: string, line: string]>;

export type ManifestHead = Omit<Manifest, "version" | "files" | "notFound">;

/** The text of a manifest, a line for each file: so that a large one is read and written without being understood. */
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
  let before = "";
  for (const [key, line] of lines) {
    yield `${before}${JSON.stringify(key)}:${line}`;
    before = ",\n";
  }
  yield before === "" ? `}${end}\n` : `\n}${end}\n`;
}

/** Reads the build in a folder into tables; gives nothing, and fills none, where there is none that can be trusted. */
export function readKnownBuild(folder: string, records: KnownRecords): KnownBuild | undefined {
  if (existsSync(join(folder, UNFINISHED_FILE))) return undefined;
  try {
    const head = readManifest(join(folder, MANIFEST_FILE), records);
    const inputs = join(folder, INPUTS_FILE);
    return { head, recipe: existsSync(inputs) ? readInputs(inputs, records) : "" };
  } catch {
    for (const table of Object.values(records) as RecordTable[]) table.forget();
    return undefined;
  }
}

/** Gives the part before the files. */
function readManifest(file: string, { files, notFound }: KnownRecords): string {
  const head: string[] = [];
  let table: RecordTable | undefined;
  for (const line of linesOf(file)) {
    if (line === '"files":{') table = files;
    else if (line === '"notFound":{') table = notFound;
    else if (table === undefined) head.push(line);
    else if (line.startsWith('"')) {
      const colon = line.indexOf('":{');
      table.remember(line.slice(1, colon), line.slice(colon + 2, line.endsWith(",") ? -1 : undefined));
    }
  }
  if (table !== notFound) throw new Error("The manifest is cut off.");
  return head.slice(1).join("\n");
}

/** Gives the recipe. */
function readInputs(file: string, { inputs }: KnownRecords): string {
  let recipe: string | undefined;
  for (const line of linesOf(file)) {
    const space = line.indexOf(" ");
    if (recipe === undefined) recipe = line;
    else inputs.remember(line.slice(0, space), line.slice(space + 1));
  }
  return recipe ?? "";
}

/** A line of a manifest, understood. */
export function manifestEntry(line: string): ManifestFile {
  return JSON.parse(line) as ManifestFile;
}

/** The names of a file's forms. */
export function formsOf({ identity, br, gzip }: ManifestFile): string[] {
  return [identity, br, gzip].flatMap((form) => (form === undefined ? [] : [form.file]));
}
