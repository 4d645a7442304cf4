/** The functions that a worker thread runs, by the names that `pool.ts` calls them by. */
import { workerData } from "node:worker_threads";
import { SiteError } from "../../load-site.ts";
import type { ManifestFile } from "../../manifest/manifest.ts";
import { FileWriter } from "../output/file-writer.ts";
import { loadRenderer } from "../render/bundle.ts";
import type { FileJob, MadeBatch, PagesJob, WorkerSettings } from "./jobs.ts";
import { makePage } from "./make-page.ts";

/** Tinypool puts its own data first. */
const [, { output, compressed }] = workerData as [unknown, WorkerSettings];
const writer = new FileWriter(output, compressed);

/** Writes one file and its compressed copies. @returns its entry of the manifest */
export function writeFile({ file, bytes, options }: FileJob): ManifestFile {
  return writer.write(file, bytes, options);
}

/** Renders and writes pages, up to the first that the site's texts make impossible, whose mistake is given with them. */
export async function makePages({ renderer, settings, pages }: PagesJob): Promise<MadeBatch> {
  const { renderApp } = await loadRenderer(renderer);
  const made = [];
  try {
    for (const page of pages) made.push(await makePage(page, { renderer, renderApp, settings, writer }));
  } catch (error) {
    if (error instanceof SiteError) return { made, mistake: error.message };
    throw error;
  }
  return { made };
}
