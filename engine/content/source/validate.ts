import * as v from "valibot";
import type { OwnerText, OwnerTexts, ValuesOf } from "../../i18n/owner-text.ts";
import type { ProblemDetails, problemTexts, SiteProblem } from "../../owner-messages/problem-details.ts";
import { nearest } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import type { YamlSource } from "./yaml-source.ts";

/** Of a value only the first thing that is wrong: the others mostly follow from it. */
const FIRST_ISSUE = { abortPipeEarly: true } as const;

type Path = readonly (string | number)[];
type Issue = v.BaseIssue<unknown>;

/**
 * The values of a schema's problem; the field's name is added, and `write` becomes a whole line: `date: 2026-11-01`. Of
 * several things to write, the first that the schema takes is shown, and the last where it takes none.
 */
type SchemaValues<Text extends OwnerText> = {
  readonly [Name in Exclude<keyof ValuesOf<Text>, "name">]: string | (Name extends "write" ? readonly string[] : never);
};

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
 * "sim", "non", "não" where yes or no is asked for. Every error has file, line, field and fix: those of the YAML, every
 * unknown and every missing key, and of each value the first, for the others mostly follow from it.
 *
 * @returns the valid value; or every error, and of a group of settings those that are right
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  source: YamlSource,
):
  | { readonly value: v.InferOutput<Schema> }
  | { readonly part: Partial<v.InferOutput<Schema>>; readonly problems: readonly Problem[] } {
  type Output = v.InferOutput<Schema>;
  if (source.value === undefined) return { problems: source.problems, part: {} as Partial<Output> };
  const { value, unknown } = asMeant(schema, source);
  const { issues = [], output } = v.safeParse(schema, value, FIRST_ISSUE);
  const wrong = [...issues, ...betweenRight(schema, value, issues)].filter(
    (issue) => source.isWhole || !isMissing(issue),
  );
  const problems = [
    ...source.problems,
    ...unknown.map(({ path, near }): Problem => {
      const [at, name] = [source.at(path, "key"), nameIn(source, path)];
      if (near === undefined) return { ...at, id: "key-unknown", values: { name } };
      return { ...at, id: "key-misspelled", values: { name, write: `${near}:` } };
    }),
    ...wrong.map((issue) => {
      const list = listForGroup(issue);
      const path = asWritten(list ?? pathOf(issue), unknown);
      const details = list ? notAGroup(list, schema) : detailsOf(issue, pathOf(issue), nameIn(source, path), schema);
      return { ...source.at(path), ...details };
    }),
  ];
  if (problems.length === 0 && issues.length === 0) return { value: output as Output };
  const isRight = ([key]: [string, unknown]) => issues.every(({ path }) => path !== undefined && path[0].key !== key);
  return { problems, part: Object.fromEntries(Object.entries(output ?? {}).filter(isRight)) as Partial<Output> };
}

/** A key that a group must not have, and the one that it was probably meant to be. */
interface UnknownKey {
  readonly path: Path;
  readonly near: string | undefined;
}

/**
 * A value in the kinds that its schema asks for, where that loses nothing, and without unknown keys. One that is nearly a key
 * which its group lacks was meant to be that, and is read so.
 */
function asMeant(schema: unknown, source: YamlSource) {
  const unknown: UnknownKey[] = [];
  const read = (part: SchemaParts | undefined, value: unknown, path: Path): unknown => {
    const own = unwrapped(part);
    if (Array.isArray(value)) return own?.item ? value.map((item, at) => read(own.item, item, [...path, at])) : value;
    if (typeof value !== "object" || value === null) return inKindOf(own, value, () => source.writtenAt(path));
    const { entries = {} } = own ?? {};
    const isStrict = own?.type === "strict_object";
    const free = new Set(Object.keys(entries).filter((key) => !Object.hasOwn(value, key)));
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inside]) => {
        const place = [...path, key];
        if (!isStrict || Object.hasOwn(entries, key)) return [[key, read(entries[key] ?? own?.value, inside, place)]];
        const near = nearest(key, [...free]);
        unknown.push({ path: place, near });
        if (near === undefined) return [];
        free.delete(near);
        return [[near, read(entries[near], inside, place)]];
      }),
    );
  };
  return { value: read(schema as SchemaParts, source.value, []), unknown };
}

/** A single value in the kind that a part of a schema asks for. @param written as which it stands in the file */
function inKindOf(part: SchemaParts | undefined, value: unknown, written: () => string | undefined): unknown {
  if (part?.type === "string" && ["number", "boolean"].includes(typeof value)) return written() ?? value;
  if (typeof value !== "string") return value;
  if (part?.type === "boolean") return YES_OR_NO[value.trim().toLowerCase()] ?? value;
  return part?.type === "number" && /^\d+$/.test(value) ? Number(value) : value;
}

