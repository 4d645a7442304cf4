import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readOnlineFile } from "#engine/content/addresses/published-file.ts";
import { PAGES_BEGINNING, PAGES_FILE, readPublishedList } from "#engine/content/addresses/published-list.ts";
import { replaceableFolder } from "#engine/files/replaceable-folder.ts";
import { plainCopy } from "./plain-copy.ts";
import { lastWords, type ProgramRun, PublishingError, runProgram, type Target } from "./target.ts";

/** What `release.sh` exits with. */
const NOTHING_BEFORE = 66;
const BUSY = 75;
/** What ssh itself exits with, and rsync where it cannot speak to the other side. */
const UNREACHABLE = [255, 12, 30, 35];

/** Options of ssh: it never asks, and does not wait for ever. */
const SSH = ["-o", "BatchMode=yes", "-o", "ConnectTimeout=20", "-o", "ServerAliveInterval=15"];

/** The command after each release. */
const reloading = (reload: string | undefined) => (reload === undefined ? [] : ["sh", "-c", reload]);

/**
 * A release folder on this machine.
 *
 * @param script the file of `release.sh`
 */
export function localReleases(folder: string, script: string, reload: string | undefined): Target {
  const release = async (...args: readonly string[]) =>
    judge(await runProgram("sh", [script, ...args, ...reloading(reload)]));
  return {
    online: async () => readOnlineFile(join(folder, "current")),
    put: (build) => release("put", build, folder),
    back: () => release("back", folder),
  };
}

/**
 * The same on a machine that is reached by ssh: the files go there by rsync, and the script runs there.
 *
 * @param address such as "ssh://user@host:22/srv/site"
 */
export function remoteReleases(address: string, script: string, reload: string | undefined): Target {
  const { hostname, username, port, pathname } = new URL(address);
  const folder = decodeURIComponent(pathname);
  const target = username === "" ? hostname : `${decodeURIComponent(username)}@${hostname}`;
  const ssh = ["ssh", ...SSH, ...(port === "" ? [] : ["-p", port])];
  const remote = async (command: readonly string[], input = "") =>
    runProgram("ssh", [...ssh.slice(1), target, command.map(quoted).join(" ")], { input });
  const release = async (...args: readonly string[]) =>
    judge(await remote(["sh", "-s", "--", ...args, ...reloading(reload)], await readFile(script, "utf8")));

  return {
    async online() {
      const run = await remote(["cat", `${folder}/current/${PAGES_FILE}`]);
      if (UNREACHABLE.includes(run.code)) throw PublishingError.of("publish-unreachable", { write: lastWords(run) });
      return run.code === 0 ? readPublishedList(run.output) : undefined;
    },
    async put(build) {
      const incoming = `${folder}/incoming-${randomUUID()}`;
      judge(await remote(["mkdir", "-p", incoming]));
      try {
        const same = `--link-dest=${folder}/current/`;
        const options = ["-a", "-s", "--delete", "--timeout=120", "-e", ssh.join(" "), same];
        judge(await runProgram("rsync", [...options, `${build}/`, `${target}:${incoming}/`]));
        await release("put", incoming, folder);
      } finally {
        await remote(["rm", "-rf", incoming]);
      }
    },
    back: () => release("back", folder),
  };
}

/** @throws {PublishingError} unless the program did its work */
function judge(run: ProgramRun): void {
  if (run.code === 0) return;
  if (run.code === BUSY) throw PublishingError.of("publish-busy-there", {});
  if (run.code === NOTHING_BEFORE) throw PublishingError.of("publish-nothing-before", {});
  if (/No space left on device/.test(run.errors)) throw PublishingError.of("publish-disk-full", {});
  const words = lastWords(run);
  throw PublishingError.of(UNREACHABLE.includes(run.code) ? "publish-unreachable" : "publish-failed", { write: words });
}

/** A word as the shell of the other machine takes it. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** What the folder must not touch. */
type Around = Omit<Parameters<typeof replaceableFolder>[1], "marks">;

/** A folder that the owner uploads by hand. The one before it is kept beside it; one with the same pages takes its place. */
export function uploadFolder(folder: string, around: Around): Target {
  const [part, before, aside] = [`${folder}.part`, `${folder}-avant`, `${folder}-avant.part`];

  /** @throws {ForeignFolderError} where a folder would be moved or removed that is not ours */
  function demandOurs(): void {
    for (const each of [folder, before, part, aside])
      replaceableFolder(each, { ...around, marks: { [PAGES_FILE]: PAGES_BEGINNING } });
  }

  /** What lies in the folder gives way to a finished folder, which is `next`, and becomes the one before, or goes. */
  async function exchange(next: string, keepsOld: boolean): Promise<void> {
    await rm(aside, { recursive: true, force: true });
    const hadOne = existsSync(folder);
    if (hadOne) await rename(folder, aside);
    try {
      await rename(next, folder);
    } catch (error) {
      if (hadOne) await rename(aside, folder);
      throw error;
    }
    if (!hadOne) return;
    if (!keepsOld) return rm(aside, { recursive: true });
    await rm(before, { recursive: true, force: true });
    await rename(aside, before);
  }

  return {
    async online() {
      demandOurs();
      return readOnlineFile(folder);
    },
    async put(build) {
      demandOurs();
      await mkdir(dirname(folder), { recursive: true });
      await rm(part, { recursive: true, force: true });
      try {
        await plainCopy(build, part);
        await exchange(part, !hasSamePages(part, folder));
      } finally {
        await rm(part, { recursive: true, force: true });
      }
    },
    async back() {
      demandOurs();
      if (!existsSync(join(before, PAGES_FILE))) throw PublishingError.of("publish-nothing-before", {});
      await exchange(before, true);
    },
  };
}

function hasSamePages(one: string, other: string): boolean {
  const [file, otherFile] = [one, other].map((folder) => join(folder, PAGES_FILE)) as [string, string];
  return existsSync(otherFile) && readFileSync(file, "utf8") === readFileSync(otherFile, "utf8");
}
