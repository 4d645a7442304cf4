/** The names of the colours in style sheets, by their role in `theme.yaml`. */
export const colorTokens = {
  paper: "paper",
  stone: "stone",
  masonry: "masonry",
  glaze: "glaze",
  ink: "ink",
  soft: "soft",
  line: "line",
  link: "link",
  error: "error",
  onInk: "on-ink",
  "tiles.ground": "t0",
  "tiles.main": "t1",
  "tiles.deep": "t2",
  "tiles.wash": "t3",
  "tiles.accent": "t4",
} as const;
