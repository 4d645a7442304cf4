import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { measureProcess, type ProcessCost } from "./measure-process.ts";

/** What the generator needs of the project. */
const NEEDED = ["site", "contract", "package.json", "package-lock.json", "vite.config.ts"];
/** Cache that does not depend on the content: the bundled program. */
const PROGRAM_CACHE = "bundles";

/** A copy of the program with caches of its own, so that measuring touches nobody's. */
export interface SiteCopy {
  /** Builds `content` into `out`. `options` are further options of `npm run build`. */
  readonly build: (content: string, out: string, options: readonly string[]) => Promise<ProcessCost>;
  /** Forgets everything that was cached of the content, and of the program too where `program` says so. */
  readonly forget: (what: { readonly program: boolean }) => Promise<void>;
}

/** Makes the copy, anew. */
export async function makeSiteCopy(root: string, folder: string): Promise<SiteCopy> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of NEEDED) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  const cache = join(folder, ".cache");
  return {
    build: (content, out, options) =>
      measureProcess(
        process.execPath,
        [join(folder, "site/generator/main.ts"), "--content", content, "--out", out, ...options],
        folder,
      ),
    async forget({ program }) {
      const kept = program ? [] : [PROGRAM_CACHE];
      const names = await readdir(cache).catch(() => []);
      for (const name of names) {
        if (!kept.includes(name)) await rm(join(cache, name), { recursive: true, force: true });
      }
    },
  };
}
