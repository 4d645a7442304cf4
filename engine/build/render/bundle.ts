import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Manifest as ViteManifest } from "vite";
import type { Site } from "../../define-site.ts";
import { cachedFolder } from "../../files/folder-cache.ts";
import { filesBelow, pathBelow } from "../../files/path-below.ts";
import { shownLanguages } from "../../i18n/language.ts";
import { SiteError } from "../../load-site.ts";
import { routesOf } from "../../pages/paths/routes.ts";
import type { RenderApp } from "./render-app.tsx";

/** The programs of a site, in its folder. */
export const CLIENT_ENTRY = "client/main.ts";
/** What its entry loads to show pages, once that is wanted. */
export const PAGES_ENTRY = "client/pages.ts";
export const RENDER_ENTRY = "render/main.tsx";

/** The two bundles that a build needs: what visitors load, and what renders their pages. */
export interface Bundle {
  /** Identifies the client bundle. */
  readonly hash: string;
  /** Folder of the client's files, which are in `assets/` below it. */
  readonly clientFolder: string;
  /** Addresses of the entry script and of its static imports. */
  readonly entry: { readonly src: string; readonly imports: readonly string[] };
  /** Scripts of each chunk that is loaded on demand, by its source file below the site's folder or the project's. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** The site's style sheet, which every document carries. */
  readonly css: string;
  /** File of the renderer: the site's `render/main.tsx` with everything it imports (`loadRenderer`). */
  readonly renderer: string;
}

const VITE_MANIFEST = ".vite/manifest.json";
/** Vite's name of the one style sheet of all modules (`cssCodeSplit: false`). */
const STYLE_SHEET = "style.css";
/** Vite's note to itself at the end of that sheet, which every document would carry. */
const MARK = /\/\*\$vite\$:\d\*\/\s*$/;
const KEPT_BUNDLES = 3;

/**
 * Bundles the client and the renderer, or takes them from the cache when no source changed.
 *
 * @param root the project's folder
 * @param site the folder of the site
 * @param cache folder for bundles, kept between builds and shared by those that run at once
 * @param sources hash of the project's sources
 * @param program what `textOfProgram` gives for the site: to load the site there once more would take longer
 * @param entry the client's first file
 * @throws {SiteError} where its code cannot be bundled; the system's error where the cache cannot be written
 */
export async function bundle(
  root: string,
  site: string,
  cache: string,
  sources: string,
  program: string,
  entry = join(site, CLIENT_ENTRY),
): Promise<Bundle> {
  const folder = join(cache, sources);
  await cachedFolder(folder, (part) => bundleApart(root, site, program, part, entry), KEPT_BUNDLES);
  return readBundle(folder, pathBelow(root, site), pathBelow(root, entry));
}

/**
 * Bundles in a separate process: the bundler takes half a gigabyte of memory, which would otherwise stay in use until the
 * end of the build.
 */
async function bundleApart(root: string, site: string, program: string, folder: string, entry: string): Promise<void> {
  // The bundler's own error asks to be reported to its authors.
  await mkdir(folder, { recursive: true });
  const script = join(import.meta.dirname, "make-bundle.ts");
  const child = spawn(process.execPath, [script, root, site, program, folder, entry], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "close");
  if (code !== 0)
    throw new SiteError("The site's scripts could not be bundled; the reason is above. Nothing was written.");
}

/** @param site the folder of the site, from that of the project @param first the entry, likewise */
async function readBundle(folder: string, site: string, first: string): Promise<Bundle> {
  const clientFolder = join(folder, "client");
  const manifest = JSON.parse(await readFile(join(clientFolder, VITE_MANIFEST), "utf8")) as ViteManifest;
  const entry = manifest[first];
  if (!entry)
    throw new Error(`The client bundle in ${clientFolder} has no entry ${first}. Delete the folder and build again.`);
  const toUrl = (file: string) => `/${file}`;
  const onDemand = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry);
  const chunks = onDemand.map(([source, chunk]) => {
    const name = source.startsWith(`${site}/`) ? source.slice(site.length + 1) : source;
    return [name, [chunk.file, ...staticImports(manifest, chunk.imports)].map(toUrl)] as const;
  });
  return {
    hash: await hashFolder(clientFolder),
    clientFolder,
    entry: { src: toUrl(entry.file), imports: staticImports(manifest, entry.imports).map(toUrl) },
    chunks: Object.fromEntries(chunks),
    css: (await readFile(join(clientFolder, manifest[STYLE_SHEET]?.file ?? STYLE_SHEET), "utf8")).replace(MARK, ""),
    renderer: resolve(folder, "render/render.js"),
  };
}

/** What a site's `render/main.tsx` exports for the build. */
export interface Renderer {
  readonly renderApp: RenderApp;
}

/** Loads the bundled renderer. */
export function loadRenderer(file: string): Promise<Renderer> {
  return import(pathToFileURL(file).href);
}

function staticImports(manifest: ViteManifest, imports: readonly string[] = []): string[] {
  const direct = imports.flatMap((key) => {
    const chunk = manifest[key];
    return chunk ? [chunk.file, ...staticImports(manifest, chunk.imports)] : [];
  });
  return [...new Set(direct)];
}

/** Hash of the scripts and style sheets, whatever the content. */
async function hashFolder(folder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [...filesBelow(join(folder, "assets"))].sort())
    hash.update(file).update(await readFile(join(folder, "assets", file)));
  return hash.digest("hex").slice(0, 16);
}

/** What the pages of a site are made by. */
export function sourcesOf(site: string): readonly string[] {
  const contact = ["build", "client", "form", "message", "react", "words"].map((part) => `contact/${part}`);
  const own = readdirSync(site).filter((name) => !["content", "dist", ".cache"].includes(name));
  const ofSite = own.map((name) => join(site, name));
  return ["engine", "consent", ...contact, "drawings", "package-lock.json", "vite.config.ts", ...ofSite];
}

/** Hash of the project's sources and of Node's version: from the same content, others may make other pages. */
export async function hashSources(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const source of sources) {
    const path = resolve(root, source);
    const files = (await stat(path)).isDirectory()
      ? [...filesBelow(path)].sort().map((file) => join(path, file))
      : [path];
    for (const file of files) {
      // Synchronously: six hundred small files take 5 ms so, 80 ms otherwise.
      if (!/\.test\.tsx?$/.test(file)) hash.update(pathBelow(root, file)).update(readFileSync(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

const PROGRAM = "virtual:program";

/**
 * What the engine's programs load of a site (`engine/client/site-modules.d.ts`): its entries, and as plain data its pages
 * and languages. The schemas of texts, the functions that make contents, and what of a language the generator alone needs
 * stay out of every bundle.
 *
 * @param site its folder
 * @param program what `textOfProgram` gives for it
 */
export function siteModules(site: string, program: string): Plugin {
  const files: Readonly<Record<string, string>> = {
    // What its entry starts; the editor shows pages with it.
    "virtual:site-client": join(site, "client/site-client.ts"),
    "virtual:render": join(site, RENDER_ENTRY),
  };
  return {
    name: "site-modules",
    resolveId: (id) => (id === PROGRAM ? `\0${PROGRAM}` : files[id]),
    load: (id) => (id === `\0${PROGRAM}` ? `export const program = ${program};` : undefined),
  };
}

/** The pages and languages of a site as its programs know them, as JSON. */
export function textOfProgram(definition: Site): string {
  const pages = routesOf(definition.pages).map(({ messages: _, folders: __, ...page }) => page);
  return JSON.stringify({ pages, languages: shownLanguages(definition) });
}
