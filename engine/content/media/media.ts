import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { basename } from "node:path/posix";
import type { ContentFiles } from "../source/content-files.ts";
import { mediaName } from "../source/media-name.ts";
import { ContentError, type Problem } from "../source/problem.ts";
import { lightName, withDarkPicture } from "./dark-picture.ts";
import { type DocumentFacts, readDocument } from "./documents.ts";
import {
  type FinishedPicture,
  finishedPicture,
  type PictureFile,
  type PictureShape,
  TALL,
  WIDE,
} from "./finished-picture.ts";
import { mediaKind, PICTURE_ROOT } from "./media-kinds.ts";
import { RefusedFile } from "./refused-file.ts";

/**
 * The files that texts may name, by name below `media/`. Null is a file that is refused: its own problem says why, once,
 * however many texts name it.
 */
export interface MediaTable {
  readonly pictures: Readonly<Record<string, PictureShape | null>>;
  readonly documents: Readonly<Record<string, DocumentFacts | null>>;
}

/** A file to publish, made or read when it is asked for. */
export interface MediaFile {
  readonly path: string;
  readonly bytes: () => Promise<Buffer>;
}

/** A file of the folder. A dark version has the name of its picture. */
interface MediaEntry {
  readonly file: string;
  readonly name: string;
}

/** The facts of each named file; null for a refused one. */
interface FoundMedia {
  readonly pictures: Map<string, FinishedPicture | null>;
  readonly documents: Map<string, (DocumentFacts & MediaEntry) | null>;
  readonly refused: (MediaEntry & { readonly problem: Problem })[];
}

export type Media = Awaited<ReturnType<typeof readMedia>>;

/**
 * Reads `media/`. Only what texts name counts: other files are neither published nor wrong. Finished pictures are kept in
 * `cache`.
 */
export async function readMedia({ folder, list }: ContentFiles, cache: string) {
  const entries = darkLast(list("media/")).map((file) => ({ file, name: mediaName(lightName(file) ?? file) }));
  const found: FoundMedia = { pictures: new Map(), documents: new Map(), refused: [] };
  for (const entry of entries) await readEntry(entry, folder, cache, found);
  const { pictures, documents, refused } = found;
  const table = tableOf(found);
  return {
    table,
    /** The problems of the named files. */
    problems: (used: ReadonlySet<string>): Problem[] => [
      ...refused.filter(({ name }) => used.has(name)).map(({ problem }) => problem),
      ...documentsAtOneAddress(usable(documents, used).map(([, facts]) => facts)),
    ],
    /** The named files, ready for browsers. */
    files: (used: ReadonlySet<string>): MediaFile[] => [
      ...usable(pictures, used).flatMap(([name, { files }]) => files.map((file) => servedPicture(name, file))),
      ...usable(documents, used).map(([, { href, file }]) => ({
        path: href,
        bytes: () => readFile(join(folder, file)),
      })),
    ],
    /** Notes: a file that is not named, and a named picture that is narrower than the column that shows it. */
    notes: (used: ReadonlySet<string>): Problem[] =>
      entries.flatMap(({ file, name }): Problem[] => {
        if (!used.has(name)) return [{ file, line: 1, id: "file-unused", values: {} }];
        const shape = table.pictures[name];
        const shown = shape && (shape.height > shape.width ? TALL : WIDE).pixels;
        if (!shown || shape.width >= shown || lightName(file) !== undefined) return [];
        return [{ file, line: 1, id: "picture-small", values: { width: String(shape.width), pixels: String(shown) } }];
      }),
  };
}

/** Adds a file to what is found. */
async function readEntry(
  { file, name }: MediaEntry,
  folder: string,
  cache: string,
  { pictures, documents, refused }: FoundMedia,
): Promise<void> {
  const path = join(folder, file);
  const kind = mediaKind(name);
  const isDark = lightName(file) !== undefined;
  try {
    if (kind === "document") documents.set(name, { ...(await readDocument(path, name)), file, name });
    if (kind !== "picture") return;
    const light = pictures.get(name);
    if (isDark && !light) return;
    const picture = await finishedPicture(() => readFile(path), cache);
    pictures.set(name, light ? withDarkPicture(light, picture) : picture);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    refused.push({ file, name, problem: { file, line: 1, ...error.details } });
    if (kind === "document") documents.set(name, null);
    else if (!isDark) pictures.set(name, null);
  }
}

function tableOf({ pictures, documents }: FoundMedia): MediaTable {
  const facts = (found: DocumentFacts | null) => found && { href: found.href, label: found.label, size: found.size };
  return {
    pictures: Object.fromEntries([...pictures].map(([name, picture]) => [name, picture?.shape ?? null])),
    documents: Object.fromEntries([...documents].map(([name, found]) => [name, facts(found)])),
  };
}

/** The named files that are not refused. */
function usable<Found>(all: ReadonlyMap<string, Found | null>, used: ReadonlySet<string>): [string, Found][] {
  return [...all].flatMap(([name, found]): [string, Found][] =>
    found !== null && used.has(name) ? [[name, found]] : [],
  );
}

/** @throws {ContentError} when its bytes are asked for and the original was changed meanwhile */
function servedPicture(name: string, { name: path, bytes }: PictureFile): MediaFile {
  return {
    path: PICTURE_ROOT + path,
    bytes: () =>
      bytes().catch((error: unknown) => {
        if (!(error instanceof RefusedFile)) throw error;
        throw new ContentError([{ file: `media/${name}`, line: 1, ...error.details }]);
      }),
  };
}

/** Dark versions come after the pictures that they belong to. */
function darkLast(files: readonly string[]): string[] {
  const isDark = (file: string) => lightName(file) !== undefined;
  return [...files.filter((file) => !isDark(file)), ...files.filter(isDark)];
}

function documentsAtOneAddress(documents: readonly (DocumentFacts & MediaEntry)[]): Problem[] {
  const owners = new Map<string, string>();
  return documents.flatMap(({ href, file }) => {
    const owner = owners.get(href);
    owners.set(href, owner ?? file);
    if (owner === undefined) return [];
    const values = { other: owner, address: href, write: basename(href).replace(/(?=\.[a-z]+$)/, "-2") };
    return [{ file, line: 1, id: "document-address-taken", values }];
  });
}
