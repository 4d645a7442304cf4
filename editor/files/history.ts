import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { pathBelow } from "#engine/files/path-below.ts";
import type { FileVersion } from "../contract/files.ts";
import { Refused } from "../words/refused.ts";
import { saveWhole } from "./save-whole.ts";

/** "2026-11-23T12-00-00-123Z.0a1b2c3d4e5f.step": when, the hash of the bytes, and whether it is one of many while somebody typed. */
const VERSION_NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.([0-9a-f]{12})(\.step)?$/;

/** The folder of a content folder's history: `.history/content` beside `content`. */
function historyFolder(content: string): string {
  return join(dirname(resolve(content)), ".history", basename(resolve(content)));
}

export type History = ReturnType<typeof createHistory>;

/**
 * The history of a content folder: dated copies of its files, in a folder beside it.
 *
 * @param now gives the time of a version
 */
export function createHistory(content: string, now: () => Date = () => new Date()) {
  const folder = historyFolder(content);
  const place = (path: string) => join(folder, "versions", ...path.split("/"));
  const names = async (path: string) => {
    const found = await readdir(place(path)).catch(() => [] as string[]);
    return found
      .filter((name) => VERSION_NAME.test(name))
      .sort()
      .reverse();
  };

  const write = async (path: string, bytes: Uint8Array, mark: "" | ".step") => {
    await ignoredByGit(dirname(folder), path);
    const name = `${now().toISOString().replaceAll(/[:.]/g, "-")}.${digestOf(bytes)}${mark}`;
    await saveWhole(join(place(path), name), path, bytes);
    const thinned = superfluous(
      (await names(path)).map((id) => ({ id, at: Date.parse(momentOf(id)), isStep: id.endsWith(".step") })),
      now().getTime(),
    );
    await Promise.all(thinned.map((id) => rm(join(place(path), id), { force: true })));
  };
  /** The one that was kept last, also by a clock that was set back since: those of its hours to come were before. */
  const newestOf = async (path: string) => {
    const today = now().toISOString();
    return (await names(path)).find((id) => momentOf(id) <= today);
  };
  const isNewest = async (path: string, bytes: Uint8Array) =>
    (await newestOf(path))?.includes(`.${digestOf(bytes)}`) === true;

  return {
    folder,

    /** Whether the newest version is this one. */
    isNewest,

    /** Keeps a version that something else takes the place of, unless the newest one is the same. */
    async keep(path: string, bytes: Uint8Array): Promise<void> {
      const newest = await newestOf(path);
      if (newest?.endsWith(digestOf(bytes))) return;
      await write(path, bytes, "");
      if (newest?.endsWith(`${digestOf(bytes)}.step`)) await rm(join(place(path), newest), { force: true });
    },

    /** Keeps what a text is while it is typed: of these versions, fewer stay the older they are. */
    async keepStep(path: string, bytes: Uint8Array): Promise<void> {
      if (!(await isNewest(path, bytes))) await write(path, bytes, ".step");
    },

    /** The versions of a file that got another name are those of its new one. */
    async move(from: string, to: string): Promise<void> {
      await mkdir(place(to), { recursive: true });
      for (const name of await names(from)) await rename(join(place(from), name), join(place(to), name));
    },

    /** Newest first. */
    async versions(path: string): Promise<readonly FileVersion[]> {
      return (await names(path)).map((id) => ({ id, savedAt: momentOf(id) }));
    },

    /** The newest version that is not this one. */
    async before(path: string, bytes: Uint8Array): Promise<string | undefined> {
      return (await names(path)).find((name) => !name.includes(`.${digestOf(bytes)}`));
    },

    /** @throws {Refused} where it is not kept */
    async bytesOf(path: string, id: string): Promise<Buffer> {
      const bytes = VERSION_NAME.test(id) ? await readFile(join(place(path), id)).catch(() => undefined) : undefined;
      if (bytes === undefined) throw Refused.because("no-such-version", {}, 404);
      return bytes;
    },

    /** Files that were kept and are not in the content any more, nor under another name, with the time of their last version. */
    async deleted() {
      const root = join(folder, "versions");
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      const kept = entries.flatMap(({ name, parentPath }) =>
        VERSION_NAME.test(name) ? [{ name, path: pathBelow(root, parentPath) }] : [],
      );
      const versions = [...Map.groupBy(kept, ({ path }) => path)].map(([path, own]) => ({
        path,
        names: own.map(({ name }) => name).sort(),
        isThere: existsSync(join(content, path)),
      }));
      const there = versions.flatMap(({ names, isThere }) => (isThere ? names : []));
      const living = new Set(there.map(digestIn));
      return versions
        .flatMap(({ path, names, isThere }) => (isThere ? [] : [{ path, last: names.at(-1) ?? "" }]))
        .filter(({ last }) => !living.has(digestIn(last)))
        .map(({ path, last }) => ({ path, deletedAt: momentOf(last) }))
        .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1));
    },
  };
}

function digestOf(bytes: Uint8Array): string {
  return hash("sha256", bytes).slice(0, 12);
}

/** The hash of a version's bytes. */
function digestIn(id: string): string {
  return id.replace(VERSION_NAME, "$5");
}

/** When a version was kept: ISO 8601 in UTC. */
function momentOf(id: string): string {
  return id.replace(VERSION_NAME, "$1:$2:$3.$4");
}

/** Whatever repository the content is part of, its history is not. @param name of the file that is being saved */
async function ignoredByGit(folder: string, name: string): Promise<void> {
  const file = join(folder, ".gitignore");
  if (!existsSync(file)) await saveWhole(file, name, Buffer.from("*\n"));
}

/** A version of a file, as far as it decides how long it stays. */
interface KeptVersion {
  readonly id: string;
  /** When it was kept, in milliseconds. */
  readonly at: number;
  /** Whether it is one of many while somebody typed. */
  readonly isStep: boolean;
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
/** Up to an age, the least distance from one step to the next. A text that stood longer than that is never lost. */
const DISTANCES = [
  [HOUR, MINUTE / 2],
  [DAY, 2 * MINUTE],
  [30 * DAY, HOUR / 2],
  [Number.POSITIVE_INFINITY, DAY],
] as const;
/** Versions of one file. */
const MOST_VERSIONS = 500;

/**
 * The versions that may go, of those of one file, newest first: steps soon after one that stays and soon before the next.
 */
export function superfluous(versions: readonly KeptVersion[], now: number): readonly string[] {
  const gone = versions.slice(MOST_VERSIONS).map(({ id }) => id);
  let older = Number.NEGATIVE_INFINITY;
  for (const [index, { id, at, isStep }] of [...versions.entries()].reverse()) {
    const [, distance = 0] = DISTANCES.find(([age]) => now - at < age) ?? [];
    const newer = versions[index - 1]?.at ?? Number.POSITIVE_INFINITY;
    if (isStep && at - older < distance && newer - at < distance) gone.push(id);
    else older = at;
  }
  return gone;
}
