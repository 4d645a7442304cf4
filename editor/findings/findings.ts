import { TextMemory } from "#engine/content/reading/text-memory.ts";
import { frontMatterParts } from "#engine/content/source/front-matter.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import type { Site } from "#engine/define-site.ts";
import { digest } from "#engine/files/digest.ts";
import { inOwnerLanguage } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { problemInWords } from "#engine/owner-messages/problem-details.ts";
import type { Finding } from "../contract/findings.ts";
import { readText } from "../files/edited-text.ts";
import { fileKind, schemaOf } from "../files/file-kinds.ts";
import { formAdvice } from "../words/form-advice.ts";
import { labelsOf } from "./field-labels.ts";
import { fieldOf } from "./field-of-line.ts";

/** The file in which the owner puts a problem right: an address that moved, in that of the page that has its place. */
export function placeOf(problem: Problem): string {
  return problem.id === "address-moved" ? problem.values.other : problem.file;
}

/** What the form of each file shows: many problems are of one. */
const lately = new TextMemory();

/** A problem of the build as a finding of the editor. */
export function findingOf(
  problem: Problem,
  severity: Finding["severity"],
  text: string | undefined,
  language: OwnerLanguage,
  site: Site,
): Finding {
  const { id } = problem;
  const path = placeOf(problem);
  const isElsewhere = path !== problem.file;
  const line = isElsewhere ? 1 : problem.line;
  const schema = schemaOf(site, path) ?? null;
  const field = isElsewhere ? ["aliases"] : text === undefined ? [] : fieldOf(problem, text);
  const names = (field ?? []).map((step) => (typeof step === "number" ? String(step + 1) : step));
  const valueIn = (whole: string) => lately.recall(path, digest(whole), () => readText(fileKind(path), whole).value);
  const value = isElsewhere || schema === null || text === undefined ? undefined : valueIn(text);
  const called = (steps: readonly string[]) => (schema === null ? [] : labelsOf(site, schema, steps, language, value));
  const labels = called(names);
  // A file that no form can show is put right as a text: there its own words help.
  const shown = labels.length > 0 && value !== null ? asInForm(problem, called) : problem;
  const words = Object.values<unknown>(problem.values).filter((value) => typeof value === "string");
  const bodyLine = field === null && text !== undefined ? lineInBody(line, text) : null;
  return { path, line, field, labels, bodyLine, words, severity, id, sentence: inEditor(shown, language) };
}

/** A problem in words, with what to do about it in the editor. */
function inEditor(problem: Problem, language: OwnerLanguage): string {
  const sentence = problemInWords(problem, language);
  const advice = formAdvice[problem.id];
  if (advice === undefined) return sentence;
  return `${sentence.split(" → ")[0]} → ${inOwnerLanguage(advice, language, problem.values)}`;
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
function asInForm(problem: Problem, called: (steps: readonly string[]) => readonly string[]): Problem {
  const { name, write } = problem.values as Readonly<Record<string, string>>;
  const values = {
    ...problem.values,
    ...(name !== undefined && { name: called(name.split(" › ")).join(" › ") }),
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
