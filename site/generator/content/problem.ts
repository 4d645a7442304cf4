/** An error in the content, in words that let its author fix it. */
export interface Problem {
  /** File, as a path below the content folder. */
  readonly file: string;
  /** Line, counted from 1. */
  readonly line: number;
  /** What is wrong, in plain words. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

/** A problem as a line of text: "posts/fr/a.md:3: … → …". */
export function formatProblem({ file, line, message, fix }: Problem): string {
  return `${file}:${line}: ${message} → ${fix}`;
}

/** Thrown when the content has errors; holds all of them. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly problems: readonly Problem[];

  constructor(found: readonly Problem[]) {
    const problems = inOrder(found);
    const count = problems.length === 1 ? "1 error" : `${problems.length} errors`;
    super(`Nothing was written; ${count} in the content:\n${problems.map(formatProblem).join("\n")}`);
    this.problems = problems;
  }
}

/** Each once, by file and line. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const different = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...different.values()].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** The line (from 1) of the first `needle` in `text`; `otherwise` where there is none. */
export function lineOf(text: string, needle: string, otherwise = 1): number {
  const index = text.indexOf(needle);
  return index < 0 ? otherwise : text.slice(0, index).split("\n").length;
}
