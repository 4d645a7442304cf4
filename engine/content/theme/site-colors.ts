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
