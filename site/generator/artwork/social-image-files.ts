import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { keptFile } from "../file-cache.ts";
import { createLettering, type Lettering } from "./lettering.ts";
import type { SocialCard } from "./social-card.ts";
import { drawSocialCard } from "./draw-social-card.ts";

/** Changes with the drawing, so that no stale picture is taken from the cache; a test tells when. */
export const SOCIAL_RECIPE = "2";
/** A palette would make the file half as large, in twice the time of the whole drawing; only other sites' programs ask for it. */
const PNG = { palette: false, compressionLevel: 6 } as const;

/** A picture, named by what it is made from. */
export interface SocialPicture {
  readonly name: string;
  /** Draws it, or takes it from the cache: a PNG, 1200 × 630. */
  readonly bytes: () => Promise<Buffer>;
}

/**
 * Makes the pictures that stand for pages where they are shared. Finished ones are kept in `cache`, by content; fonts
 * are read for the first one that is not there, so a warm build never reads them.
 */
export function createSocialPictures(cache: string): (card: SocialCard) => SocialPicture {
  let lettering: Lettering | undefined;
  const draw = (card: SocialCard) => {
    lettering ??= createLettering();
    return sharp(Buffer.from(drawSocialCard(card, lettering)))
      .png(PNG)
      .toBuffer();
  };
  return (card) => {
    const key = createHash("sha256")
      .update(JSON.stringify([SOCIAL_RECIPE, card]))
      .digest("hex");
    const name = `${key.slice(0, 16)}.png`;
    return { name, bytes: () => keptFile(join(cache, name), () => draw(card)) };
  };
}
