import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readOnlineFile } from "#engine/content/addresses/published-file.ts";
import { PAGES_BEGINNING, PAGES_FILE, readPublishedList } from "#engine/content/addresses/published-list.ts";
import { replaceableFolder } from "#engine/files/replaceable-folder.ts";
import { BUSY, haveSamePages, localReleases } from "./local-releases.ts";
import { plainCopy } from "./plain-copy.ts";
import { lastWords, type ProgramRun, PublishingError, runProgram, type Target } from "./target.ts";

/** What `release.sh` exits with where there is nothing to go back to. */
const NOTHING_BEFORE = 66;
/** What ssh itself exits with, and rsync where it cannot speak to the other side. */
const UNREACHABLE = [255, 12, 30, 35];

/** Options of ssh: it never asks, and does not wait for ever. */
const SSH = ["-o", "BatchMode=yes", "-o", "ConnectTimeout=20", "-o", "ServerAliveInterval=15"];

/**
 * A folder of releases on this machine.
 *
 * @param folder with `current` and `releases/`
 * @param reload the command after each release
 * @param check asked after it whether the site answers with the release; throws where it does not
 */
export function releaseFolder(
  folder: string,
  reload: string | undefined,
  check: (release: string, before: string | undefined) => Promise<void> = async () => {},
): Target {
  const releases = localReleases(folder, async (...release) => {
    if (reload !== undefined) judge(await runProgram("sh", ["-c", reload]));
    await check(...release);
  });
  return { online: async () => readOnlineFile(join(folder, "current")), ...releases };
}

/**
 * The same on a machine that is reached by ssh: the script runs there, and files come by rsync.
 *
 * @param place an address such as "ssh://user@host:22/srv/site"
 * @param script the file of `release.sh`
 */
export function releaseFolderBySsh(place: string, script: string, reload: string | undefined): Target {
  const there = new URL(place);
  const folder = decodeURIComponent(there.pathname);
  const user = there.username ? `${decodeURIComponent(there.username)}@` : "";
  const target = `${user}${there.hostname}`;
  const ssh = ["ssh", ...SSH, ...(there.port ? ["-p", there.port] : [])];
  const run = (command: readonly string[], input = "") =>
    runProgram("ssh", [...ssh.slice(1), target, command.map(quoted).join(" ")], { input });
  const release = async (...args: readonly string[]) => {
    // What it read would be the rest of the script.
    const after = reload === undefined ? [] : ["sh", "-c", `exec </dev/null\n${reload}`];
    judge(await run(["sh", "-s", "--", ...args, ...after], await readFile(script, "utf8")));
  };

  return {
    async online() {
      const read = await run(["cat", `${folder}/current/${PAGES_FILE}`]);
      if (UNREACHABLE.includes(read.code)) throw PublishingError.of("publish-unreachable", { write: lastWords(read) });
      return read.code === 0 ? readPublishedList(read.output) : undefined;
    },
    async put(build) {
      const incoming = `${folder}/incoming-${randomUUID()}`;
      judge(await run(["mkdir", "-p", incoming]));
      try {
        const same = `--link-dest=${folder}/current/`;
        const options = ["-a", "-s", "--delete", "--timeout=120", "-e", ssh.join(" "), same];
        judge(await runProgram("rsync", [...options, `${build}/`, `${target}:${incoming}/`]));
        await release("put", incoming, folder);
      } finally {
        await run(["rm", "-rf", incoming]);
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

/**
 * A folder that the owner uploads by hand. The one before it is kept beside it; one with the same pages takes its place.
 *
 * @param around what the folder must not touch
 */
export function uploadFolder(folder: string, around: Omit<Parameters<typeof replaceableFolder>[1], "marks">): Target {
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
    byHand: folder,
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
        await exchange(part, !(await haveSamePages(part, folder)));
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
