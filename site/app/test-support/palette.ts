/** How the visitor's device is set. */
export type Scheme = "light" | "dark" | "forced";

/** Colours by the name of their token, without the dashes; lower-case hexadecimal or a system colour. */
export type Palette = Readonly<Record<string, string>>;

interface Rule {
  /** Selectors and conditions from the outermost in: "@layer tokens", ":root". */
  readonly path: readonly string[];
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

/**
 * The colours inside an element, as a browser computes them.
 *
 * @param css text of `tokens.css`
 * @param local selector of an element with colours of its own; without one, the page
 * @throws if a colour refers to a token that does not exist
 * @example paletteOf(css, "dark", ".sea").ink // "#f6f1e6"
 */
export function paletteOf(css: string, scheme: Scheme, local?: string): Palette {
  const tokens = new Map(
    [":root", local].flatMap((selector) =>
      readRules(css)
        .filter((rule) => selector !== undefined && holds(rule, scheme, selector))
        .flatMap(({ declarations }) => declarations),
    ),
  );
  const colors = [...tokens].map(([name, value]) => [name, colorOf(value, tokens)] as const);
  return Object.fromEntries(colors.flatMap(([name, color]) => (color === undefined ? [] : [[name.slice(2), color]])));
}

function holds({ path }: Rule, scheme: Scheme, selector: string): boolean {
  const conditions = path.slice(0, -1).filter((one) => !one.startsWith("@layer"));
  return (
    path.at(-1)?.split(/,\s*/).includes(selector) === true &&
    conditions.every(
      (condition) =>
        (condition.includes("prefers-color-scheme: dark") && scheme === "dark") ||
        (condition.includes("forced-colors") && scheme === "forced"),
    )
  );
}

/** A value as a colour; undefined for a token that is none. */
function colorOf(value: string, tokens: ReadonlyMap<string, string>): string | undefined {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name === undefined) return /^(#[0-9a-f]{6}|[A-Z][A-Za-z]+)$/.test(value) ? value : undefined;
  const target = tokens.get(name);
  if (target === undefined)
    throw new Error(`A colour is ${value}, but there is no such token: add it, or fix the name.`);
  return colorOf(target, tokens);
}

/** Every rule of a style sheet, in its order. */
function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  const path: string[] = [];
  for (const [, text = "", end] of css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g)) {
    if (end === "{") {
      path.push(text.trim());
      rules.push({ path: [...path], declarations: [] });
    } else if (end === "}") path.pop();
    else addDeclaration(rules, path, text);
  }
  return rules;
}

function addDeclaration(rules: Rule[], path: readonly string[], text: string): void {
  const colon = text.indexOf(":");
  const declaration = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()] as const;
  rules.push({ path: [...path], declarations: [declaration] });
}
