import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Work, WorkInput, WorkOutput } from "./jobs.ts";

/** Each worker has its own heap; more of them than this gain little and cost memory. */
const MOST_WORKERS = 8;
/** Megabytes of a worker's heap: a page needs little, and a heap that may grow is collected late. */
const HEAP = { maxOldGenerationSizeMb: 56, maxYoungGenerationSizeMb: 24 };
/** Orders that a worker holds: the next one is there when it has done the last. */
const ORDERS_AHEAD = 2;

interface Pending {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

/** Worker threads that do a build's work, as many as there are processors. */
export class WorkPool {
  readonly #workers: readonly PoolWorker[];

  private constructor(workers: readonly PoolWorker[]) {
    this.#workers = workers;
  }

  /** Starts the workers; they load while the caller goes on. */
  static start(count = Math.min(availableParallelism(), MOST_WORKERS)): WorkPool {
    return new WorkPool(Array.from({ length: count }, () => new PoolWorker()));
  }

  /** Tells something to every worker. */
  async tell<Name extends keyof Work>(name: Name, input: WorkInput<Name>): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.run(name, input)));
  }

  /** Gives work to the worker that has least. */
  run<Name extends keyof Work>(name: Name, input: WorkInput<Name>): Promise<WorkOutput<Name>> {
    return this.#idlest().run(name, input);
  }

  /**
   * Does one kind of work over many inputs, which are asked for no sooner than a worker can take them.
   *
   * @param take given each output with its input, in the order in which they are ready
   */
  async runEach<Name extends keyof Work>(
    name: Name,
    inputs: AsyncIterable<WorkInput<Name>>,
    take: (output: WorkOutput<Name>, input: WorkInput<Name>) => void,
  ): Promise<void> {
    const running = new Set<Promise<void>>();
    for await (const input of inputs) {
      const done = this.run(name, input).then((output) => {
        take(output, input);
        running.delete(done);
      });
      running.add(done);
      if (running.size >= this.#workers.length * ORDERS_AHEAD) await Promise.race(running);
    }
    await Promise.all(running);
  }

  /** Ends the workers. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  #idlest(): PoolWorker {
    const [first, ...others] = this.#workers;
    if (first === undefined) throw new Error("The pool has no workers.");
    return others.reduce((best, worker) => (worker.load < best.load ? worker : best), first);
  }
}

class PoolWorker {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits: HEAP });
  readonly #pending = new Map<number, Pending>();
  #count = 0;

  constructor() {
    this.#worker.on("message", ({ id, output, error }) => {
      const pending = this.#pending.get(id);
      this.#pending.delete(id);
      if (error === undefined) pending?.resolve(output as never);
      else pending?.reject(error);
    });
    this.#worker.on("error", (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on("exit", () => this.#fail(new Error("A worker of the build ended before its work was done.")));
  }

  get load(): number {
    return this.#pending.size;
  }

  run<Name extends keyof Work>(name: Name, input: WorkInput<Name>): Promise<WorkOutput<Name>> {
    this.#count += 1;
    const id = this.#count;
    this.#worker.postMessage({ id, name, input });
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(error: Error): void {
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
