import { colorsByRole } from "./color-pairs.ts";
import type { SiteColors } from "./site-colors.ts";
import { COLOR_ROLES, type Scheme } from "./theme-schema.ts";

/** The names of the colours of every site in style sheets, by their role in `theme.yaml`: `on-ink` for `onInk`. */
const colorTokens = Object.fromEntries(
  COLOR_ROLES.map((role) => [role, role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]),
);

/** The elements that have own colours, by selector: tokens by role. */
export function tokensByPart({ tokens }: SiteColors): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return { ...tokens, ":root": { ...colorTokens, ...tokens[":root"] } };
}

/** The colours of an element in a scheme, by token: those of the page where it has no own ones. */
export function paintOf(scheme: Scheme, colors: SiteColors, part = ":root"): Readonly<Record<string, string>> {
  const parts = tokensByPart(colors);
  const byRole = colorsByRole(scheme);
  const tokens = [parts[":root"], parts[part]].flatMap((own = {}) => Object.entries(own));
  return Object.fromEntries(tokens.map(([role, token]) => [token, byRole[role] ?? ""]));
}
