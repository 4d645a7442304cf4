import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { PAGES_BEGINNING, PAGES_FILE } from "../../content/addresses/published-list.ts";
import { PICTURE_ROOT } from "../../content/media/media-kinds.ts";
import { MANIFEST_FILE, type Manifest, type ManifestFile } from "../../manifest/manifest.ts";
import { etagOf } from "./file-writer.ts";

/** The build keys of a build, beside its manifest, for the next build. */
export const BUILD_KEYS_FILE = ".build/build-keys.json";
/** Lies in a build while its files are being replaced one by one: such a build is not reused. */
export const UNFINISHED_FILE = ".build/unfinished";

/** A folder with one of these was written by a build, also by one that was stopped. */
export const BUILD_MARKS = {
  [MANIFEST_FILE]: /^\{"version":\d/,
  [BUILD_KEYS_FILE]: /^\{"manifest":"/,
  [PAGES_FILE]: PAGES_BEGINNING,
  [UNFINISHED_FILE]: /^$/,
};

/** Hashes of what the files of a build are made from. */
export interface BuildKeys {
  /** ETag of the manifest that they belong to. */
  readonly manifest: string;
  /** Bytes of each file that answers no address. */
  readonly private: Readonly<Record<string, number>>;
  /** Hash of all that files depend on beside their content: sources, options, Node's version. */
  readonly files: string;
  /** Hash of all that pages depend on beside their data. */
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

/** The build in the folder, as the next one knows it. */
export interface PreviousBuild {
  readonly manifest: Manifest;
  readonly keys: BuildKeys;
}

/** Reads the build that is in a folder; undefined unless it can be reused. */
export function readPreviousBuild(folder: string): PreviousBuild | undefined {
  if (existsSync(join(folder, UNFINISHED_FILE))) return undefined;
  try {
    const manifest = readFileSync(join(folder, MANIFEST_FILE), "utf8");
    const keys = JSON.parse(readFileSync(join(folder, BUILD_KEYS_FILE), "utf8")) as BuildKeys;
    return keys.manifest === etagOf(Buffer.from(manifest)) ? { manifest: JSON.parse(manifest), keys } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether every encoding of a file of a build is there, as long as its manifest says. */
export function isWhole(folder: string, { identity, br, gzip }: ManifestFile): boolean {
  return [identity, br, gzip].every((encoding) => encoding === undefined || hasFile(folder, encoding));
}

function hasFile(folder: string, { file, bytes }: { readonly file: string; readonly bytes: number }): boolean {
  return statSync(join(folder, file), { throwIfNoEntry: false })?.size === bytes;
}

/** Whether a build that has made no new file is the one that is in the folder, of which nothing is damaged. */
export function isSameBuild(
  folder: string,
  { manifest, keys }: PreviousBuild,
  now: {
    readonly facts: ManifestFacts;
    readonly keys: Pick<BuildKeys, "files" | "pages" | "page">;
    readonly files: ReadonlyMap<string, ManifestFile>;
  },
): boolean {
  const { version: _, files, notFound: __, gonePages: ___, ...facts } = manifest;
  return (
    keys.files === now.keys.files &&
    keys.pages === now.keys.pages &&
    JSON.stringify(facts) === JSON.stringify(now.facts) &&
    Object.keys(keys.page).every((page) => page in now.keys.page) &&
    Object.entries(keys.private).every(([file, bytes]) => hasFile(folder, { file, bytes })) &&
    Object.entries(files).every(([path, file]) => now.files.has(path) || (!isCurrent(file) && isWhole(folder, file)))
  );
}

/**
 * The immutable files of a build that a later one still has, for `most` builds. The owner's pictures go at once: they may
 * have to be withdrawn.
 */
export function* keptFiles(
  folder: string,
  { manifest }: PreviousBuild,
  most: number,
): Generator<readonly [path: string, file: ManifestFile]> {
  for (const [path, file] of Object.entries(manifest.files)) {
    const age = (file.age ?? 0) + 1;
    const isKept = file.cache === "immutable" && !path.startsWith(PICTURE_ROOT) && age <= most;
    if (isKept && isWhole(folder, file)) yield [path, { ...file, age }];
  }
}

/** The manifest but its files. */
export type ManifestFacts = Omit<Manifest, "version" | "files" | "notFound" | "gonePages">;

/** The manifest as JSON, a file a line. */
export function textOfManifest({ version, files, notFound, ...facts }: Manifest): string {
  const members = Object.entries(facts).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)},\n`);
  return `{"version":${version},\n${members.join("")}"files":${linesOfJson(files)},\n"notFound":${linesOfJson(notFound)}}\n`;
}

/** The build keys as JSON, a page a line. */
export function textOfKeys({ page, ...facts }: BuildKeys): string {
  return `${JSON.stringify(facts).slice(0, -1)},"page":${linesOfJson(page)}}\n`;
}

/** An object as JSON, one member a line, so that two builds can be compared line by line. */
function linesOfJson(value: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${JSON.stringify(member)}`);
  return `{\n${lines.join(",\n")}\n}`;
}

/** Names of the files that hold the encodings of a file. */
function encodingNames({ identity, br, gzip }: ManifestFile): string[] {
  return [identity, br, gzip].flatMap((encoding) => (encoding === undefined ? [] : [encoding.file]));
}

/** Names of all files of a build. */
export function namesOfBuild({ manifest: { files, notFound, gonePages }, keys }: PreviousBuild): string[] {
  const listed = [files, notFound, gonePages].flatMap((group) => Object.values(group));
  return [...listed.flatMap(encodingNames), ...Object.keys(keys.private), MANIFEST_FILE, BUILD_KEYS_FILE];
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
