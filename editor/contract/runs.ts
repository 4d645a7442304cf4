/** Putting the site online. */
import type { Finding } from "./findings.ts";

/**
 * `POST /api/runs`: starts a command; its lines come as events. 409 where one runs already, and, with `asks`, where the owner has
 * to agree to a command first. Answers {@link Run} (202).
 */
export interface RunRequest {
  /** Put online; only say what would change; go back to what was online before. */
  readonly command: "publish" | "publish-dry-run" | "publish-back";
  /** The command that the owner agreed to have run. */
  readonly agreed?: string | undefined;
}

/** Answered beside the sentence where the owner has to agree: the command. */
export interface AskedToAgree {
  readonly asks: string;
}

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
  /** Whether the settings say where to. */
  readonly hasWay: boolean;
  /** Files of settings and words that were changed since. */
  readonly changed: readonly string[];
  /** Titles of pages that visitors find now and will not find any more. */
  readonly removed: readonly string[];
  /** What would go wrong for visitors, or is still to be decided. */
  readonly concerns: readonly Finding[];
  /** Values that were made up, each at its field. */
  readonly samples: readonly Finding[];
}
