import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_FILE, type Manifest, type ManifestFile } from "../../../contract/manifest.ts";
import { movedPageFile } from "./moved-pages.ts";

/** The build keys of a build, beside its manifest, for the next build. */
export const BUILD_KEYS_FILE = ".build/build-keys.json";
/** Lies in a build while its files are being replaced one by one: such a build is not reused. */
export const UNFINISHED_FILE = ".build/unfinished";

/** Hashes of what the files of a build are made from. */
export interface BuildKeys {
  /** What all files are made with, beside their content: sources, options, Node's version. */
  readonly files: string;
  /** What all pages are made with, beside their own data. */
  readonly pages: string;
  /** By the path of a page. */
  readonly page: Readonly<Record<string, PageKey>>;
}

/** A page as the next build needs to know it. */
export interface PageKey {
  /** Hash of what only this page is made from. */
  readonly key: string;
  /** Origins of what it embeds. */
  readonly embeds: readonly string[];
}

/** What the next build knows of the build that is in the folder. */
export interface PreviousBuild {
  readonly manifest: Manifest;
  readonly keys: BuildKeys;
}

/** Reads the build that is in a folder; undefined where there is none, or none that can be reused. */
export function readPreviousBuild(folder: string): PreviousBuild | undefined {
  if (existsSync(join(folder, UNFINISHED_FILE))) return undefined;
  try {
    return { manifest: readJson(join(folder, MANIFEST_FILE)), keys: readJson(join(folder, BUILD_KEYS_FILE)) };
  } catch {
    return undefined;
  }
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, "utf8")) as Value;
}

/** The manifest but its files. */
export type ManifestFacts = Omit<Manifest, "version" | "files" | "notFound" | "gonePages">;

/** The manifest as JSON, a file a line. */
export function textOfManifest(
  facts: Omit<Manifest, "version" | "files" | "notFound">,
  files: Manifest["files"],
  notFound: Manifest["notFound"],
): string {
  const members = Object.entries(facts).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)},\n`);
  return `{"version":1,\n${members.join("")}"files":${linesOfJson(files)},\n"notFound":${linesOfJson(notFound)}}\n`;
}

/** The build keys as JSON, a page a line. */
export function textOfKeys({ files, pages, page }: BuildKeys): string {
  return `{"files":"${files}","pages":"${pages}","page":${linesOfJson(page)}}\n`;
}

/** An object as JSON, one member a line, so that two builds can be compared line by line. */
function linesOfJson(value: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${JSON.stringify(member)}`);
  return `{\n${lines.join(",\n")}\n}`;
}

/** Names of the files that hold the encodings of a file. */
export function encodingNames({ identity, br, gzip }: ManifestFile): string[] {
  return [identity, br, gzip].flatMap((encoding) => (encoding === undefined ? [] : [encoding.file]));
}

/** Names of the files that a build has for its addresses, and for old ones. */
export function namesOfBuild(folder: string, { files, redirects }: Manifest): string[] {
  const redirected = Object.keys(redirects).flatMap((path) => movedPageFile(path) ?? []);
  // Not every redirect has a file.
  const moved = redirected.filter((name) => existsSync(join(folder, name)));
  return [...Object.values(files).flatMap(encodingNames), ...moved];
}

/** Whether a file belongs to the build itself, not to an earlier one. */
export function isCurrent({ age }: ManifestFile): boolean {
  return age === undefined;
}

/** The members of a map, sorted by code unit: the same everywhere. */
export function sorted<Value>(map: ReadonlyMap<string, Value>): Record<string, Value> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A member of a record as a list of one; none where it is missing. */
export function entryOf(key: string, file: ManifestFile | undefined): (readonly [string, ManifestFile])[] {
  return file === undefined ? [] : [[key, file]];
}
