import * as v from "valibot";
import type { Problem } from "./problem.ts";
import type { YamlSource } from "./yaml-source.ts";

/** A valid value, or every error. */
export type Validated<T> = { readonly value: T } | { readonly problems: readonly Problem[] };

/** Checks a YAML source against a schema. Every error has file, line and fix. */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  source: YamlSource,
): Validated<v.InferOutput<Schema>> {
  if (source.problems.length > 0) return { problems: source.problems };
  const result = v.safeParse(schema, source.value);
  if (result.success) return { value: result.output };
  return { problems: result.issues.map((issue) => toProblem(source, issue)) };
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
  const keys = (issue.path ?? []).map((item) => item.key as string | number);
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
  return {
    ...at,
    message: `“${name}” is ${issue.received}, but must be ${expected}`,
    fix: "correct the value; put quotes around it if it is a text",
  };
}
