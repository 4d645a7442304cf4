import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { workerData } from "node:worker_threads";
import { anchorsIn } from "../../content/addresses/anchors.ts";
import { SiteError } from "../../load-site.ts";
import type { ManifestFile } from "../../manifest/manifest.ts";
import { PROGRAM_ID_PREFIX } from "../../pages/data/element-ids.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import { viewOf } from "../../pages/paths/paths.ts";
import { type CompressionEffort, FileWriter } from "../output/file-writer.ts";
import type { PageFiles, Place } from "../output/output.ts";
import { loadRenderer } from "../render/bundle.ts";
import { htmlDocument, type PageSettings, pageDataJson, pageParts, type UnrenderedParts } from "../render/document.ts";
import type { RenderApp } from "../render/render-app.tsx";

/** The functions that a worker thread runs, by the names that `pool.ts` calls them by. */

/** What every worker knows from its start. Folders are absolute. */
export interface WorkerFolders {
  /** Folder for new files. */
  readonly output: string;
  /** Folder of files that earlier builds compressed; undefined where nothing is compressed. */
  readonly compressed: string | undefined;
}

/** A page to make, as plain data. */
export interface PageJob {
  readonly context: PageContext;
  readonly effort: CompressionEffort;
  /** The places of its document, and of its data. */
  readonly places: Readonly<Record<"document" | "data", readonly Place[]>>;
}

/** What pages are made with. */
interface Making {
  /** File of the bundled renderer, which may not be there yet when the workers start. */
  readonly renderer: string;
  readonly settings: PageSettings;
}

let ofThread: FileWriter | undefined;

function threadWriter(): FileWriter {
  if (ofThread !== undefined) return ofThread;
  // Tinypool puts its own data first.
  const [, { output, compressed }] = workerData as [unknown, WorkerFolders];
  ofThread = new FileWriter(output, compressed);
  return ofThread;
}

/** Writes one file and its compressed copies. @returns its entry of the manifest */
export function writeFile(file: Parameters<FileWriter["write"]>): ManifestFile {
  return threadWriter().write(...file);
}

/**
 * Renders and writes pages, up to the first that the site's texts make impossible, whose mistake is given with them: an
 * error that is thrown would lose its class between threads.
 */
export async function makePages({ pages, ...making }: Making & { readonly pages: readonly PageJob[] }): Promise<{
  readonly made: PageFiles[];
  readonly mistake?: string;
}> {
  const { renderApp } = await loadRenderer(making.renderer);
  const made = [];
  try {
    for (const page of pages) made.push(await makePage(page, { ...making, renderApp, writer: threadWriter() }));
  } catch (error) {
    if (error instanceof SiteError) return { made, mistake: error.message };
    throw error;
  }
  return { made };
}

/** Renders, compresses and writes a page with its data, in every place; gives its files. @throws {SiteError} where its view cannot be rendered */
export async function makePage(
  { context, effort, places }: PageJob,
  { settings, writer, ...rendering }: Making & { readonly renderApp: RenderApp; readonly writer: FileWriter },
): Promise<PageFiles> {
  const parts = pageParts(context, settings);
  const document = Buffer.from(await documentOf(parts, rendering));
  return [
    ...writer.writeAll(places.data, Buffer.from(pageDataJson(parts.data)), { effort }),
    ...writer.writeAll(places.document, document, { effort }),
  ];
}

async function documentOf(
  parts: UnrenderedParts,
  { renderer, renderApp }: Pick<Making, "renderer"> & { readonly renderApp: RenderApp },
): Promise<string> {
  const { context, localeData } = parts.data;
  const { files, theme } = parts;
  const rendered = await renderApp({ context, localeData, files, theme }).catch((cause: Error) => {
    const view = viewOf(localeData.translation, context.page);
    const place = placeOfError(cause, renderer) ?? `pages/${view}/view.tsx, or what it shows`;
    const page = `the page "${context.page}" could not be rendered in "${context.locale}" (${context.path})`;
    throw new SiteError(`${place}: ${page}: ${cause.message}`, { cause });
  });
  const html = htmlDocument({ ...parts, rendered });
  checkElementIds(html, context);
  return html;
}

/**
 * Where in the sources an error of the bundled renderer was thrown, such as "site/pages/home/view.tsx:12"; undefined where
 * nothing of the project's own is on its stack.
 *
 * @param renderer the bundle's file, with its source map beside it
 */
function placeOfError({ stack = "" }: Error, renderer: string): string | undefined {
  if (!existsSync(`${renderer}.map`)) return undefined;
  const map = new SourceMap(JSON.parse(readFileSync(`${renderer}.map`, "utf8")));
  const places = stack.split("\n").flatMap((line) => {
    const [, row, column] = /:(\d+):(\d+)\)?$/.exec(line) ?? [];
    const isOfBundle = line.includes(pathToFileURL(renderer).href) || line.includes(renderer);
    if (row === undefined || !isOfBundle) return [];
    const entry = map.findEntry(Number(row) - 1, Number(column) - 1);
    if (!("originalSource" in entry)) return [];
    return `${relative(".", resolve(dirname(renderer), entry.originalSource))}:${entry.originalLine + 1}`;
  });
  return places.find((place) => !/[\\/]node_modules[\\/]/.test(place));
}

const ID = / id="([^"]*)"/g;

/**
 * Holds the ids of a document apart: those of headings are the owner's, all others have the program's prefix, and each is
 * there once.
 *
 * @param html the whole document
 * @throws {SiteError} that names the id which breaks the rule: a mistake of the program, not of the owner
 */
export function checkElementIds(html: string, { path, content }: Pick<PageContext, "path" | "content">): void {
  const headings = new Set(anchorsIn(content));
  const seen = new Set<string>();
  for (const [, id = ""] of html.matchAll(ID)) {
    if (seen.has(id)) throw new SiteError(`${path} has two elements with the id "${id}". Give one of them another id.`);
    if (!headings.has(id) && !id.startsWith(PROGRAM_ID_PREFIX)) {
      throw new SiteError(
        `${path} has an element with the id "${id}", which a heading could have too. Begin it with "${PROGRAM_ID_PREFIX}".`,
      );
    }
    seen.add(id);
  }
}
