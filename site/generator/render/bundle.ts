import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest as ViteManifest } from "vite";
import { listModules } from "./list-modules.ts";
import type { RenderApp } from "./render-entry.tsx";
import { simplifyProgram } from "./simplify-program.ts";
import { withoutPreloadHelper } from "./without-preload-helper.ts";

/** The two programs that a build needs: what visitors load, and what renders their pages. */
export interface Bundle {
  /** Identifies the client program (ruling D14). */
  readonly hash: string;
  /** Folder with the client's files, below it `assets/`. */
  readonly clientFolder: string;
  /** Addresses of the entry script and of the scripts it imports at once. */
  readonly entry: { readonly src: string; readonly imports: readonly string[] };
  /** Scripts of each page's chunk, by the source file of the page. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** The site's one style sheet, as text. */
  readonly css: string;
  readonly renderApp: RenderApp;
  /** File of the program with the renderers: `render-entry.tsx` with all it needs. */
  readonly renderer: string;
}

const CLIENT_ENTRY = "site/client/main.tsx";
const RENDER_ENTRY = "site/generator/render/render-entry.tsx";
const VITE_MANIFEST = ".vite/manifest.json";
const SOURCES = ["site", "contract", "package-lock.json", "vite.config.ts"];
const KEPT_BUNDLES = 3;
/**
 * What goes into the entry's own file: what every page runs, and the parts that most pages share. One file compresses
 * better than many small ones, by some 2 kB of a first visit. The dialog and the remote mode are loaded when needed.
 */
const IN_ENTRY = new RegExp(
  [
    "node_modules/(react|react-dom|scheduler)/",
    "site/(i18n|routes)/",
    "site/client/(?!remote|site-analytics)",
    "site/app/(shell|styles|app|locale-context|page-context)",
    "site/app/components/(blocks|breadcrumb|call-to-contact|definition-list|go-link|heading|hidden-suffix|link|page-head|picture|post-card|rich-text|service-arcade|tag-list|tiles)/",
    "site/app/components/drawings/(arch|flag|hop|mark|shore)",
    "site/consent/core/(?!remote|parse-configuration|configuration-problem|field-checks)",
    "site/consent/browser/(?!privacy|remote)",
    "site/consent/ui/(?!consent-dialog|service-switch)",
  ]
    .join("|")
    .replaceAll("/", "[\\\\/]"),
);

/**
 * Bundles the client program and the renderer, or takes them from the cache when no source changed.
 *
 * @param root the project's folder
 * @param cache folder for bundles, kept between builds
 */
export async function bundle(root: string, cache: string): Promise<Bundle> {
  const key = await hashSources(root);
  const folder = join(cache, key);
  if (!(await exists(folder))) await makeBundle(root, cache, folder);
  return readBundle(folder);
}

async function makeBundle(root: string, cache: string, folder: string): Promise<void> {
  const part = `${folder}.part-${process.pid}`;
  // Whatever started us, a test among them: a bundle is for visitors, and its key does not tell one kind from another.
  process.env.NODE_ENV = "production";
  const shared = { root, logLevel: "warn" as const, configFile: join(root, "vite.config.ts") };
  await build({
    ...shared,
    // Nobody debugs a visitor's page: React's hook for its developer tools stays at home.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
    plugins: [withoutPreloadHelper(), simplifyProgram(), listModules(root)],
    build: {
      outDir: join(part, "client"),
      manifest: true,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(root, CLIENT_ENTRY),
        output: { codeSplitting: { groups: [{ name: "main", test: IN_ENTRY }] } },
      },
    },
  });
  await build({
    ...shared,
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: join(part, "render"),
      emptyOutDir: true,
      ssr: join(root, RENDER_ENTRY),
      rolldownOptions: { output: { entryFileNames: "render.js", codeSplitting: false } },
    },
  });
  await rename(part, folder).catch(async (error: unknown) => {
    // Another build was faster: its bundle is the same, and may be in use.
    if (!(await exists(folder))) throw error;
    await rm(part, { recursive: true, force: true });
  });
  await forgetOld(cache);
}

async function readBundle(folder: string): Promise<Bundle> {
  const clientFolder = join(folder, "client");
  const manifest = JSON.parse(await readFile(join(clientFolder, VITE_MANIFEST), "utf8")) as ViteManifest;
  const entry = manifest[CLIENT_ENTRY];
  if (!entry)
    throw new Error(
      `The client bundle in ${clientFolder} has no entry ${CLIENT_ENTRY}. Delete the folder and build again.`,
    );
  const style = Object.values(manifest).find((chunk) => chunk.file.endsWith(".css"))?.file;
  const renderer = resolve(folder, "render/render.js");
  const render = (await import(pathToFileURL(renderer).href)) as { renderApp: RenderApp };
  const chunks = Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry)
    .map(([source, chunk]) => [source, [chunk.file, ...staticImports(manifest, chunk.imports)].map(toUrl)] as const);
  return {
    hash: await hashFolder(clientFolder),
    clientFolder,
    entry: { src: toUrl(entry.file), imports: staticImports(manifest, entry.imports).map(toUrl) },
    chunks: Object.fromEntries(chunks),
    css: style ? (await readFile(join(clientFolder, style), "utf8")).trim() : "",
    renderApp: render.renderApp,
    renderer,
  };
}

function staticImports(manifest: ViteManifest, imports: readonly string[] = []): string[] {
  const direct = imports.flatMap((key) => {
    const chunk = manifest[key];
    return chunk ? [chunk.file, ...staticImports(manifest, chunk.imports)] : [];
  });
  return [...new Set(direct)];
}

function toUrl(file: string): string {
  return `/${file}`;
}

/** Hash of the scripts and the style sheet: the program, whatever its texts (ruling D14). */
async function hashFolder(folder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const file of await listFiles(join(folder, "assets")))
    hash.update(file).update(await readFile(join(folder, "assets", file)));
  return hash.digest("hex").slice(0, 16);
}

async function hashSources(root: string): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const source of SOURCES) {
    const path = join(root, source);
    const files = (await stat(path)).isDirectory() ? (await listFiles(path)).map((file) => join(path, file)) : [path];
    for (const file of files) {
      if (!/\.test\.tsx?$/.test(file)) hash.update(relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

async function forgetOld(cache: string): Promise<void> {
  const names = (await readdir(cache)).filter((name) => !name.includes(".part-"));
  const aged = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(cache, name))).mtimeMs })));
  const old = aged.toSorted((a, b) => b.time - a.time).slice(KEPT_BUNDLES);
  await Promise.all(old.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
