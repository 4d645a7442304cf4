import { frontMatterParts } from "#engine/content/source/front-matter.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import type { OwnerLanguage } from "#engine/owner-messages/owner-language.ts";
import { problemInWords } from "#engine/owner-messages/problem-details.ts";
import type { Finding } from "../contract/findings.ts";
import { fieldOf } from "./field-of-line.ts";

/** A problem of the build as a finding of the editor. */
export function findingOf(
  problem: Problem,
  severity: Finding["severity"],
  text: string | undefined,
  language: OwnerLanguage,
): Finding {
  const { file, line, id } = problem;
  const field = text === undefined ? [] : fieldOf(problem, text);
  const body = field === null && text !== undefined ? frontMatterParts(text)?.[3] : undefined;
  const above =
    body === undefined || text === undefined ? 0 : text.slice(0, text.length - body.length).split("\n").length;
  const bodyLine = body === undefined ? null : Math.max(0, line - above);
  const words = Object.values<unknown>(problem.values).filter((value) => typeof value === "string");
  return { path: file, line, field, bodyLine, words, severity, id, sentence: problemInWords(problem, language) };
}

/** Findings of several readings, each once, by file and line. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const different = new Map(
    findings.map((finding) => [JSON.stringify([finding.path, finding.line, finding.sentence]), finding]),
  );
  return [...different.values()].sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}
