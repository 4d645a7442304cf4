import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "../../routes/content-tree.ts";
import { keptFile } from "../kept-file.ts";

/** Widths offered to browsers, in pixels; never wider than the picture itself. */
const WIDTHS = [480, 800, 1200, 1600] as const;
/**
 * From the smallest file to the one that every browser reads. Drawings keep sharp edges: no colour is halved where most
 * browsers look. Efforts are low: AVIF's usual one takes eight times as long for files an eighth smaller, WebP's careful
 * colours three times, for browsers that are years behind.
 */
const FORMATS = {
  avif: (picture: Sharp) => picture.avif({ quality: 65, effort: 1 }),
  webp: (picture: Sharp) => picture.webp({ quality: 86 }),
  jpeg: (picture: Sharp) => picture.flatten({ background: PAGE }).jpeg({ quality: 80, chromaSubsampling: "4:4:4" }),
} as const;
/** What shows through a transparent picture in the format that has no transparency. */
const PAGE = "#fcfaf5";
/** Changes when the way pictures are made changes, so that no stale one is taken from the cache. */
const RECIPE = "3";

/** Pictures stand in the column of running text, 47rem at most; tall ones take 30rem of it (`prose.css`). */
const SIZES = { wide: "(min-width:47rem) 47rem,100vw", tall: "(min-width:45rem) 30rem,100vw" };

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
 * Turns a picture into AVIF, WebP and JPEG of several widths: upright, in the colours of the web, without metadata (a
 * photograph may hold the place where it was taken).
 *
 * @param bytes the file as the owner saved it
 * @param cache folder that keeps finished files, by content
 * @throws where the bytes are no picture
 */
export async function finishedPicture(bytes: Buffer, cache: string): Promise<FinishedPicture> {
  const key = createHash("sha256").update(RECIPE).update(bytes).digest("hex").slice(0, 12);
  const { width, height, color } = await look(bytes, join(cache, `${key}.json`));
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  const name = (target: number, format: Format) => `${key}-${target}.${format}`;
  const set = (format: Format) =>
    widths.map((target) => `${PICTURE_ROOT}${name(target, format)} ${target}w`).join(", ");
  const file = (target: number, format: Format): PictureFile => ({
    name: name(target, format),
    bytes: () =>
      keptFile(join(cache, name(target, format)), () =>
        FORMATS[format](sharp(bytes).autoOrient().resize({ width: target })).toBuffer(),
      ),
  });
  return {
    shape: {
      src: PICTURE_ROOT + name(Math.max(...widths), "jpeg"),
      srcSet: set("jpeg"),
      sizes: height > width ? SIZES.tall : SIZES.wide,
      sources: [
        { type: "image/avif", srcSet: set("avif") },
        { type: "image/webp", srcSet: set("webp") },
      ],
      width,
      height,
      color,
    },
    files: formats.flatMap((format) => widths.map((target) => file(target, format))),
  };
}

type Format = keyof typeof FORMATS;
const formats = Object.keys(FORMATS) as readonly Format[];

type Look = Required<Pick<Picture, "width" | "height" | "color">>;

/** Size of the upright picture, and the mean of its colours. */
async function look(bytes: Buffer, kept: string): Promise<Look> {
  const measured = await keptFile(kept, async () => {
    const { autoOrient } = await sharp(bytes).metadata();
    const mean = sharp(bytes).flatten({ background: PAGE }).toColourspace("srgb").resize(1, 1, { fit: "fill" });
    const color = `#${(await mean.raw().toBuffer()).toString("hex")}`;
    const seen: Look = { width: autoOrient.width, height: autoOrient.height, color };
    return Buffer.from(JSON.stringify(seen));
  });
  return JSON.parse(measured.toString()) as Look;
}
