import type { Figure } from "./report/figure.ts";

/** What a group of measurements is given. */
export interface BenchContext {
  /** The project's folder. */
  readonly root: string;
  /** Folder for what is made on the way. */
  readonly work: string;
  /** How often each visit is repeated. */
  readonly runs: number;
  /** Folder of the shipped site, built when it is first asked for. */
  readonly site: () => Promise<string>;
  /** Tells what is being done. */
  readonly say: (line: string) => void;
}

/** Measures one group. */
export type Measure = (context: BenchContext) => Promise<readonly Figure[]>;
