import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { commands } from "../../scripts/commands.mjs";
import { measureProcess, type ProcessCost } from "./measure-process.ts";
import { setAside } from "./set-aside.ts";

const { build } = commands;

/** What the generator needs of the project. */
const NEEDED = ["site", "contract", "package.json", "package-lock.json", "vite.config.ts"];
/** What stays cached, as folders: nothing, the bundled program, or finished pictures too. */
const CACHES = {
  nothing: [],
  program: ["bundles"],
  pictures: ["bundles", "pictures", "social"],
} satisfies Readonly<Record<string, readonly string[]>>;

/** What stays cached. */
export type Kept = keyof typeof CACHES;

/** A copy of the program with caches of its own, so that measuring touches nobody's. */
export interface SiteCopy {
  /** Builds `content` into `out`. `options` are further options of `npm run build`. */
  readonly build: (content: string, out: string, options: readonly string[]) => Promise<ProcessCost>;
  /** Forgets what was cached of the content; keeps the bundled program, or the finished pictures too, or nothing. */
  readonly forgetAllBut: (kept: Kept) => Promise<void>;
}

/** Makes the copy, anew, below `work`. */
export async function makeSiteCopy(root: string, work: string): Promise<SiteCopy> {
  const folder = join(work, "program");
  await setAside(work, folder);
  await mkdir(folder, { recursive: true });
  for (const part of NEEDED) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  const cache = join(folder, ".cache");
  return {
    build: (content, out, options) =>
      measureProcess(
        process.execPath,
        [
          ...(build?.node ?? []),
          join(folder, "site/generator/main.ts"),
          "--content",
          content,
          "--out",
          out,
          ...options,
        ],
        folder,
        build?.env,
      ),
    async forgetAllBut(kept) {
      const folders: readonly string[] = CACHES[kept];
      const names = await readdir(cache).catch(() => []);
      for (const name of names) {
        if (!folders.includes(name)) await setAside(work, join(cache, name));
      }
    },
  };
}
