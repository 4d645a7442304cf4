import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { knownType } from "#engine/build/output/file-writer.ts";
import { hashSources } from "#engine/build/render/bundle.ts";
import { cachedFolder } from "#engine/files/folder-cache.ts";

/** Whatever the editor's page may be made of. */
const SOURCES = ["editor", "engine", "contact/message", "package-lock.json", "vite.config.ts"];
/** Pages of other sources that stay in the cache. */
const KEPT = 2;

/**
 * A page of the editor, bundled when one of its sources has changed.
 *
 * @param root the project's folder
 * @param entry the folder of its document, below `editor/`
 * @returns gives the file at a path; undefined for any other path
 */
export function clientPage(root: string, entry: "client" | "client/sign-in" = "client") {
  const source = join(root, "editor", entry);
  let making: Promise<string> | undefined;
  let made = "";
  const upToDate = async () => {
    const folder = join(root, ".cache/editor", entry.replace("/", "-"), await hashSources(root, SOURCES));
    await cachedFolder(folder, (part) => bundle(root, source, part), KEPT);
    return folder;
  };
  return async (path: string): Promise<{ readonly bytes: Buffer; readonly type: string } | undefined> => {
    if (path === "/") {
      making ??= upToDate().finally(() => {
        making = undefined;
      });
      made = await making;
    }
    const name = path === "/" ? "index.html" : path.slice(1);
    const type = knownType(name);
    // Names of the bundle alone: no folder above it.
    if (type === undefined || !/^(?:[\w-]+\/)*[\w.-]+$/.test(name) || name.includes("..")) return undefined;
    const bytes = await readFile(join(made, name)).catch(() => undefined);
    return bytes && { bytes, type };
  };
}

/** Bundled beside everything else: with React as it is published, whatever the server of the preview has set for itself. */
async function bundle(root: string, source: string, made: string): Promise<void> {
  const vite = [join(root, "node_modules/vite/bin/vite.js"), "build", source, "--config", join(root, "vite.config.ts")];
  // The page lies at a path that changes with each start.
  const options = ["--base", "./", "--outDir", made, "--emptyOutDir", "--logLevel", "error"];
  const env = { ...process.env, NODE_ENV: "production" };
  await promisify(execFile)(process.execPath, [...vite, ...options], { cwd: root, env });
}
