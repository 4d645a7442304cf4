/** The colours of a tile, by role: ground, main, deep, wash, accent. */
export type TilePaint = readonly [string, string, string, string, string];

/** Of one tile in either scheme. */
export type TilePaints = Readonly<Record<"light" | "dark", TilePaint>>;
