import { Tinypool } from "tinypool";
import type { Problem } from "../../site/generator/content/source/problem.ts";
import type { ProofreadingJob } from "./proofreading-worker.ts";

/** Proofreads texts one after the other, and remembers what it said of each. */
export interface Proofreader {
  /** What is known now of a text; undefined where it was not read yet. */
  known(job: ProofreadingJob): readonly Problem[] | undefined;
  /** Reads a text, unless it is known. */
  read(job: ProofreadingJob): Promise<readonly Problem[]>;
  close(): Promise<void>;
}

/** A proofreader with a thread of its own. */
export function createProofreader(): Proofreader {
  const pool = new Tinypool({
    filename: new URL("./proofreading-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    // The dictionaries stay loaded while the editor is open.
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  /** The last reading of each file. */
  const last = new Map<string, { readonly of: string; readonly found: readonly Problem[] }>();
  const key = ({ text, ownerWords }: ProofreadingJob) => JSON.stringify([text, ownerWords]);
  const known = (job: ProofreadingJob) => {
    const reading = last.get(job.file);
    return reading?.of === key(job) ? reading.found : undefined;
  };
  return {
    known,
    async read(job) {
      const before = known(job);
      if (before !== undefined) return before;
      const found = (await pool.run(job, { name: "proofreadJob" })) as readonly Problem[];
      last.set(job.file, { of: key(job), found });
      return found;
    },
    close: () => pool.destroy(),
  };
}
