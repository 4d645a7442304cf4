import { frontMatterParts } from "#engine/content/source/front-matter.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import type { OwnerLanguage } from "#engine/owner-messages/owner-language.ts";
import { problemInWords } from "#engine/owner-messages/problem-details.ts";
import type { Finding } from "../contract/findings.ts";
import type { SchemaId } from "../contract/schemas.ts";
import { kindOf } from "../files/file-kinds.ts";
import { labelsOf } from "./field-labels.ts";
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
  const schema = kindOf(file)?.schema ?? null;
  const names = (field ?? []).map((step) => (typeof step === "number" ? String(step + 1) : step));
  const labels = schema === null ? [] : labelsOf(schema, names, language);
  const shown = schema === null || labels.length === 0 ? problem : asInForm(problem, schema, language);
  const words = Object.values<unknown>(problem.values).filter((value) => typeof value === "string");
  const bodyLine = field === null && text !== undefined ? lineInBody(line, text) : null;
  return { path: file, line, field, labels, bodyLine, words, severity, id, sentence: problemInWords(shown, language) };
}

/** The line of the body of a text, from 0; null for a text that has none. */
function lineInBody(line: number, text: string): number | null {
  const body = frontMatterParts(text)?.[3];
  if (body === undefined) return null;
  const above = text.slice(0, text.length - body.length).split("\n").length;
  return Math.max(0, line - above);
}

/**
 * A problem as whoever sees the form understands it: fields by their labels, and what to write without the name before it that
 * the file would have.
 */
function asInForm(problem: Problem, schema: SchemaId, language: OwnerLanguage): Problem {
  const { name, write } = problem.values as Readonly<Record<string, string>>;
  const values = {
    ...problem.values,
    ...(name !== undefined && { name: labelsOf(schema, name.split(" › "), language).join(" › ") }),
    ...(write !== undefined && { write: valueAlone(write) }),
  };
  return { ...problem, values } as Problem;
}

/** @example valueAlone("updated: 2026-11-25") // "2026-11-25" */
function valueAlone(line: string): string {
  const [, value = line] = /^\s*(?:- )?[a-z][\w-]*: +(\S.*)$/i.exec(line) ?? [];
  const bare = /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
  return bare === "" ? "…" : bare;
}

/** Findings of several readings, each once, by file and line. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const different = new Map(
    findings.map((finding) => [JSON.stringify([finding.path, finding.line, finding.sentence]), finding]),
  );
  return [...different.values()].sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}
