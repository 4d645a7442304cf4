/** Putting the site online. */
import type { Finding } from "./findings.ts";
import type { RunRequest } from "./requests.ts";

/** What a run says: a line that the owner's program of publishing names, or one that any other program printed. */
export interface RunLine {
  readonly id: string;
  readonly text: string;
}

/** `GET /api/runs/last` gives the run that is going on or was the last: `{ run: Run | null }`. */
export interface Run {
  readonly id: string;
  readonly command: RunRequest["command"];
  readonly lines: readonly RunLine[];
  /** Undefined while it runs. */
  readonly exitCode?: number | undefined;
}

/** `GET /api/publishing`: what a publication would do now, beside what the collections say. */
export interface Publishing {
  /** When the site was put online the last time, as ISO date and time; null before the first time. */
  readonly publishedAt: string | null;
  /** Whether the settings say where to; also where they cannot be read. */
  readonly hasWay: boolean;
  /** Files of settings and words that were changed since. */
  readonly changed: readonly string[];
  /** Titles of pages that visitors find now and will not find any more. */
  readonly removed: readonly string[];
  /** What was put online and would stop answering: the owner has to agree. */
  readonly stopping: readonly Finding[];
  /** What would go wrong for visitors, or is still to be decided. */
  readonly concerns: readonly Finding[];
  /** Values that were made up, each at its field. */
  readonly samples: readonly Finding[];
}
