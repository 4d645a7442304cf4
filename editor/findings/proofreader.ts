import { Tinypool } from "tinypool";
import type { Problem } from "../../site/generator/content/source/problem.ts";
import type { ProofreadingJob } from "./proofreading-worker.ts";

/** Proofreads texts one after the other, and remembers what it said of each. */
export interface Proofreader {
  /** What is known now of a text; undefined where it was not read yet. */
  known(job: ProofreadingJob): readonly Problem[] | undefined;
  /** What was said last of every file, also of one that was changed since. */
  latest(): readonly Problem[];
  /** Reads a text, unless it is known. */
  read(job: ProofreadingJob): Promise<readonly Problem[]>;
  close(): Promise<void>;
}

/** The longest timer that Node knows, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** A proofreader with a thread of its own. */
export function createProofreader(): Proofreader {
  const pool = new Tinypool({
    filename: new URL("./proofreading-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    // The dictionaries stay loaded while the editor is open.
    idleTimeout: LONGEST_TIMER,
  });
  let isClosed = false;
  /** The last reading of each file. */
  const last = new Map<string, { readonly of: string; readonly found: readonly Problem[] }>();
  const key = ({ text, ownerWords, languages }: ProofreadingJob) => JSON.stringify([text, ownerWords, languages]);
  const known = (job: ProofreadingJob) => {
    const reading = last.get(job.file);
    return reading?.of === key(job) ? reading.found : undefined;
  };
  return {
    known,
    latest: () => [...last.values()].flatMap(({ found }) => found),
    async read(job) {
      const before = known(job);
      if (before !== undefined) return before;
      const found = (await pool.run(job, { name: "proofreadJob" }).catch((error: unknown) => {
        // The editor was closed: nobody waits for this any more.
        if (isClosed) return [];
        throw error;
      })) as readonly Problem[];
      if (job.text === "") last.delete(job.file);
      else last.set(job.file, { of: key(job), found });
      return found;
    },
    close() {
      isClosed = true;
      return pool.destroy();
    },
  };
}
