/** The functions that a worker thread runs, by the names in `Jobs`. */
import { workerData } from "node:worker_threads";
import { SiteError } from "../../load-site.ts";
import { Compressor } from "../output/compress.ts";
import { FileWriter } from "../output/file-writer.ts";
import type { JobInput, JobOutput, WorkerSettings } from "./jobs.ts";
import { PageMaker } from "./page-maker.ts";

/** Tinypool puts its own data first. */
const [, settings] = workerData as [unknown, WorkerSettings];
const writer = new FileWriter(settings.output, new Compressor(settings.compressed));

export function writeFile({ file, bytes, options }: JobInput<"writeFile">): JobOutput<"writeFile"> {
  return writer.write(file, bytes, options);
}

export async function makePages(job: JobInput<"makePages">): Promise<JobOutput<"makePages">> {
  const maker = await PageMaker.open(job.renderer, job.settings, writer);
  const made = [];
  try {
    for (const page of job.pages) made.push(await maker.make(page));
  } catch (error) {
    if (error instanceof SiteError) return { made, mistake: error.message };
    throw error;
  }
  return { made };
}
