import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "../../routes/content-tree.ts";
import { cachedFile } from "../file-cache.ts";

/** Widths of a photograph offered to browsers, in pixels; never wider than the picture itself. */
const WIDTHS = [480, 800, 1200, 1600] as const;
/** A form of a picture. */
type Form = (picture: Sharp) => Sharp;
const jpeg: Form = (picture) => picture.flatten({ background: PAGE }).jpeg({ quality: 80, chromaSubsampling: "4:4:4" });
/**
 * From the smallest file to the one that every browser reads. Efforts are low: AVIF's usual one takes eight times as
 * long for files an eighth smaller, WebP's careful colours three times, for browsers that are years behind.
 */
const PHOTOGRAPH: Readonly<Record<string, Form>> = {
  avif: (picture) => picture.avif({ quality: 65, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 86 }),
  jpeg,
};
/** Few even colours and sharp edges: without any loss, and in its own width, it is smaller than a third of it in AVIF. */
const DRAWING: Readonly<Record<string, Form>> = { webp: (picture) => picture.webp({ lossless: true }), jpeg };
/** What shows through a transparent picture in the format that has no transparency. */
const PAGE = "#fcfaf5";
/** Changes when the way pictures are made changes, so that no stale one is taken from the cache. */
const RECIPE = "4";

/** Pictures stand in the column of running text, 47rem at most; tall ones take 26rem of it (`prose.css`). */
const SIZES = { wide: "(min-width:47rem) 47rem,100vw", tall: "(min-width:45rem) 26rem,100vw" };

/** Where finished pictures are served. */
export const PICTURE_ROOT = "/assets/media/";

/** A picture file in one form and width. */
export interface PictureFile {
  readonly name: string;
  /** Makes the file, or takes it from the cache: reading the content alone makes none. */
  readonly bytes: () => Promise<Buffer>;
}

/** What is known of a picture before a text shows it and says what is on it. */
export type PictureShape = Omit<Picture, "alt">;

/** A picture made ready for browsers. */
export interface FinishedPicture {
  readonly shape: PictureShape;
  readonly files: readonly PictureFile[];
}

/**
 * Makes a picture ready for browsers: upright, in the colours of the web, without metadata (a photograph may hold the
 * place where it was taken). A photograph in AVIF, WebP and JPEG of several widths; a drawing, which is a PNG with a
 * palette, in one.
 *
 * @param bytes the file as the owner saved it
 * @param cache folder that keeps finished files, by content
 * @throws where the bytes are no picture
 */
export async function finishedPicture(bytes: Buffer, cache: string): Promise<FinishedPicture> {
  const key = createHash("sha256").update(RECIPE).update(bytes).digest("hex").slice(0, 12);
  const { width, height, color, isDrawing } = await look(bytes, join(cache, `${key}.json`));
  const forms = Object.entries(isDrawing ? DRAWING : PHOTOGRAPH);
  const widths = isDrawing ? [width] : [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  const name = (target: number, format: string) => `${key}-${target}.${format}`;
  const set = (format: string) =>
    widths.map((target) => `${PICTURE_ROOT}${name(target, format)} ${target}w`).join(", ");
  const file = (target: number, format: string, form: Form): PictureFile => ({
    name: name(target, format),
    bytes: () =>
      cachedFile(join(cache, name(target, format)), () =>
        form(sharp(bytes).autoOrient().resize({ width: target })).toBuffer(),
      ),
  });
  return {
    shape: {
      src: PICTURE_ROOT + name(Math.max(...widths), "jpeg"),
      srcSet: set("jpeg"),
      sizes: height > width ? SIZES.tall : SIZES.wide,
      sources: forms.slice(0, -1).map(([format]) => ({ type: `image/${format}`, srcSet: set(format) })),
      width,
      height,
      color,
    },
    files: forms.flatMap(([format, form]) => widths.map((target) => file(target, format, form))),
  };
}

interface Look extends Required<Pick<Picture, "width" | "height" | "color">> {
  /** Whether it has a palette: few colours, none of them mixed. */
  readonly isDrawing: boolean;
}

/** Size of the upright picture, the mean of its colours, and its kind. */
async function look(bytes: Buffer, kept: string): Promise<Look> {
  const measured = await cachedFile(kept, async () => {
    const { autoOrient, format, isPalette } = await sharp(bytes).metadata();
    const mean = sharp(bytes).flatten({ background: PAGE }).toColourspace("srgb").resize(1, 1, { fit: "fill" });
    const color = `#${(await mean.raw().toBuffer()).toString("hex")}`;
    const isDrawing = format === "png" && isPalette;
    const seen: Look = { width: autoOrient.width, height: autoOrient.height, color, isDrawing };
    return Buffer.from(JSON.stringify(seen));
  });
  return JSON.parse(measured.toString()) as Look;
}
