import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { build } from "vite";

/** A file of the editor's page. */
export interface ClientFile {
  readonly bytes: Buffer;
  readonly type: string;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * The editor's page, bundled when one of its sources is newer than the bundle.
 *
 * @param root the project's folder
 * @returns gives the file at a path; undefined where there is none
 */
export function clientPage(root: string): (path: string) => Promise<ClientFile | undefined> {
  const source = join(root, "editor/client");
  const made = join(root, ".cache/editor");
  let making: Promise<void> | undefined;
  const upToDate = async () => {
    const newest = Math.max(...(await Promise.all([source, join(root, "package-lock.json")].map(newestIn))));
    const page = await stat(join(made, "index.html")).catch(() => undefined);
    if ((page?.mtimeMs ?? 0) < newest) await bundle(root, source, made);
  };
  return async (path) => {
    if (path === "/") {
      making ??= upToDate().finally(() => {
        making = undefined;
      });
      await making;
    }
    const name = path === "/" ? "index.html" : path.slice(1);
    const type = TYPES[extname(name)];
    // Names of the bundle alone: no folder above it.
    if (type === undefined || !/^(?:[\w-]+\/)*[\w.-]+$/.test(name) || name.includes("..")) return undefined;
    const bytes = await readFile(join(made, name)).catch(() => undefined);
    return bytes && { bytes, type };
  };
}

async function bundle(root: string, source: string, made: string): Promise<void> {
  if (!existsSync(join(source, "index.html"))) throw new Error(`The editor's page is missing: ${source}/index.html`);
  await mkdir(made, { recursive: true });
  await build({
    root: source,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    // An inlined file would be refused by the page's own policy.
    build: { outDir: made, emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 4000 },
  });
}

async function newestIn(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = await readdir(path, { recursive: true });
  const times = await Promise.all(entries.map(async (name) => (await stat(join(path, name))).mtimeMs));
  return Math.max(0, ...times);
}
