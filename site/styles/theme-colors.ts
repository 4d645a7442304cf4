/** The colours of this site beside those of every site: what its tiles, its footer and its banks are drawn with. */
import { PART_CONTRAST, type Scheme, type SiteColors, TEXT_CONTRAST } from "#engine/content/theme/colors.ts";

const groups = {
  tiles: ["ground", "main", "deep", "wash", "accent"],
  relay: ["main", "deep", "wash", "accent"],
  sea: ["paper", "ink", "soft", "line", "link", "wash", "accent"],
  bridge: ["masonry"],
  houses: ["slate", "roof", "wall", "ochre", "pane", "tree"],
} as const;

export const themeColors: SiteColors = {
  groups,
  tokens: {
    ":root": {
      "tiles.ground": "t0",
      "tiles.main": "t1",
      "tiles.deep": "t2",
      "tiles.wash": "t3",
      "tiles.accent": "t4",
      "bridge.masonry": "masonry",
    },
    ".sea": {
      "sea.paper": "paper",
      "sea.ink": "ink",
      "sea.soft": "soft",
      "sea.line": "line",
      "sea.link": "link",
      "sea.wash": "t3",
      "sea.accent": "t4",
    },
  },
  pairs: [
    // selected text; initials on a portrait
    { marks: ["ink"], grounds: ["tiles.wash", "tiles.ground"], least: TEXT_CONTRAST },
    // the footer, and selected text in it
    { marks: ["sea.ink", "sea.soft"], grounds: ["sea.paper"], least: TEXT_CONTRAST },
    { marks: ["sea.ink"], grounds: ["sea.wash"], least: TEXT_CONTRAST },
    // the crescent of the current page, the line of a slow page, ticks, the mark
    { marks: ["tiles.accent"], grounds: ["paper", "stone"], least: PART_CONTRAST },
    // the bridge of the 3000 dots
    { marks: ["tiles.main"], grounds: ["paper", "stone"], least: PART_CONTRAST },
    // edges of openings in masonry
    { marks: ["ink"], grounds: ["bridge.masonry"], least: PART_CONTRAST },
    // the ring of the focus, rules, and the mark in the footer
    { marks: ["sea.link", "sea.line", "sea.accent"], grounds: ["sea.paper"], least: PART_CONTRAST },
  ],
  icons: ".sea",
  accent: "t4",
};

export type SiteScheme = Scheme & {
  readonly [Group in keyof typeof groups]: Readonly<Record<(typeof groups)[Group][number], string>>;
};

/** A checked scheme with the colours of this site. */
export function siteScheme(scheme: Scheme): SiteScheme {
  return scheme as SiteScheme;
}
