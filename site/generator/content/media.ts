import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentFiles } from "./content-files.ts";
import { lightName, withDarkPicture } from "./dark-picture.ts";
import { type DocumentFacts, readDocument } from "./documents.ts";
import { type FinishedPicture, finishedPicture, PICTURE_ROOT, type PictureShape } from "./finished-picture.ts";
import { mediaKind } from "./media-kinds.ts";
import { mediaName } from "./media-links.ts";
import type { Problem } from "./problem.ts";
import { RefusedFile } from "./refused-file.ts";

/**
 * What texts may name, by name below `media/`, as plain data that can be sent to worker threads. Null is a file that is
 * refused: its own problem says why, once, however many texts name it.
 */
export interface MediaTable {
  readonly pictures: Readonly<Record<string, PictureShape | null>>;
  readonly documents: Readonly<Record<string, DocumentFacts | null>>;
}

/** A file to publish, made or read when it is asked for. */
export interface MediaFile {
  /** Its address. */
  readonly path: string;
  readonly bytes: () => Promise<Buffer>;
}

/** The media folder. Only what texts name counts: other files are neither published nor wrong. */
export interface Media {
  readonly table: MediaTable;
  /** What is wrong with the named files. */
  problems(used: ReadonlySet<string>): Problem[];
  /** The named files, ready for browsers. */
  files(used: ReadonlySet<string>): MediaFile[];
  /** A notice for each file that is not named. */
  unused(used: ReadonlySet<string>): Problem[];
}

/** A file of the folder. A dark version has the name of its picture. */
interface MediaEntry {
  readonly file: string;
  readonly name: string;
}

/** Reads `media/`. Finished pictures are kept in `cache`. */
export async function readMedia({ folder, list }: ContentFiles, cache: string): Promise<Media> {
  const entries = darkLast(list("media/")).map((file) => ({ file, name: mediaName(lightName(file) ?? file) }));
  const pictures = new Map<string, FinishedPicture | null>();
  const documents = new Map<string, (DocumentFacts & MediaEntry) | null>();
  const refused: (MediaEntry & { readonly problem: Problem })[] = [];
  for (const { file, name } of entries) {
    const read = () => readFile(join(folder, file));
    const isDark = lightName(file) !== undefined;
    const kind = mediaKind(name);
    try {
      if (kind === "document") documents.set(name, { ...(await readDocument(join(folder, file), name)), file, name });
      else if (kind === "picture" && !isDark) pictures.set(name, await finishedPicture(read, cache));
      else if (kind === "picture") {
        const light = pictures.get(name);
        if (light) pictures.set(name, withDarkPicture(light, await finishedPicture(read, cache)));
      }
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      refused.push({ file, name, problem: { file, line: 1, message: error.message, fix: error.fix } });
      if (kind === "document") documents.set(name, null);
      else if (!isDark) pictures.set(name, null);
    }
  }
  const named = <Entry>(all: ReadonlyMap<string, Entry | null>, used: ReadonlySet<string>): Entry[] =>
    [...all].flatMap(([name, entry]) => (entry !== null && used.has(name) ? [entry] : []));
  return {
    table: {
      pictures: Object.fromEntries([...pictures].map(([name, picture]) => [name, picture?.shape ?? null])),
      documents: Object.fromEntries(
        [...documents].map(([name, facts]) => [
          name,
          facts && { href: facts.href, label: facts.label, size: facts.size },
        ]),
      ),
    },
    problems: (used) => [
      ...refused.filter(({ name }) => used.has(name)).map(({ problem }) => problem),
      ...sharedAddresses(named(documents, used)),
    ],
    files: (used) => [
      ...named(pictures, used).flatMap(({ files }) =>
        files.map(({ name, bytes }) => ({ path: PICTURE_ROOT + name, bytes })),
      ),
      ...named(documents, used).map(({ href, file }) => ({ path: href, bytes: () => readFile(join(folder, file)) })),
    ],
    unused: (used) => entries.filter(({ name }) => !used.has(name)).map(unusedNotice),
  };
}

/** Dark versions come after the pictures that they belong to. */
function darkLast(files: readonly string[]): string[] {
  const isDark = (file: string) => lightName(file) !== undefined;
  return [...files.filter((file) => !isDark(file)), ...files.filter(isDark)];
}

function sharedAddresses(documents: readonly (DocumentFacts & MediaEntry)[]): Problem[] {
  const owners = new Map<string, string>();
  return documents.flatMap(({ href, file }) => {
    const owner = owners.get(href);
    owners.set(href, owner ?? file);
    if (owner === undefined) return [];
    const message = `this document and ${owner} would have the same address, ${href}`;
    return [{ file, line: 1, message, fix: "give one of them another name" }];
  });
}

function unusedNotice({ file }: MediaEntry): Problem {
  return {
    file,
    line: 1,
    message: "no text uses this file: it is not published",
    fix: "name it in a text, or remove it",
  };
}
