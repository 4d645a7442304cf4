/** Putting the site online. */
import type { Finding } from "./findings.ts";
import type { RunRequest } from "./requests.ts";
import type { SiteLanguage } from "./values.ts";

/** What a run says: a line that the owner's program of publishing names, or one that any other program printed. */
export interface RunLine {
  readonly id: string;
  readonly text: string;
}

/** `GET /api/runs/last` gives the run that is going on or was the last: `{ run: Run | null }`. */
export interface Run {
  readonly id: string;
  readonly command: RunRequest["command"];
  /** When it began, as ISO date and time. */
  readonly at: string;
  /** Who started it, or planned it; null where nobody signs in. */
  readonly by: string | null;
  /** Whether its hour had come, and nobody pressed. */
  readonly isPlanned: boolean;
  readonly lines: readonly RunLine[];
  /** Undefined while it runs. */
  readonly exitCode?: number | undefined;
}

/** Something that put the site online, or took it back. */
export interface Publication extends Pick<Run, "at" | "by" | "isPlanned"> {
  readonly isBack: boolean;
}

/** What changed since the last publication, as one thing to its owner. */
export interface ListedChange {
  readonly id: string;
  /** A text that visitors find anew, otherwise, or not any more; a field of settings that pages share; another file. */
  readonly kind: "new" | "changed" | "gone" | "setting" | "file";
  /** The title of a text, the labels that lead to a field, the name of a picture; empty for a file that has words of its own. */
  readonly title: string;
  /** Its file; null where it is not there any more. */
  readonly path: string | null;
  /** Those in which a text has changed. */
  readonly languages: readonly SiteLanguage[];
  /** Those of the site that a text lacks. */
  readonly missing: readonly SiteLanguage[];
  /** Who changed it, where people sign in. */
  readonly by: readonly string[];
}

/** `GET /api/publishing/plan?held=…` with the ids of what is held back, as JSON: what would go online, judged whole. */
export interface PublishingPlan {
  readonly errors: readonly Finding[];
  readonly stopping: readonly Finding[];
  /** What was held back and goes online all the same, because of what would be wrong without it. */
  readonly needed: readonly { readonly id: string; readonly why: string }[];
}

/** `GET /api/publishing`: what a publication would do now, beside what the collections say. */
export interface Publishing {
  /** When the site was put online the last time, as ISO date and time; null before the first time. */
  readonly publishedAt: string | null;
  /** Whether it is known where to; also where the settings cannot be read. */
  readonly hasWay: boolean;
  /** What can be put online alone; null where nothing of the last publication was kept here: then all goes together. */
  readonly changes: readonly ListedChange[] | null;
  /** The publications that are remembered, newest first. */
  readonly publications: readonly Publication[];
  /** Who planned what is online and waits for its day or hour, by its file. */
  readonly planned: Readonly<Record<string, string>>;
  /** What was put online and would stop answering: the owner has to agree. */
  readonly stopping: readonly Finding[];
  /** What would go wrong for visitors, or is still to be decided. */
  readonly concerns: readonly Finding[];
  /** Values that were made up, each at its field. */
  readonly samples: readonly Finding[];
}