/** A path as the file has it: with its keys as they are written there. */
function asWritten(path: Path, unknown: readonly UnknownKey[]): Path {
  const own = unknown.find(
    ({ path: written, near }) =>
      near === path[written.length - 1] && written.slice(0, -1).every((key, index) => key === path[index]),
  );
  return own === undefined ? path : [...own.path, ...path.slice(own.path.length)];
}

/** What is wrong between values that are right by themselves, where others of their group are not. */
function betweenRight(schema: v.GenericSchema, value: unknown, issues: readonly Issue[]): readonly Issue[] {
  if (issues.length === 0) return [];
  const paths = issues.filter((issue) => !isMissing(issue)).map(pathOf);
  if (paths.some((path) => path.length === 0)) return [];
  const right = paths.reduce((group, path) => replaceAt(group, path, undefined), value);
  return (v.safeParse(schema, right).issues ?? []).filter(({ type }) => type === "partial_check");
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
  if (isMissing(issue)) {
    const wrong = issueOf(partAt(schema, path), "…");
    const said = wrong && detailsOf({ ...wrong, path: issue.path } as Issue, path, name, schema);
    const write = said !== undefined && "write" in said.values ? said.values.write : line("…");
    return { id: "key-missing", values: { name, write } };
  }
  if (issue.input === null) return { id: "value-empty", values: { name, write: line("…") } };
  const own = ownDetails(issue);
  if (own !== undefined) {
    const { write = [], ...values } = own.values;
    const ways = [write].flat();
    // Of a group whose keys are the owner's, a key may be wrong.
    const key = issue.path?.at(-1)?.origin === "key" ? partAt(schema, path.slice(0, -1))?.key : undefined;
    const part = key ?? partAt(schema, path);
    const taken = ways.find((way) => issueOf(part, way) === undefined) ?? ways.at(-1);
    const copied = taken === undefined ? {} : { write: key === undefined ? line(taken) : `${taken}:` };
    return { ...own, values: { name, ...values, ...copied } } as ProblemDetails;
  }
  if (issue.type === "min_length") return { id: "value-empty", values: { name, write: line("[…]") } };
  switch (issue.expected) {
    case "Array":
      return { id: "not-a-list", values: { name, write: line(`[${itemsOf(issue.input)}]`) } };
    case "boolean":
      return { id: "not-yes-or-no", values: { name, yes: line("true"), write: line("false") } };
    case "Object":
      return notAGroup(path, schema);
    default:
      return { id: "not-a-text", values: { name, write: line("…") } };
  }
}

/** The first thing that a part of a schema says of a value; undefined for a right one. */
function issueOf(part: SchemaParts | undefined, value: unknown): Issue | undefined {
  return part && v.safeParse(part as v.GenericSchema, value, FIRST_ISSUE).issues?.[0];
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

/** A single value as the items of a list on one line: words between commas, else one, with quotes unless it is plain words. */
function itemsOf(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number") return "…";
  if (/^[^\s,;]+(?:\s*[,;]\s*[^\s,;]+)+$/.test(String(value)))
    return String(value)
      .split(/\s*[,;]\s*/)
      .map(itemsOf)
      .join(", ");
  return /^[\p{L}\p{N}/][\p{L}\p{N} /._-]*$/u.test(String(value)) ? String(value) : JSON.stringify(value);
}

/** A value as the line that sets it; alone where it is an item of a setting's list. */
function lineFor(path: Path, value: string): string {
  const key = path.at(-1);
  if (isLineOfList(path)) return `- ${value}`;
  return typeof key === "string" ? `${key}: ${value}` : value;
}

/** The details that a schema gives with a message; those of the engine are without words. */
function ownDetails({ message }: Issue) {
  type Written = SiteProblem & { readonly values: Readonly<Record<string, string | readonly string[]>> };
  return message.startsWith("{") ? (JSON.parse(message) as Written) : undefined;
}

/** The parts of schemas that lead to the schemas inside them. */
interface SchemaParts {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  readonly item?: SchemaParts;
  readonly wrapped?: SchemaParts;
  /** Of a group whose keys are the owner's. */
  readonly key?: SchemaParts;
  readonly value?: SchemaParts;
}

/** The keys that the group at a path may have; none where it is no group of fixed keys. */
function keysAt(schema: unknown, path: Path): readonly string[] {
  return Object.keys(unwrapped(partAt(schema, path))?.entries ?? {});
}

function partAt(schema: unknown, path: Path): SchemaParts | undefined {
  return path.reduce<SchemaParts | undefined>((outer, key) => {
    const part = unwrapped(outer);
    return typeof key === "number" ? part?.item : (part?.entries?.[key] ?? part?.value);
  }, schema as SchemaParts);
}

function unwrapped(part: SchemaParts | undefined): SchemaParts | undefined {
  return part?.wrapped ?? part;
}

function pathOf(issue: Issue): (string | number)[] {
  return (issue.path ?? []).map((item) => item.key as string | number);
}
