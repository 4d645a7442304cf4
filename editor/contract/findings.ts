/**
 * A problem or a note of the build. `GET /api/findings`: those of all files, each once, by file and line. `GET /api/held?path=…`:
 * the one because of which the preview does not show this text as it is; null where it does.
 */
export interface Finding {
  readonly path: string;
  /** Line of the file, from 1. */
  readonly line: number;
  /** Field in `value`: ["hours", "offices"]; empty where it is about the whole file; null where it is in the body. */
  readonly field: readonly (string | number)[] | null;
  /** The line of the body, from 0; null for a finding that is not in it. */
  readonly bodyLine: number | null;
  /** Words of the file that the sentence names, to be marked there. */
  readonly words: readonly string[];
  /** What the form calls the fields on the way to it; empty where there is none. */
  readonly labels: readonly string[];
  /** Errors stop the site from being published; notes do not. */
  readonly severity: "error" | "note";
  /** The build's name of the problem: "not-a-date". */
  readonly id: string;
  /** In words, with what to do: "what is wrong → what to do". Files are named by their paths, which the page knows under their titles. */
  readonly sentence: string;
}
