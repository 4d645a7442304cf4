import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { ManifestFile } from "../../manifest/manifest.ts";
import type { FileJob, MadeBatch, PagesJob, WorkerSettings } from "./jobs.ts";

/** More workers than this gain little, and each has its own heap. */
const MAX_WORKERS = 8;
/** A page needs little memory; without limits, V8 would collect a worker's garbage only after hundreds of megabytes. */
const HEAP = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };
/** Longer than a build: a worker that has nothing to do at the moment is kept. */
const IDLE_TIME = 86_400_000;
/** Batches prepared for each worker: the next one is ready when it has finished one. */
const BATCHES_AHEAD = 2;

/** Worker threads, at most as many as there are processors. Each starts with its first job: most builds make few files or none. */
export class WorkerPool {
  readonly #pool: Tinypool;
  #closed: Promise<void> | undefined;

  constructor(settings: WorkerSettings) {
    this.#pool = new Tinypool({
      filename: new URL("./worker.ts", import.meta.url).href,
      minThreads: 0,
      maxThreads: Math.min(availableParallelism(), MAX_WORKERS),
      idleTimeout: IDLE_TIME,
      workerData: settings,
      resourceLimits: HEAP,
    });
  }

  /** Writes a file with its encodings. */
  writeFile(job: FileJob): Promise<ManifestFile> {
    return this.#pool.run(job, { name: "writeFile" });
  }

  /**
   * Makes pages. A batch is taken from `batches` only when a worker will soon be free, so that few are in memory.
   *
   * @param take called with each batch that was made, in the order in which they are finished
   */
  async makePages(batches: Iterable<PagesJob>, take: (made: MadeBatch, batch: PagesJob) => void): Promise<void> {
    const running = new Set<Promise<void>>();
    for (const batch of batches) {
      const done = this.#pool.run(batch, { name: "makePages" }).then((made: MadeBatch) => {
        take(made, batch);
        running.delete(done);
      });
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
export function* inBatches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    if (batch.push(item) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
