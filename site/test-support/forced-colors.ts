/** Values by token, without the dashes. */
export type Tokens = Readonly<Record<string, string>>;

const FORCED = /@media \(forced-colors: active\) \{(?<rules>[\s\S]*?)\n {2}\}/;

/**
 * The tokens of an element where the visitor's system sets all colours.
 *
 * @param css text of `tokens.css`
 * @param part selector of an element with its own tokens
 */
export function forcedTokens(css: string, part: string): Tokens {
  const rules = FORCED.exec(css)?.groups?.rules ?? "";
  const matching = [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = ""]) => {
    const selected = selectors.split(",").map((selector) => selector.trim());
    return selected.includes(":root") || selected.includes(part);
  });
  return Object.fromEntries(
    matching.flatMap(([, , declarations = ""]) =>
      [...declarations.matchAll(/--([\w-]+): (\w+);/g)].map(([, name = "", value = ""]) => [name, value]),
    ),
  );
}
