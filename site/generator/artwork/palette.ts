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

/** The colours of a scheme by their names in `tokens.css`. */
export type Palette = Readonly<Record<keyof typeof light, string>>;

/** Those of the dark scheme. */
export const dark: Palette = {
  ...light,
  paper: "#08192d",
  stone: "#0c223d",
  masonry: "#1d3a5f",
  glaze: "#102a4a",
  ink: "#f3ede0",
  soft: "#c4d0de",
  line: "#93a6bc",
  azul: "#a9c9f7",
  warm: "#f4b48c",
  "on-ink": "#08192d",
  t0: "#0f2b50",
  t1: "#8fb6ec",
  t2: "#e6eefa",
  t3: "#1f4b86",
  t4: "#eb9a6a",
};

/** The colours of a tile, by role. */
export type TilePaint = readonly [string, string, string, string, string];

/** The tiles of a wall. */
export function tilePaint({ t0, t1, t2, t3, t4 }: Palette): TilePaint {
  return [t0, t1, t2, t3, t4];
}

/** The one terracotta tile of a wall. */
export function relayPaint({ t0 }: Palette): TilePaint {
  return [t0, "#c65a33", "#7c2c0d", "#f3cfae", "#17468c"];
}

/** The relay tile of the site's mark on dark ground. */
export const ON_SEA_MARK = "#eb9a6a";
