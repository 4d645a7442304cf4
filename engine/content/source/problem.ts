import { sayIn } from "../../i18n/owner-text.ts";
import type { OwnerLanguage } from "../../manifest/owner-facts.ts";
import { type ProblemDetails, problemInWords } from "../../owner-messages/problem-details.ts";
import { reportLines } from "../../owner-messages/report-lines.ts";

/** An error in the content: where it is, and what the owner is told of it. */
export type Problem = ProblemDetails & {
  /** File, as a path below the content folder. */
  readonly file: string;
  /** Line, counted from 1. */
  readonly line: number;
  /** The names that lead to the setting that it is about, as forms know it; absent for a text, or a file as a whole. */
  readonly field?: readonly (string | number)[];
};

/** A problem as a line of text: "posts/fr/a.md:3: … → …". Where it is stands first, as editors open it with a click. */
export function formatProblem(problem: Problem, language: OwnerLanguage): string {
  return `${problem.file}:${problem.line}: ${problemInWords(problem, language)}`;
}

/** Thrown when the content has errors; holds all of them. The commands tell the owner in the owner's language. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly problems: readonly Problem[];

  constructor(found: readonly Problem[]) {
    const problems = inOrder(found);
    super(problems.map((problem) => formatProblem(problem, "en")).join("\n"));
    this.problems = problems;
  }

  /** All errors in words, a line each. */
  inWords(language: OwnerLanguage): string {
    const lines = this.problems.map((problem) => formatProblem(problem, language));
    const count = String(lines.length);
    return [sayIn(reportLines, language)(lines.length === 1 ? "one-error" : "errors", { count }), ...lines].join("\n");
  }
}

/** Each once, by file and line. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const different = new Map(problems.map((problem) => [formatProblem(problem, "en"), problem]));
  return [...different.values()].sort(byPlace);
}

export function byPlace(a: Problem, b: Problem): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}

/** The line (from 1) of the first `needle` in `text`; `otherwise` if it is not in it. */
export function lineOf(text: string, needle: string, otherwise = 1): number {
  const index = text.indexOf(needle);
  return index < 0 ? otherwise : text.slice(0, index).split("\n").length;
}
