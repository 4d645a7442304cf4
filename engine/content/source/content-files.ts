import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathBelow } from "../../files/path-below.ts";
import { isLocale, type Locale } from "../../i18n/language.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { ContentError, type Problem } from "./problem.ts";
import type { YamlSource } from "./yaml-source.ts";

/** The files of a content folder; paths are below the folder, with forward slashes. */
export interface ContentFiles {
  readonly folder: string;
  /** The text of a file; undefined if it is missing. Posts, pictures and fonts have no text here. */
  text(file: string): string | undefined;
  /** The text of any file that is listed, read when it is asked for. */
  load(file: string): Promise<string>;
  /** What is there and is no file: links, to whatever they lead. A copy of the folder, its history or its backup may lack that. */
  readonly links: readonly string[];
  /** Second versions of texts, which a program that syncs folders has kept: no texts of the site. */
  readonly copies: readonly string[];
  /** The files whose path begins with `prefix`, sorted by code unit so that the order is the same everywhere. */
  list(prefix: string): readonly string[];
}

/** Files that systems and editors leave in folders: hidden ones, thumbnails, locks of office programs, backups. */
const NOT_THE_OWNERS = /^\.|^(?:Thumbs\.db|desktop\.ini)$|^~\$|~$|\.(?:bak|tmp|orig|swp)$/i;

/** Whether a file of this name, which may be there, is none of the owner's: the name begins with a dot, or as a lock does. */
export function isHidden(file: string): boolean {
  return /^(?:\.|~\$)/.test(basename(file));
}

/** A text of which Dropbox, Nextcloud or Syncthing has kept a second version, in the languages that they speak. */
const CONFLICT_COPY = /(?:\([^()]*confli[ct][^()]*\)|[._]sync-conflict-[^/]*|_conflict-[\d-]+)\.(?:md|yaml|txt)$/i;

/** Files that are only listed: posts are loaded one by one, and the others are no texts. */
const ONLY_LISTED = /^(?:media\/|posts\/|theme\/(?!.*\.svg$))/;

/**
 * Zero-width spaces, byte-order marks and bidirectional controls: within a number or an address they break what is done with it.
 * Text from right to left needs its own marks (U+200F, U+061C).
 */
const UNSEEN = /(?![\u200F\u061C])[\p{Bidi_Control}\u200B\uFEFF]/gu;

/**
 * The text of a content file, whatever program wrote it: without invisible characters, which address books put around numbers, with
 * plain line breaks, and characters in their composed form (Unicode NFC; a Mac may decompose them). What is not UTF-8 becomes
 * U+FFFD, which `damageIn` reports.
 */
export function contentText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n").replace(UNSEEN, "").normalize("NFC");
}

/** The owner's files in a content folder, and what is there and is none, each by its path below the folder. */
async function entriesIn(folder: string): Promise<Record<"files" | "copies" | "links", readonly string[]>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(notRead(folder));
  const owners = entries.filter((entry) => !entry.isDirectory() && !NOT_THE_OWNERS.test(entry.name));
  const pathOf = (entry: Dirent) => pathBelow(folder, join(entry.parentPath, entry.name));
  const isCopy = (file: string) => CONFLICT_COPY.test(file);
  const files = owners
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .sort();
  return {
    files: files.filter((file) => !isCopy(file)),
    copies: files.filter(isCopy),
    links: owners.filter((entry) => !entry.isFile()).map(pathOf),
  };
}

/** The owner's files in a content folder, sorted by code unit; none is read. */
export async function listContentFiles(folder: string): Promise<readonly string[]> {
  return (await entriesIn(folder)).files;
}

/** Says of a file or a folder that is there and cannot be read which one it is. */
export function notRead(folder: string, name?: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code === "ENOENT" || error.code === undefined) throw error;
    const file = name ?? pathBelow(folder, error.path ?? folder);
    throw new ContentError([{ file, line: 1, id: "file-closed", values: { code: error.code } }]);
  };
}

/** Texts of files, by their paths below the content folder. */
export type TextsByFile = ReadonlyMap<string, string>;

/**
 * Lists a content folder, and reads everything but its pictures and posts.
 *
 * @param instead what is taken in place of what these files say
 */
export async function readContentFiles(folder: string, instead: TextsByFile = new Map()): Promise<ContentFiles> {
  const { files: names, copies, links } = await entriesIn(folder);
  const load = async (name: string) => contentText(await readFile(join(folder, name)).catch(notRead(folder, name)));
  const read = names.filter((name) => !ONLY_LISTED.test(name));
  const texts = new Map(await Promise.all(read.map(async (name) => [name, await load(name)] as const)));
  return {
    folder,
    text: (file) => instead.get(file) ?? texts.get(file),
    load,
    copies,
    // Not those in hidden folders, which other programs keep.
    links: links.filter((path) => !/(?:^|\/)\./.test(path)),
    list: (prefix) => names.filter((file) => file.startsWith(prefix)),
  };
}

/** The language of a content file, by its place; undefined for what is of no language, or of one that the site does not know. */
function languageOfFile(file: string, routes: Routes): Locale | undefined {
  const [, code] =
    /^(?:messages\/([^/]+)\.yaml|pages\/[^/]+\/([^/]+)\.md|posts\/([^/]+)\/.*)$/
      .exec(file)
      ?.filter((part) => part !== undefined) ?? [];
  return isLocale(routes, code) ? code : undefined;
}

/** The content without the files of languages that are not published. */
export function publishedFiles(files: ContentFiles, routes: Routes): ContentFiles {
  const isPublished = (file: string) => {
    const language = languageOfFile(file, routes);
    return language === undefined || routes.locales.includes(language);
  };
  return { ...files, list: (prefix) => files.list(prefix).filter(isPublished) };
}

/** A note on the files that `publishedFiles` leaves out, for each language. */
export function leftoverNotes(files: ContentFiles, routes: Routes, source: YamlSource): Problem[] {
  const { locales: published, languages } = routes;
  const left = Object.keys(languages).filter((locale) => !published.includes(locale));
  return left.flatMap((locale): Problem[] => {
    const count = files.list("").filter((file) => languageOfFile(file, routes) === locale).length;
    const values = { locale, count: String(count), write: `[${[...published, locale].join(", ")}]` };
    return count === 0 ? [] : [{ ...source.at(["languages", "published"]), id: "language-left-over", values }];
  });
}
