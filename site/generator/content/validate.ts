import * as v from "valibot";
import type { Problem } from "./problem.ts";
import type { YamlSource } from "./yaml-source.ts";

/** A valid value, or every error. */
export type Validated<T> = { readonly value: T } | { readonly problems: readonly Problem[] };

/** Of a value only the first thing that is wrong: the others mostly follow from it. */
const FIRST_ISSUE = { abortPipeEarly: true } as const;

type Path = readonly (string | number)[];

/**
 * Checks a YAML source against a schema. A number or a date where a text belongs is taken as it is written, and "oui",
 * "sim", "non", "não" where yes or no is asked for. Every error has file, line and fix.
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  source: YamlSource,
): Validated<v.InferOutput<Schema>> {
  if (source.problems.length > 0) return { problems: source.problems };
  const result = v.safeParse(schema, source.value, FIRST_ISSUE);
  if (result.success) return { value: result.output };
  const understood = result.issues.reduce((value, issue) => understand(value, source, issue), source.value);
  const again = v.safeParse(schema, understood, FIRST_ISSUE);
  if (again.success) return { value: again.output };
  return { problems: again.issues.map((issue) => toProblem(source, issue)) };
}

const YES_OR_NO: Readonly<Record<string, boolean>> = {
  oui: true,
  sim: true,
  yes: true,
  non: false,
  não: false,
  nao: false,
  no: false,
};

/** The value with what an issue complains of in the kind that is asked for, if that loses nothing. */
function understand(value: unknown, source: YamlSource, issue: v.BaseIssue<unknown>): unknown {
  const path = pathOf(issue);
  if (issue.kind !== "schema" || path.length === 0) return value;
  if (issue.expected === "string" && (typeof issue.input === "number" || typeof issue.input === "boolean")) {
    const written = source.writtenAt(path);
    return written === undefined ? value : replaceAt(value, path, written);
  }
  if (issue.expected === "boolean" && typeof issue.input === "string") {
    const answer = YES_OR_NO[issue.input.trim().toLowerCase()];
    return answer === undefined ? value : replaceAt(value, path, answer);
  }
  return value;
}

function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaceAt(item, rest, replacement) : item));
  }
  const group = value as Readonly<Record<string, unknown>>;
  return { ...group, [key]: replaceAt(group[key], rest, replacement) };
}

/** Types in plain words. */
const KINDS: Readonly<Record<string, string>> = {
  number: "a number",
  string: "a text",
  boolean: "true or false",
  Array: "a list",
  Object: "a group of values",
};

function toProblem(source: YamlSource, issue: v.BaseIssue<unknown>): Problem {
  const keys = pathOf(issue);
  const name = keys.join(".");
  const at = { file: source.file, line: source.lineAt(keys) };
  if (issue.expected === "never") {
    return { ...at, message: `unknown key “${name}”`, fix: "remove it, or correct its spelling" };
  }
  if (issue.received === "undefined") {
    return { ...at, message: `“${name}” is missing`, fix: `add a line “${keys.at(-1) ?? name}: …”` };
  }
  if (issue.kind === "transformation" || issue.kind === "validation") {
    const [message, fix] = issue.message.split(" → ");
    return { ...at, message: `“${name}”: ${message ?? issue.message}`, fix: fix ?? "correct the value" };
  }
  const expected = KINDS[issue.expected ?? ""] ?? issue.expected ?? "another kind of value";
  return { ...at, message: `“${name}” is ${issue.received}, but must be ${expected}`, fix: fixFor(issue, keys) };
}

/** What to write where another kind of value is asked for. */
function fixFor({ expected, input }: v.BaseIssue<unknown>, keys: Path): string {
  const isSingle = typeof input === "string" || typeof input === "number";
  if (expected === "Array" && isSingle) return `write “${keys.at(-1)}: [${input}]”`;
  if (expected === "boolean") return `write “${keys.at(-1)}: true” or “${keys.at(-1)}: false”`;
  return "correct the value";
}

function pathOf(issue: v.BaseIssue<unknown>): (string | number)[] {
  return (issue.path ?? []).map((item) => item.key as string | number);
}
