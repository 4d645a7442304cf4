/** The colours of a site: their roles in `theme.yaml`, their names in style sheets, and those that must be told apart. */

/** The roles of colours in the schemes of every site (docs/how-to/rebrand.md). */
export const COLOR_ROLES = ["paper", "stone", "glaze", "ink", "soft", "line", "link", "error", "onInk"] as const;

/** The colours of one scheme: those of every site, and the groups of this one. */
export type Scheme = Readonly<Record<(typeof COLOR_ROLES)[number], string>> &
  Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Colours that people must tell apart, by role: "ink", "sea.ink". */
export interface ColorPairs {
  /** The colour that is drawn. */
  readonly marks: readonly string[];
  /** The colour under it. */
  readonly grounds: readonly string[];
  /** Contrast that it needs at least. */
  readonly least: number;
}

/** The colours that a site is drawn with beside those of every site. */
export interface SiteColors {
  /** The groups of them in each scheme of `theme.yaml`, and the names in each: `sea: ["paper", "ink"]`. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** The elements with own colours, by selector: the names that these have in style sheets, by role ("sea.ink"). */
  readonly tokens: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Those that people must tell apart, beside the pairs of every site. */
  readonly pairs: readonly ColorPairs[];
  /** The selector of the element whose colours icons are drawn in. */
  readonly icons: string;
  /** What style sheets call the colour that the owner's drawings name `accent`. */
  readonly accent: string;
}

/** Those of a site that has no others: its icons are as its pages, and what stands out has the colour of links. */
export const NO_COLORS: SiteColors = { groups: {}, tokens: {}, pairs: [], icons: ":root", accent: "link" };

/** Of text (docs/design.md §2). */
export const TEXT_CONTRAST = 7;
/** Of parts to press, and of drawings that say something. */
export const PART_CONTRAST = 4.5;

/** Those of every site. */
const commonPairs: readonly ColorPairs[] = [
  // running text
  { marks: ["ink", "soft", "link", "error"], grounds: ["paper", "stone", "glaze"], least: TEXT_CONTRAST },
  // buttons, the skip link, the chosen language
  { marks: ["onInk"], grounds: ["ink"], least: TEXT_CONTRAST },
  // buttons under the pointer
  { marks: ["paper"], grounds: ["link"], least: TEXT_CONTRAST },
  // edges of fields
  { marks: ["line"], grounds: ["paper", "stone", "glaze"], least: PART_CONTRAST },
];

export function colorPairs({ pairs }: SiteColors): readonly ColorPairs[] {
  return [...commonPairs, ...pairs];
}

/** The colours of a scheme by role: "ink", "sea.ink". */
export function colorsByRole(scheme: Scheme): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(scheme).flatMap(([role, value]) =>
      typeof value === "string"
        ? [[role, value]]
        : Object.entries(value).map(([part, color]) => [`${role}.${part}`, color]),
    ),
  );
}

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
