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
  galleryCuts,
  type PictureCut,
  type PictureFile,
  type PictureShape,
  WIDE,
  withDarkPicture,
} from "./finished-picture.ts";
import type { Framings } from "./framing.ts";
import { lightName, mediaKind, PICTURE_ROOT, RefusedFile } from "./media-kinds.ts";

/**
 * The files that texts may name, by name below `media/`. Null is a file that is refused: its own problem says why, once,
 * however many texts name it.
 */
export interface MediaTable {
  readonly pictures: Readonly<Record<string, PictureFacts | null>>;
  readonly documents: Readonly<Record<string, DocumentFacts | null>>;
}

/** A picture, and each of its parts that a page may show instead, by the name of the cut. */
export interface PictureFacts {
  readonly whole: PictureShape;
  readonly cuts: Readonly<Record<string, PictureShape>>;
}

const CUT = "//";

/** How the use of a picture is noted: with the name of the cut, where only that is shown. No file has such a name. */
export function usedPicture(name: string, cut?: string): string {
  return cut === undefined ? name : name + CUT + cut;
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
 *
 * @param framings how the owner frames them
 * @param own the cuts that the site shows beside those of galleries
 */
export async function readMedia(
  { folder, list }: ContentFiles,
  cache: string,
  framings: Framings = {},
  own: Readonly<Record<string, PictureCut>> = {},
) {
  const cuts: Readonly<Record<string, PictureCut>> = { ...galleryCuts, ...own };
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
      const picture = await finishedPicture(() => readFile(path), cache, framings[name]);
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
    pictures: factsOf(
      "picture",
      ({ picture }) =>
        picture && {
          whole: picture.shape,
          cuts: Object.fromEntries(Object.entries(cuts).map(([cut, of]) => [cut, picture.cut(of).shape])),
        },
    ),
    documents: factsOf("document", ({ document }) => document),
  };
  /** The names of used files, whatever is shown of each. */
  const named = (used: ReadonlySet<string>) => new Set([...used].map((one) => one.split(CUT)[0] ?? one));
  /** The named files that are not refused. */
  const usable = (used: ReadonlySet<string>) => {
    const names = named(used);
    return [...found].flatMap(([name, own]) => (own && names.has(name) ? [{ name, ...own }] : []));
  };
  /** What is shown of a picture: all of it, or some of its parts. */
  const shown = (used: ReadonlySet<string>, name: string, picture: FinishedPicture) => [
    ...(used.has(name) ? [picture] : []),
    ...Object.entries(cuts).flatMap(([cut, of]) => (used.has(usedPicture(name, cut)) ? [picture.cut(of)] : [])),
  ];
  return {
    table,
    problems: (used: ReadonlySet<string>): Problem[] => [
      ...refused.filter(({ name }) => named(used).has(name)).map(({ problem }) => problem),
      ...documentsAtOneAddress(usable(used)),
    ],
    files: (used: ReadonlySet<string>): MediaFile[] => [
      ...usable(used).flatMap(({ name, picture }) =>
        picture ? shown(used, name, picture).flatMap(({ files }) => files.map((own) => servedPicture(name, own))) : [],
      ),
      ...usable(used).flatMap(({ file, document }) =>
        document ? [{ path: document.href, bytes: () => readFile(join(folder, file)) }] : [],
      ),
    ],
    /** Notes: a file that is not named, and a named picture that is narrower than the place that shows it. */
    notes: (used: ReadonlySet<string>): Problem[] =>
      entries.flatMap(({ file, name }): Problem[] => {
        if (!named(used).has(name)) return [{ file, line: 1, id: "file-unused", values: {} }];
        const { whole, cuts: parts = {} } = table.pictures[name] ?? {};
        if (!whole || isDark(file)) return [];
        const places = [
          ...(used.has(name) ? [[whole, WIDE] as const] : []),
          ...Object.entries(cuts).flatMap(([cut, of]) =>
            parts[cut] && used.has(usedPicture(name, cut)) ? [[parts[cut], of] as const] : [],
          ),
        ];
        const small = places.find(([{ width }, { pixels }]) => width < pixels);
        if (small === undefined) return [];
        const values = { width: String(small[0].width), pixels: String(small[1].pixels) };
        return [{ file, line: 1, id: "picture-small", values }];
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
