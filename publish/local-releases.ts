import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, existsSync, lstatSync } from "node:fs";
import { cp, mkdir, readdir, readFile, readlink, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { PAGES_FILE } from "#engine/content/addresses/published-list.ts";
import { MANIFEST_FILE } from "#engine/manifest/manifest.ts";
import { lastWords, PublishingError, runProgram } from "./target.ts";

/** Releases that stay, beside the one to go back to. */
const KEPT = 5;
/** In a release: the number of the one before it. */
const BEFORE = ".build/before";
/** What `flock` and `release.sh` exit with where another run is at work. */
export const BUSY = 75;

/**
 * Puts releases in place on this machine, and takes them back, without a shell: in the folders, by the rules and under the lock of
 * `hosts/release.sh`, which does so elsewhere and by hand.
 *
 * @param site the folder with `releases/` and `current`
 * @param after what follows the change, told the folder of the release and that of the one before; where it throws, `current` leads
 *   back, and a new release goes
 */
export function localReleases(site: string, after: (release: string, before: string | undefined) => Promise<void>) {
  const current = join(site, "current");
  const place = (name: string) => join(site, "releases", name);
  const leadTo = async (name: string) => {
    await rm(`${current}.new`, { force: true });
    await symlink(`releases/${name}`, `${current}.new`);
    await rename(`${current}.new`, current);
  };
  const nowIs = async () => basename(await readlink(current).catch(() => ""));
  /** Makes a release the current one for good, once what follows has gone well. */
  const change = async (name: string, was: string, undo: () => Promise<void>) => {
    await leadTo(name);
    try {
      await after(place(name), was === "" ? undefined : place(was));
    } catch (error) {
      if (was === "") await rm(current);
      else await leadTo(was);
      await undo();
      throw error;
    }
  };
  const begun = async () => {
    for (const link of [current, `${current}.new`]) await demandLink(link);
    return nowIs();
  };

  return {
    async put(build: string): Promise<void> {
      if (!existsSync(join(build, MANIFEST_FILE)) || existsSync(join(build, ".build/unfinished")))
        throw failed(`${build} is no finished build. Build again, then try once more.`);
      await mkdir(join(site, "releases"), { recursive: true });
      await locked(site, async () => {
        const was = await begun();
        const all = (await readdir(join(site, "releases"))).filter((one) => /^[1-9]\d*$/.test(one)).map(Number);
        const name = String(Math.max(0, ...all) + 1);
        const next = join(site, "next");
        // One that a stopped run left is removed.
        if (isOurs(next)) await rm(next, { recursive: true });
        await mkdir(next).catch((error: NodeJS.ErrnoException) => {
          throw error.code === "EEXIST" ? foreign(next) : error;
        });
        try {
          await mkdir(join(next, ".build/hosts"), { recursive: true });
          await writeFile(join(next, BEFORE), was);
          await cp(build, next, {
            recursive: true,
            preserveTimestamps: true,
            verbatimSymlinks: true,
            mode: constants.COPYFILE_FICLONE,
          });
          const root = join(await realpath(site), "releases", name);
          await writeFile(join(next, ".build/hosts/nginx-root.conf"), `root ${root};\n`);
          await writeFile(join(next, ".build/hosts/root.caddy"), `root * ${root}\n`);
          const isAgain = was !== "" && (await haveSamePages(next, place(was)));
          // A build that was a release once brings the mark of then.
          const before = isAgain ? await beforeIn(place(was)) : was;
          await writeFile(join(next, BEFORE), `${before}\n`);
          await runProgram("sync", ["-f", next]).catch(() => undefined);
          await rename(next, place(name));
          await change(name, was, () => rm(place(name), { recursive: true }));
          const ours = all.filter((one) => isOurs(place(String(one)))).sort((a, b) => b - a);
          // Beside the new one. What a web server may still read stays, and what the new one leads back to.
          for (const old of ours.slice(KEPT - 1).map(String))
            if (old !== was && old !== before) await rm(place(old), { recursive: true });
        } finally {
          if (isOurs(next)) await rm(next, { recursive: true });
        }
      });
    },
    async back(): Promise<void> {
      if (!existsSync(site)) throw PublishingError.of("publish-nothing-before", {});
      await locked(site, async () => {
        const was = await begun();
        const name = was === "" ? "" : await beforeIn(place(was));
        if (!/^\d+$/.test(name) || !isOurs(place(name))) throw PublishingError.of("publish-nothing-before", {});
        await change(name, was, async () => {});
      });
    },
  };
}

/** Whether a folder is a release, or one that is begun; what a link leads to is somebody else's. */
function isOurs(folder: string): boolean {
  return lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true && existsSync(join(folder, BEFORE));
}

async function beforeIn(release: string): Promise<string> {
  return (await readFile(join(release, BEFORE), "utf8").catch(() => "")).trim();
}

export async function haveSamePages(one: string, other: string): Promise<boolean> {
  const [pages, others] = await Promise.all(
    [one, other].map((folder) => readFile(join(folder, PAGES_FILE)).catch(() => undefined)),
  );
  return pages !== undefined && others !== undefined && pages.equals(others);
}

/** @throws {PublishingError} where something else than a link to a release has the name of one */
async function demandLink(path: string): Promise<void> {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return;
  const to = await readlink(path).catch(() => "");
  if (!to.startsWith("releases/")) throw foreign(path);
}

/** One run at a time: the system gives the lock back when this process ends, however it ends. @throws {PublishingError} */
async function locked(site: string, work: () => Promise<void>): Promise<void> {
  const file = join(site, "release.lock");
  const holder = spawn("flock", ["-n", "-E", String(BUSY), file, "cat"], { stdio: ["pipe", "pipe", "pipe"] });
  const closed = once(holder, "close").catch(() => []);
  holder.stdin.on("error", () => undefined).write("\n");
  // `cat` repeats what it is told once the lock is held. Where there is no such program, there is no lock.
  const isHeld = await Promise.race([
    once(holder.stdout, "data").then(() => true),
    once(holder, "error").then(() => true),
    closed.then(() => false),
  ]).catch(() => true);
  if (!isHeld) {
    if (holder.exitCode === BUSY) throw PublishingError.of("publish-busy-there", {});
    throw failed(lastWords({ code: holder.exitCode ?? 1, output: "", errors: String(holder.stderr.read() ?? "") }));
  }
  try {
    await work();
  } finally {
    holder.stdin.end();
    await closed;
  }
}

function foreign(path: string): PublishingError {
  return failed(`${path} was not made by release.sh. Move it away, then try once more.`);
}

function failed(write: string): PublishingError {
  return PublishingError.of("publish-failed", { write });
}
