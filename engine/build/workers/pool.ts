import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import { SiteError } from "../../load-site.ts";
import type { ManifestFile } from "../../manifest/manifest.ts";
import type { FileWriter } from "../output/file-writer.ts";
import type { PageFiles } from "../output/output.ts";
import type { makePages, PageJob, WorkerFolders } from "./worker.ts";

/** More workers than this gain little, and each has its own heap. */
const MAX_WORKERS = 8;
/** A page needs little memory; without limits, V8 would collect a worker's garbage only after hundreds of megabytes. */
const HEAP = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };
/** Longer than a build: a worker that has nothing to do at the moment is kept. */
const IDLE_TIME = 86_400_000;
/** Few enough for a fair share between workers, enough to make a message between threads worth its cost. */
const PAGES_PER_BATCH = 16;
/** Batches prepared for each worker: the next one is ready when it has finished one. */
const BATCHES_AHEAD = 2;

/** Worker threads, at most as many as there are processors. Each starts with its first job: most builds make few files or none. */
export class WorkerPool {
  readonly #pool: Tinypool;
  #closed: Promise<void> | undefined;

  constructor(folders: WorkerFolders) {
    this.#pool = new Tinypool({
      filename: new URL("./worker.ts", import.meta.url).href,
      minThreads: 0,
      maxThreads: Math.min(availableParallelism(), MAX_WORKERS),
      idleTimeout: IDLE_TIME,
      workerData: folders,
      resourceLimits: HEAP,
    });
  }

  /** Writes a file with its encodings. */
  writeFile(...file: Parameters<FileWriter["write"]>): Promise<ManifestFile> {
    return this.#pool.run(file, { name: "writeFile" });
  }

  /**
   * Makes pages. One is taken from `pages` only when a worker will soon be free, so that few are in memory.
   *
   * @param take called with each page that was made, in the order in which they are finished
   * @throws {SiteError} where a view is wrong
   */
  async makePages<Page extends PageJob>(
    pages: Iterable<Page>,
    making: Omit<Parameters<typeof makePages>[0], "pages">,
    take: (files: PageFiles, page: Page) => void,
  ): Promise<void> {
    const running = new Set<Promise<void>>();
    const make = async (batch: readonly Page[]) => {
      const jobs = batch.map(({ context, effort, places }): PageJob => ({ context, effort, places }));
      const { made, mistake }: Awaited<ReturnType<typeof makePages>> = await this.#pool.run(
        { ...making, pages: jobs },
        { name: "makePages" },
      );
      if (mistake !== undefined) throw new SiteError(mistake);
      for (const [index, files] of made.entries()) take(files, batch[index] as Page);
    };
    for (const batch of inBatches(pages, PAGES_PER_BATCH)) {
      const done = make(batch).then(() => void running.delete(done));
      running.add(done);
      if (running.size >= this.#pool.options.maxThreads * BATCHES_AHEAD) await Promise.race(running);
    }
    await Promise.all(running);
  }

  /** Ends the workers. */
  close(): Promise<void> {
    this.#closed ??= this.#pool.destroy();
    return this.#closed;
  }
}

/** Cuts a series into batches; the next one is made only when it is asked for. */
function* inBatches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    if (batch.push(item) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
