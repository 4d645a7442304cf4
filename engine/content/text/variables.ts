import { formatDate } from "../../i18n/format.ts";
import { type Languages, type Locale, languageOf } from "../../i18n/language.ts";

/** Variables in texts, such as `{legal.host.name}`: values of `site.yaml` by name. */
const VARIABLE = /\{([a-zA-Z][\w-]*(?:\.[\w-]+)*)\}/g;

/**
 * Fills the `{variables}` of a text, and gives the names that have no value.
 *
 * @example substitute("{brand}, depuis 2012", () => "A").text // "A, depuis 2012"
 */
export function substitute(text: string, valueFor: (name: string) => string | undefined) {
  const unknown: string[] = [];
  const filled = text.replace(VARIABLE, (whole, name: string) => {
    const value = valueFor(name);
    if (value === undefined) unknown.push(name);
    return value ?? whole;
  });
  return { text: filled, unknown };
}

/**
 * A value of a tree as text: dates are written out, and of a text per language this language's is taken; undefined where
 * there is no single value of that name.
 *
 * @example valueAsText({ legal: { since: 2012 } }, "legal.since", "fr", site) // "2012"
 */
export function valueAsText(values: object, name: string, locale: Locale, site: Languages): string | undefined {
  const value = valueAt(values, name.split("."));
  if (typeof value === "number") return String(value);
  if (typeof value === "string")
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, languageOf(site, locale)) : value;
  const own = valueAt(value, [locale]);
  return typeof own === "string" ? own : undefined;
}

/**
 * The names of all values of a tree.
 *
 * @example variableNames({ brand: "A", legal: { host: {} } }) // ["brand", "legal", "legal.host"]
 */
export function variableNames(values: unknown): string[] {
  if (typeof values !== "object" || values === null || Array.isArray(values)) return [];
  return Object.entries(values).flatMap(([name, value]) => [
    name,
    ...variableNames(value).map((inner) => `${name}.${inner}`),
  ]);
}

function valueAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    return (value as Record<string, unknown>)[key];
  }, values);
}
