import * as v from "valibot";
import type { OwnerText, OwnerTexts, ValuesOf } from "../../i18n/owner-text.ts";
import type { ProblemDetails, problemTexts, SiteProblem } from "../../owner-messages/problem-details.ts";
import { nearest } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import type { YamlSource } from "./yaml-source.ts";

/** A valid value, or every error. */
export type Validated<T> = { readonly value: T } | { readonly problems: readonly Problem[] };

/** Of a value only the first thing that is wrong: the others mostly follow from it. */
const FIRST_ISSUE = { abortPipeEarly: true } as const;

type Path = readonly (string | number)[];
type Issue = v.BaseIssue<unknown>;

/**
 * The values of a schema's problem; the field's name is added, and `write` becomes a whole line: `date: 2026-11-01`.
 */
type SchemaValues<Text extends OwnerText> = Omit<ValuesOf<Text>, "name">;

/**
 * Gives the message of a check in a schema, for `validate`.
 *
 * @param words of the problems, where these are a site's
 */
export function reasonsIn<Texts extends OwnerTexts>(words?: Texts) {
  return <Id extends keyof Texts & string>(
    id: Id,
    values: SchemaValues<Texts[Id]> | ((input: unknown) => SchemaValues<Texts[Id]>),
  ) =>
    ({ input }: Issue): string => {
      const own = words === undefined ? { id } : { id: `site:${id}`, words: words[id] };
      return JSON.stringify({ ...own, values: typeof values === "function" ? values(input) : values });
    };
}

/**
 * The message of a check in a schema: a problem that the engine has words for.
 *
 * @example v.isoDate(because("not-a-date", { write: "2026-11-01" }))
 */
export const because = reasonsIn<typeof problemTexts>();

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
  const misspelled = new Set(again.issues.flatMap((issue) => meantKey(issue, schema) ?? []));
  return {
    problems: again.issues.flatMap((issue) => {
      const path = pathOf(issue);
      // A key that is there with a wrong letter is not missing as well.
      if (isMissing(issue) && misspelled.has(settingName(path))) return [];
      const list = listForGroup(issue);
      const details = list ? notAGroup(list, schema) : detailsOf(issue, path, nameIn(source, path), schema);
      return [{ file: source.file, line: source.lineAt(list ?? path), ...details }];
    }),
  };
}

/**
 * The name of a setting as people read it.
 *
 * @example settingName(["hours", "office", 0]) // "hours › office › 1"
 */
export function settingName(path: Path): string {
  return path.map((key) => (typeof key === "number" ? key + 1 : key)).join(" › ");
}

/** The name of a setting, or the line itself where the whole file is a list. */
function nameIn(source: YamlSource, path: Path): string {
  return isLineOfList(path) ? `- ${source.writtenAt(path) ?? ""}`.trim() : settingName(path);
}

function isLineOfList([first, ...rest]: Path): boolean {
  return typeof first === "number" && rest.length === 0;
}

/** The lower-case spellings of true and false that are accepted, in the owner's languages. */
export const YES_OR_NO: Readonly<Record<string, boolean>> = {
  oui: true,
  sim: true,
  yes: true,
  non: false,
  não: false,
  nao: false,
  no: false,
};

/** The value with what an issue complains of in the kind that is asked for, if that loses nothing. */
function understand(value: unknown, source: YamlSource, issue: Issue): unknown {
  const path = pathOf(issue);
  if (issue.kind !== "schema" || path.length === 0) return value;
  if (issue.expected === "string" && (typeof issue.input === "number" || typeof issue.input === "boolean")) {
    const written = source.writtenAt(path);
    return written === undefined ? value : replaceAt(value, path, written);
  }
  if (typeof issue.input !== "string") return value;
  if (issue.expected === "boolean") {
    const answer = YES_OR_NO[issue.input.trim().toLowerCase()];
    return answer === undefined ? value : replaceAt(value, path, answer);
  }
  const isNumber = issue.expected === "number" && /^\d+$/.test(issue.input);
  return isNumber ? replaceAt(value, path, Number(issue.input)) : value;
}

