import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { PAGES_BEGINNING, PAGES_FILE } from "../../content/addresses/published-list.ts";
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

/** The files of a build: those at addresses, and the pages for other addresses by the first segment of these. */
export type ManifestLists = Pick<Manifest, "files" | "notFound" | "gonePages">;
/** The rest of its manifest. */
export type ManifestFacts = Omit<Manifest, "version" | keyof ManifestLists>;

/** Hashes of what the files of a build are made from. */
export interface BuildKeys {
  /** Bytes of each file that answers no address. */
  readonly private: Readonly<Record<string, number>>;
  /** Hash of all that files depend on beside their content: sources, options, Node's version. */
  readonly files: string;
  /** Of each page by its path: hash of what it is made from. */
  readonly page: Readonly<Record<string, string>>;
}

/** The build in the folder, as the next one knows it. */
export interface PreviousBuild {
  readonly manifest: Manifest;
  readonly keys: BuildKeys;
  readonly texts: ReturnType<typeof textsOfBuild>;
}

/** Reads the build that is in a folder; undefined unless it can be reused. */
export function readPreviousBuild(folder: string): PreviousBuild | undefined {
  if (existsSync(join(folder, UNFINISHED_FILE))) return undefined;
  try {
    const manifest = readFileSync(join(folder, MANIFEST_FILE), "utf8");
    const text = readFileSync(join(folder, BUILD_KEYS_FILE), "utf8");
    const { manifest: etag, ...keys } = JSON.parse(text) as BuildKeys & { readonly manifest: string };
    if (etag !== etagOf(Buffer.from(manifest))) return undefined;
    return { manifest: JSON.parse(manifest), keys, texts: { manifest, keys: text } };
  } catch {
    return undefined;
  }
}

/** Manifest and build keys as JSON, a file or a page a line, so that two builds can be compared line by line. */
export function textsOfBuild(
  { version, files, notFound, ...facts }: Manifest,
  { page, ...hashes }: BuildKeys,
): { readonly manifest: string; readonly keys: string } {
  const members = Object.entries(facts).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)},\n`);
  const manifest = `{"version":${version},\n${members.join("")}"files":${linesOfJson(files)},\n"notFound":${linesOfJson(notFound)}}\n`;
  const all = JSON.stringify({ manifest: etagOf(Buffer.from(manifest)), ...hashes });
  return { manifest, keys: `${all.slice(0, -1)},"page":${linesOfJson(page)}}\n` };
}

function linesOfJson(value: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${JSON.stringify(member)}`);
  return `{\n${lines.join(",\n")}\n}`;
}

/** Whether every encoding of a file of a build is there, as long as its manifest says. */
export function isWhole(folder: string, file: ManifestFile): boolean {
  return encodingsOf(file).every((encoding) => hasFile(folder, encoding.file, encoding.bytes));
}

/** Whether a build has a file of so many bytes. */
export function hasFile(folder: string, file: string, bytes: number): boolean {
  return statSync(join(folder, file), { throwIfNoEntry: false })?.size === bytes;
}

function encodingsOf({ identity, br, gzip }: ManifestFile) {
  return [identity, br, gzip].filter((encoding) => encoding !== undefined);
}

/** Names of all files of a build. */
export function namesOfBuild({ files, notFound, gonePages }: ManifestLists, keys: BuildKeys): string[] {
  const listed = [files, notFound, gonePages].flatMap((list) => Object.values(list));
  const names = listed.flatMap(encodingsOf).map(({ file }) => file);
  return [...names, ...Object.keys(keys.private), MANIFEST_FILE, BUILD_KEYS_FILE];
}
