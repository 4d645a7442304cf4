import type { PictureCut } from "#engine/content/media/finished-picture.ts";
import type { Theme } from "#engine/content/theme/theme.ts";
import { siteScheme } from "../styles/theme-colors.ts";

/**
 * Every portrait has the shape of its arch, and the colours of the tiles beside it: photographs of four telephones belong together.
 * Widths: `people.module.css`.
 */
export function portraitCut(theme: Theme | undefined): Readonly<Record<"portrait", PictureCut>> {
  const light = theme && siteScheme(theme.light);
  const dark = theme && siteScheme(theme.dark);
  return {
    portrait: {
      shape: { width: 5, height: 6 },
      widths: [160, 320, 480],
      pixels: 128,
      sizes: "8rem",
      tone: light &&
        dark && {
          light: { dark: light.tiles.deep, light: light.stone },
          dark: { dark: dark.paper, light: dark.tiles.deep },
        },
    },
  };
}
