import type { WallPaint } from "#drawings/paint.ts";
import type { Scheme } from "#engine/content/theme/theme-schema.ts";
import { siteScheme } from "../../styles/theme-colors.ts";

/** The paint of walls in a scheme of the theme. */
export function wallPaint(scheme: Scheme): WallPaint {
  const { tiles, relay } = siteScheme(scheme);
  const { ground, main, deep, wash, accent } = tiles;
  return {
    tile: [ground, main, deep, wash, accent],
    relay: [ground, relay.main, relay.deep, relay.wash, relay.accent],
  };
}