function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaceAt(item, rest, replacement) : item));
  }
  const group = value as Readonly<Record<string, unknown>>;
  return { ...group, [key]: replaceAt(group[key], rest, replacement) };
}

function detailsOf(issue: Issue, path: Path, name: string, schema: unknown): ProblemDetails {
  const line = (value: string) => lineFor(path, value);
  if (issue.expected === "never") {
    const near = nearest(String(path.at(-1)), keysAt(schema, path.slice(0, -1)));
    if (near === undefined) return { id: "key-unknown", values: { name } };
    return { id: "key-misspelled", values: { name, write: `${near}:` } };
  }
  if (isMissing(issue)) return { id: "key-missing", values: { name, write: line("…") } };
  if (issue.input === null) return { id: "value-empty", values: { name, write: line("…") } };
  const own = ownDetails(issue);
  if (own !== undefined) {
    const { write, ...values } = own.values;
    const isKey = issue.path?.at(-1)?.origin === "key";
    const copied = write === undefined ? {} : { write: isKey ? `${write}:` : line(write) };
    return { ...own, values: { name, ...values, ...copied } };
  }
  if (issue.type === "min_length") return { id: "value-empty", values: { name, write: line("[…]") } };
  switch (issue.expected) {
    case "Array":
      return { id: "not-a-list", values: { name, write: line(`[${isSingle(issue.input) ? issue.input : "…"}]`) } };
    case "boolean":
      return { id: "not-yes-or-no", values: { name, yes: line("true"), write: line("false") } };
    case "Object":
      return notAGroup(path, schema);
    default:
      return { id: "not-a-text", values: { name, write: line("…") } };
  }
}

function notAGroup(path: Path, schema: unknown): ProblemDetails {
  const keys = keysAt(schema, path).map((key) => `${key}: …`);
  return { id: "not-a-group", values: { name: settingName(path), write: lineFor(path, `{ ${keys.join(", ")} }`) } };
}

/** The path of a list that stands where a group belongs: what the schema says of its keys follows from that. */
function listForGroup(issue: Issue): Path | undefined {
  const path = issue.path ?? [];
  const index = path.findIndex((item) => item.type !== "array" && Array.isArray(item.input));
  return index < 0 ? undefined : path.slice(0, index).map(({ key }) => key as string | number);
}

function isMissing({ received }: Issue): boolean {
  return received === "undefined";
}

/** The name of the setting that an unknown one was probably meant to be. */
function meantKey(issue: Issue, schema: unknown): string | undefined {
  const path = pathOf(issue);
  const group = path.slice(0, -1);
  const near = issue.expected === "never" ? nearest(String(path.at(-1)), keysAt(schema, group)) : undefined;
  return near === undefined ? undefined : settingName([...group, near]);
}

function isSingle(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** A value as the line that sets it; alone where it is an item of a setting's list. */
function lineFor(path: Path, value: string): string {
  const key = path.at(-1);
  if (isLineOfList(path)) return `- ${value}`;
  return typeof key === "string" ? `${key}: ${value}` : value;
}

/** The details that a schema gives with a message; those of the engine are without words. */
function ownDetails({ message }: Issue): SiteProblem | undefined {
  return message.startsWith("{") ? JSON.parse(message) : undefined;
}

/** The parts of schemas that lead to the schemas inside them. */
interface SchemaParts {
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  readonly item?: SchemaParts;
  readonly wrapped?: SchemaParts;
}

/** The keys that the group at a path may have; none where it is no group of fixed keys. */
function keysAt(schema: unknown, path: Path): readonly string[] {
  const found = path.reduce<SchemaParts | undefined>(
    (part, key) => unwrapped(typeof key === "number" ? part?.item : part?.entries?.[key]),
    unwrapped(schema as SchemaParts),
  );
  return Object.keys(found?.entries ?? {});
}

function unwrapped(part: SchemaParts | undefined): SchemaParts | undefined {
  return part?.wrapped ?? part;
}

function pathOf(issue: Issue): (string | number)[] {
  return (issue.path ?? []).map((item) => item.key as string | number);
}
