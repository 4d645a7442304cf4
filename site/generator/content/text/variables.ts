/** Variables in texts, such as `{legal.host.name}`: values of `site.yaml` by name. */

const VARIABLE = /\{([a-zA-Z][\w-]*(?:\.[\w-]+)*)\}/g;

/** A text with its `{variables}` filled in, and the names that `site.yaml` does not have. */
export interface Substitution {
  readonly text: string;
  readonly unknown: readonly string[];
}

/**
 * Fills the `{variables}` of a text from a tree of values.
 *
 * @param show writes a value in the text's language; undefined for what is not a single value
 * @example substitute("{brand}, depuis {since}", { brand: "A", since: 2012 }).text // "A, depuis 2012"
 */
export function substitute(
  text: string,
  values: unknown,
  show: (value: unknown) => string | undefined = plain,
): Substitution {
  const unknown: string[] = [];
  const filled = text.replace(VARIABLE, (whole, name: string) => {
    const shown = show(valueAt(values, name.split(".")));
    if (shown === undefined) unknown.push(name);
    return shown ?? whole;
  });
  return { text: filled, unknown };
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

function plain(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

function valueAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    return (value as Record<string, unknown>)[key];
  }, values);
}
