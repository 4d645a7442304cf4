import { createHash } from "node:crypto";
import { join } from "node:path";
import { cachedFile } from "../../files/file-cache.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import type { CardLook } from "./card-look.ts";

/** A palette would halve the file, but takes twice as long as the drawing; only link previews load it. */
const PNG = { palette: false, compressionLevel: 5 } as const;

/** The images that are shown where pages are shared. Equal cards share one image. */
export interface SocialImages<Card extends object = object> {
  /** Changes with the drawing, so that no outdated image is taken from the cache. */
  readonly version: string;
  /** What the image of a page shows. */
  card(page: PageContext, shared: LocaleData): Card;
  /** The one that older posts of a language share. */
  postsCard(shared: LocaleData): Card;
  /** Its words, for who does not see it. */
  textOf(card: Card): string;
  /** An SVG document of 1200 × 630, its text as outlines. */
  draw(card: Card, look: CardLook): Promise<string>;
  /** Messages that cards show, beside titles, headings, tags and the brand. */
  readonly messages: readonly string[];
}

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
