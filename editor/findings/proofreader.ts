import { Tinypool } from "tinypool";
import type { Problem } from "#engine/content/source/problem.ts";
import type { ProofreadingJob } from "./proofreading-worker.ts";

/** The longest timer that Node knows, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Proofreads texts one after the other in another thread, and remembers what it said of each. */
export function createProofreader() {
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
  const key = ({ text, ownerWords, site }: ProofreadingJob) => JSON.stringify([text, ownerWords, site.locales]);
  /** The notes on a text; undefined before it was read. */
  const known = (job: ProofreadingJob): readonly Problem[] | undefined => {
    const reading = last.get(job.file);
    return reading?.of === key(job) ? reading.found : undefined;
  };
  return {
    known,
    /** The last notes on every file, also on one that was changed since. */
    latest: (): readonly Problem[] => [...last.values()].flatMap(({ found }) => found),
    async read(job: ProofreadingJob): Promise<readonly Problem[]> {
      const found = (await pool.run(job, { name: "proofreadJob" }).catch((error: unknown) => {
        // The editor was closed: nobody waits for this any more.
        if (isClosed) return [];
        throw error;
      })) as readonly Problem[];
      if (job.text === "") last.delete(job.file);
      else last.set(job.file, { of: key(job), found });
      return found;
    },
    close(): Promise<void> {
      isClosed = true;
      return pool.destroy();
    },
  };
}
