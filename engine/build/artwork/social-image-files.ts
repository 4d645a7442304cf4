import { createHash } from "node:crypto";
import { join } from "node:path";
import { cachedFile } from "../../files/file-cache.ts";
import type { CardLook } from "./card-look.ts";
import type { SocialCard } from "./social-card.ts";

/** Changes with the drawing, so that no outdated image is taken from the cache; a test says when. */
export const DRAWING_VERSION = "7";
/** A palette would halve the file, but takes twice as long as the drawing; only link previews load it. */
const PNG = { palette: false, compressionLevel: 5 } as const;

/**
 * The social image of a card: its name, which is made from all that it is drawn from, and its bytes, drawn or taken from the
 * cache (a PNG, 1200 × 630).
 *
 * @param cache folder of finished images
 */
export function socialImageFile(card: SocialCard, look: CardLook, cache: string) {
  const key = createHash("sha256")
    .update(JSON.stringify([DRAWING_VERSION, look.key, card]))
    .digest("hex");
  const name = `${key.slice(0, 16)}.png`;
  const draw = async () => {
    // Loaded when there is something to draw: an edited text needs no new image, and the libraries take 100 ms.
    const [{ drawSocialCard }, { default: sharp }] = await Promise.all([
      import("./draw-social-card.ts"),
      import("sharp"),
    ]);
    return sharp(Buffer.from(await drawSocialCard(card, look)))
      .removeAlpha()
      .png(PNG)
      .toBuffer();
  };
  return { name, bytes: () => cachedFile(join(cache, name), draw) };
}
