import { join } from "node:path";
import { basename } from "node:path/posix";
import type { SocialImage } from "../../page-data/page-data.ts";
import { cachedFile } from "../files/file-cache.ts";

/** Pixels: twice the width that a sheet shows on a plain screen. */
const WIDTH = 272;
/** Made at the same time. */
const AT_ONCE = 4;

/** A small form of a social image. */
export interface Thumbnail {
  readonly alt: string;
  /** Address with the bytes in it. */
  readonly src: string;
}

/**
 * Small forms of social images, each made once.
 *
 * @param out the build that has the images
 * @param cache folder of what earlier reports made
 */
export async function thumbnails(images: readonly SocialImage[], out: string, cache: string): Promise<Thumbnail[]> {
  const made: Thumbnail[] = [];
  for (let start = 0; start < images.length; start += AT_ONCE) {
    const some = images.slice(start, start + AT_ONCE).map(async ({ href, alt }) => {
      const file = join(cache, `${basename(href)}-${WIDTH}.webp`);
      const bytes = await cachedFile(file, async () => {
        const { default: sharp } = await import("sharp");
        return sharp(join(out, href)).resize({ width: WIDTH }).webp({ quality: 55, effort: 2 }).toBuffer();
      });
      return { alt, src: `data:image/webp;base64,${bytes.toString("base64")}` };
    });
    made.push(...(await Promise.all(some)));
  }
  return made;
}
