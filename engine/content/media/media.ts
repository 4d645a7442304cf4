import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { basename } from "node:path/posix";
import type { ContentFiles } from "../source/content-files.ts";
import { mediaName } from "../source/media-name.ts";
import { ContentError, type Problem } from "../source/problem.ts";
import { type DocumentFacts, readDocument } from "./documents.ts";
import {
  type FinishedPicture,
  finishedPicture,
  type PictureFile,
  type PictureShape,
  TALL,
  WIDE,
  withDarkPicture,
} from "./finished-picture.ts";
import { lightName, mediaKind, PICTURE_ROOT, RefusedFile } from "./media-kinds.ts";

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

/** A file of the folder, ready for browsers. */
interface FoundFile {
  readonly file: string;
  readonly picture?: FinishedPicture;
  readonly document?: DocumentFacts;
}

export type Media = Awaited<ReturnType<typeof readMedia>>;

/**
 * Reads `media/`. Only what texts name counts: other files are neither published nor wrong. Finished pictures are kept in
 * `cache`.
 */
export async function readMedia({ folder, list }: ContentFiles, cache: string) {
  const isDark = (file: string) => lightName(file) !== undefined;
  const all = list("media/");
  // Dark versions have the names of the pictures that they belong to, and come after them.
  const entries = [...all.filter((file) => !isDark(file)), ...all.filter(isDark)].map((file) => ({
    file,
    name: mediaName(lightName(file) ?? file),
  }));
  /** By name; null for a refused one. */
  const found = new Map<string, FoundFile | null>();
  const refused: { readonly name: string; readonly problem: Problem }[] = [];
  for (const { file, name } of entries) {
    const path = join(folder, file);
    const light = isDark(file) ? found.get(name)?.picture : undefined;
    try {
      const kind = mediaKind(name);
      if (kind === "document") found.set(name, { file, document: await readDocument(path, name) });
      if (kind !== "picture" || (isDark(file) && !light)) continue;
      const picture = await finishedPicture(() => readFile(path), cache);
      found.set(name, { file, picture: light ? withDarkPicture(light, picture) : picture });
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      refused.push({ name, problem: { file, line: 1, ...error.details } });
      if (!isDark(file)) found.set(name, null);
    }
  }
  const factsOf = <Facts>(kind: string, facts: (own: FoundFile) => Facts | undefined) =>
    Object.fromEntries(
      [...found].flatMap(([name, own]) => (mediaKind(name) === kind ? [[name, (own && facts(own)) ?? null]] : [])),
    ) as Readonly<Record<string, Facts | null>>;
  const table: MediaTable = {
    pictures: factsOf("picture", ({ picture }) => picture?.shape),
    documents: factsOf("document", ({ document }) => document),
  };
  /** The named files that are not refused. */
  const usable = (used: ReadonlySet<string>) =>
    [...found].flatMap(([name, own]) => (own && used.has(name) ? [{ name, ...own }] : []));
  return {
    table,
    problems: (used: ReadonlySet<string>): Problem[] => [
      ...refused.filter(({ name }) => used.has(name)).map(({ problem }) => problem),
      ...documentsAtOneAddress(usable(used)),
    ],
    files: (used: ReadonlySet<string>): MediaFile[] => [
      ...usable(used).flatMap(({ name, picture }) => picture?.files.map((own) => servedPicture(name, own)) ?? []),
      ...usable(used).flatMap(({ file, document }) =>
        document ? [{ path: document.href, bytes: () => readFile(join(folder, file)) }] : [],
      ),
    ],
    /** Notes: a file that is not named, and a named picture that is narrower than the column that shows it. */
    notes: (used: ReadonlySet<string>): Problem[] =>
      entries.flatMap(({ file, name }): Problem[] => {
        if (!used.has(name)) return [{ file, line: 1, id: "file-unused", values: {} }];
        const shape = table.pictures[name];
        const shown = shape && (shape.height > shape.width ? TALL : WIDE).pixels;
        if (!shown || shape.width >= shown || isDark(file)) return [];
        return [{ file, line: 1, id: "picture-small", values: { width: String(shape.width), pixels: String(shown) } }];
      }),
  };
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

function documentsAtOneAddress(files: readonly FoundFile[]): Problem[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ file, document }) => {
    if (document === undefined) return [];
    const { href } = document;
    const owner = owners.get(href);
    owners.set(href, owner ?? file);
    if (owner === undefined) return [];
    const values = { other: owner, address: href, write: basename(href).replace(/(?=\.[a-z]+$)/, "-2") };
    return [{ file, line: 1, id: "document-address-taken", values }];
  });
}
