/** Colours of the light scheme, for image files; a test compares them with `tokens.css`. */
export const light = {
  paper: "#fcfaf5",
  stone: "#f3ede0",
  masonry: "#e3d8c2",
  glaze: "#ffffff",
  ink: "#0b2748",
  soft: "#334a66",
  line: "#5a6b80",
  azul: "#17468c",
  warm: "#8a3210",
  "on-ink": "#ffffff",
  "on-sea": "#f6f1e6",
  t0: "#fffdf8",
  t1: "#1b4e9b",
  t2: "#0b2748",
  t3: "#c3d6ee",
  t4: "#b04a24",
} as const;

/** The colours of a tile, by role. */
export type TilePaint = readonly [string, string, string, string, string];

/** The tiles of a wall. */
export const tilePaint: TilePaint = [light.t0, light.t1, light.t2, light.t3, light.t4];

/** The one terracotta tile of a wall. */
export const relayPaint: TilePaint = [light.t0, "#c65a33", "#7c2c0d", "#f3cfae", "#17468c"];

/** The relay tile of the site's mark on dark ground. */
export const ON_SEA_MARK = "#eb9a6a";
