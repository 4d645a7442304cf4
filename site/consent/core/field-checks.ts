import type { ConfigurationProblem } from "./configuration-problem.ts";

/** Says what is wrong with a value; paths are counted from that value. */
export type FieldCheck = (value: unknown) => readonly ConfigurationProblem[];

/** A check that needs one condition. */
export function mustBe(condition: (value: unknown) => boolean, message: string): FieldCheck {
  return (value) => (condition(value) ? [] : [{ path: [], message }]);
}

/** The same check for a field that may be left out. */
export function optional(check: FieldCheck): FieldCheck {
  return (value) => (value === undefined ? [] : check(value));
}

/** A check for a list and each of its items. */
export function listOf(check: FieldCheck): FieldCheck {
  return (value) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => below(index, check(item)))
      : [{ path: [], message: "must be a list" }];
}

/** A check for a mapping with exactly these fields. */
export function fieldsOf(checks: Readonly<Record<string, FieldCheck>>): FieldCheck {
  return (value) => {
    if (!isMapping(value)) return [{ path: [], message: "must be a mapping of fields" }];
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn(checks, key));
    return [
      ...unknown.map((key) => ({ path: [key], message: "is not a known field: remove it, or correct its spelling" })),
      ...Object.entries(checks).flatMap(([key, check]) => below(key, check(value[key]))),
    ];
  };
}

/** Whether a value is an object with keys, and not a list. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a text with something in it. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** Problems of a field, with paths that start at the value that holds it. */
function below(key: string | number, problems: readonly ConfigurationProblem[]): ConfigurationProblem[] {
  return problems.map(({ path, message }) => ({ path: [key, ...path], message }));
}
