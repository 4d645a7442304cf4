import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { pathBelow } from "#engine/files/path-below.ts";
import type { FileVersion } from "../contract/files.ts";
import { Refused } from "../words/refused.ts";
import { saveWhole } from "./owner-files.ts";

/**
 * "2026-11-23T12-00-00-123Z.0a1b2c3d4e5f.by-SW7DqnM": when, the hash of the bytes, and where people sign in the name of who wrote
 * them, in Base64. Those of earlier editors may end with ".step".
 */
const VERSION_NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.([0-9a-f]{12})(?:\.step|\.by-([\w-]+))?$/;

/** Versions of one file. */
const MOST_VERSIONS = 500;

export type History = ReturnType<typeof createHistory>;

/**
 * The history of a content folder: dated copies of its files, in `.history/content` beside `content`.
 *
 * @param now gives the time of a version
 */
export function createHistory(content: string, now: () => Date = () => new Date()) {
  const folder = join(dirname(resolve(content)), ".history", basename(resolve(content)));
  const place = (path: string) => join(folder, "versions", ...path.split("/"));
  const names = async (path: string) => {
    const found = await readdir(place(path)).catch(() => [] as string[]);
    return found
      .filter((name) => VERSION_NAME.test(name))
      .sort()
      .reverse();
  };

  return {
    folder,

    /**
     * Keeps a version, unless the one that was kept last is the same. Of very many, each other of the older half goes.
     *
     * @param by who wrote it, where somebody knows
     */
    async keep(path: string, bytes: Uint8Array, by?: string): Promise<void> {
      const [digest, today, before] = [digestOf(bytes), now().toISOString(), await names(path)];
      // By a clock that was set back since, those of its hours to come were kept before.
      if (before.find((id) => momentOf(id) <= today)?.includes(`.${digest}`)) return;
      await ignoredByGit(dirname(folder), path);
      const name = by === undefined ? digest : `${digest}.by-${Buffer.from(by).toString("base64url")}`;
      await saveWhole(join(place(path), `${today.replaceAll(/[:.]/g, "-")}.${name}`), path, bytes);
      const gone =
        before.length < MOST_VERSIONS ? [] : before.filter((_, at) => at > MOST_VERSIONS / 2 && at % 2 === 0);
      await Promise.all(gone.map((id) => rm(join(place(path), id), { force: true })));
    },

    /** The versions of a file that got another name are those of its new one. */
    async move(from: string, to: string): Promise<void> {
      await mkdir(place(to), { recursive: true });
      for (const name of await names(from)) await rename(join(place(from), name), join(place(to), name));
    },

    /** Newest first. */
    async versions(path: string): Promise<readonly FileVersion[]> {
      return (await names(path)).map((id) => ({ id, savedAt: momentOf(id), by: whoWrote(id) }));
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

function digestIn(id: string): string {
  return id.replace(VERSION_NAME, "$5");
}

function whoWrote(id: string): string | undefined {
  const [, name] = /\.by-([\w-]+)$/.exec(id) ?? [];
  return name && Buffer.from(name, "base64url").toString();
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
