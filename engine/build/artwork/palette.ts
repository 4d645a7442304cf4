import type { Scheme } from "../../content/theme/theme-schema.ts";

/** The colours of a tile, by role: ground, main, deep, wash, accent. */
export type TilePaint = readonly [string, string, string, string, string];

/** The paint of the tiles of an image file: those of a wall, and the one that differs. */
export interface WallPaint {
  readonly tile: TilePaint;
  readonly relay: TilePaint;
}

export function wallPaint({ tiles, relay }: Scheme): WallPaint {
  const { ground, main, deep, wash, accent } = tiles;
  return {
    tile: [ground, main, deep, wash, accent],
    relay: [ground, relay.main, relay.deep, relay.wash, relay.accent],
  };
}

/** The paint of a drawing on the water, by token. */
export function seaPaint({ sea }: Scheme): Readonly<Record<string, string>> {
  return { ink: sea.ink, soft: sea.soft, link: sea.link, paper: sea.paper, t4: sea.accent };
}
