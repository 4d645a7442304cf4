import { createHash } from "node:crypto";
import { join } from "node:path";
import { cachedFile } from "../../files/file-cache.ts";
import type { SocialImages } from "../site-hooks.ts";
import type { CardLook } from "./card-look.ts";

/** A palette would halve the file, but takes twice as long as the drawing; only link previews load it. */
const PNG = { palette: false, compressionLevel: 5 } as const;

/** How the social images of a site are made. */
export interface SocialImageSource {
  readonly images: SocialImages;
  readonly look: CardLook;
  /** Folder of finished images. */
  readonly cache: string;
}

/**
 * The social image of a card: its name, which is made from all that it is drawn from, and its bytes, drawn or taken from the
 * cache (a PNG, 1200 × 630).
 */
export function socialImageFile(card: object, { images, look, cache }: SocialImageSource) {
  const key = createHash("sha256")
    .update(JSON.stringify([images.version, look.key, card]))
    .digest("hex");
  const name = `${key.slice(0, 16)}.png`;
  const draw = async () => {
    // Loaded when there is something to draw: most builds draw nothing.
    const { default: sharp } = await import("sharp");
    return sharp(Buffer.from(await images.draw(card, look)))
      .removeAlpha()
      .png(PNG)
      .toBuffer();
  };
  return { name, bytes: () => cachedFile(join(cache, name), draw) };
}
