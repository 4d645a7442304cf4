import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Metadata, Sharp } from "sharp";
import { digest } from "../../files/digest.ts";
import { cachedFile } from "../../files/file-cache.ts";
import type { Picture } from "../../pages/data/content-tree.ts";
import { directiveForms } from "../source/parse-directive.ts";
import { type Framing, type Region, shownRegion } from "./framing.ts";
import { PICTURE_ROOT, RefusedFile } from "./media-kinds.ts";
import { type Tone, tonedPicture } from "./toned-picture.ts";

/** Widths of a photograph offered to browsers, in pixels; never wider than the picture itself. */
const WIDTHS = [480, 800, 1200, 1600] as const;
type Encoder = (picture: Sharp) => Sharp;
const jpeg: Encoder = (picture) =>
  picture.flatten({ background: PAGE }).jpeg({ quality: 80, chromaSubsampling: "4:4:4" });
/**
 * From the smallest file to the one that every browser reads. Efforts are low: AVIF's default takes eight times as
 * long for files an eighth smaller, and WebP is only for browsers that are years old.
 */
const PHOTOGRAPH: Readonly<Record<string, Encoder>> = {
  avif: (picture) => picture.avif({ quality: 65, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 86 }),
  jpeg,
};
/** Few colours and sharp edges: lossless and in its own width, it is smaller than at a third of its width in AVIF. */
const DRAWING: Readonly<Record<string, Encoder>> = { webp: (picture) => picture.webp({ lossless: true }), jpeg };
/** Background of transparent pictures in the format without transparency. */
const PAGE = "#ffffff";
/** Changes with the way pictures are made, so that no outdated one is taken from the cache. */
const PICTURE_VERSION = "7";
/** Resolution at which a pixel of a vector drawing is a pixel of its file. */
const POINTS = 72;
/** Small faults that every program passes over are passed over here; the size is checked in our own words. */
const INPUT = { failOn: "error", limitInputPixels: false } as const;

/** Pictures are in the text column, at most 48rem wide: never less than it, or they would not fill it. */
export const WIDE = { pixels: 48 * 16, sizes: "(min-width:48rem) 48rem,100vw" };
const TILE = {
  widths: [320, 480, 800, 1200],
  pixels: 20 * 16,
  sizes: "(min-width:48rem) 20rem,(min-width:27rem) 50vw,100vw",
} as const;
/** The parts of pictures that a gallery shows: all of one shape, lying or standing. */
export const galleryCuts = {
  tile: { shape: { width: 4, height: 3 }, ...TILE },
  "tall-tile": { shape: { width: 3, height: 4 }, ...TILE },
} as const satisfies Readonly<Record<string, PictureCut>>;
/** Pixels of a file of a vector drawing for each pixel at which it is shown. */
const VECTOR_SCALE = 2;

/** Pixels of a picture, in millions: more than any telephone takes, few enough for a small machine. */
const MAX_MEGAPIXELS = 250;
/** Pixels of one side of a finished picture: WebP allows no more. */
const MAX_SIDE = 16_383;

export interface PictureFile {
  readonly name: string;
  /** Makes the file, or takes it from the cache. */
  readonly bytes: () => Promise<Buffer>;
}

/** A picture without its alternative text. */
export type PictureShape = Omit<Picture, "alt">;

/** A part of pictures that pages show in one shape. */
export interface PictureCut {
  /** Its proportions. */
  readonly shape: Pick<Region, "width" | "height">;
  /** Widths of its files, in pixels; never wider than the part itself. */
  readonly widths: readonly number[];
  /** Width at which it is shown, in CSS pixels, and the value of `sizes`. */
  readonly pixels: number;
  readonly sizes: string;
  /** The colours that all such pictures are drawn in, by day and on dark screens; else their own. */
  readonly tone?: Readonly<Record<"light" | "dark", Tone>> | undefined;
}

interface MadePicture {
  readonly shape: PictureShape;
  readonly files: readonly PictureFile[];
}

export interface FinishedPicture extends MadePicture {
  /** Its part of a shape. */
  readonly cut: (cut: PictureCut) => MadePicture;
}

/**
 * Makes a picture ready for browsers: upright, in sRGB, without metadata (a photograph may contain the place where it was
 * taken), as its owner frames it. A photograph gets AVIF, WebP and JPEG files of several widths; a drawing, which is a PNG with a
 * palette, one width. A vector drawing is shown at the size it names, and its files are larger, so that its edges stay sharp. What
 * kind of picture it is, its bytes say, not its name.
 *
 * @param read gives the file as the owner saved it; read anew for each file, so that no photograph stays in memory
 * @param cache folder that keeps finished files, by content
 * @throws {RefusedFile} where the bytes are no picture that can be shown
 */
export async function finishedPicture(
  read: () => Promise<Buffer>,
  cache: string,
  framing: Framing = {},
): Promise<FinishedPicture> {
  const original = await read();
  const key = keyOf(original);
  const seen = await look(original, join(cache, `${key}.json`));
  const { width, height, isDrawing, scale } = seen;
  const made = (region: Region, cut?: PictureCut, tone?: Tone): MadePicture => {
    const isWhole = region.width === width && region.height === height;
    const own = isWhole && !tone ? key : `${key}-${digest([region, tone]).slice(0, 8)}`;
    const formats = Object.entries(isDrawing && !cut ? DRAWING : PHOTOGRAPH);
    const offered = (cut?.widths ?? WIDTHS).map((wanted) => Math.min(wanted, region.width * scale));
    const widths = isDrawing && !cut ? [region.width] : [...new Set(offered)];
    const name = (target: number, format: string) => `${own}-${target}.${format}`;
    const set = (format: string) =>
      widths.map((target) => `${PICTURE_ROOT}${name(target, format)} ${target}w`).join(", ");
    const file = (target: number, format: string, encode: Encoder): PictureFile => ({
      name: name(target, format),
      bytes: () =>
        cachedFile(join(cache, name(target, format)), async () => {
          const bytes = await read();
          if (keyOf(bytes) !== key) {
            throw new RefusedFile({ id: "changed-meanwhile", values: { write: "npm run build" } });
          }
          const { default: sharp } = await import("sharp");
          const upright = sharp(bytes, { ...INPUT, density: POINTS * scale }).autoOrient();
          const shown = isWhole ? upright : upright.extract(enlarged(region, scale));
          const sized = shown.resize({ width: target });
          return encode(tone ? await tonedPicture(sized, tone) : sized).toBuffer();
        }),
    });
    return {
      shape: {
        src: PICTURE_ROOT + name(Math.max(...widths), "jpeg"),
        srcSet: set("jpeg"),
        sizes: cut?.sizes ?? sizesOf(region.width),
        sources: formats.slice(0, -1).map(([format]) => ({ type: `image/${format}`, srcSet: set(format) })),
        width: region.width,
        height: region.height,
        color: seen.color,
      },
      files: formats.flatMap(([format, encode]) => widths.map((target) => file(target, format, encode))),
    };
  };
  return {
    ...made(shownRegion(seen, framing)),
    cut(cut) {
      const region = shownRegion(seen, framing, cut.shape);
      const { light, dark } = cut.tone ?? {};
      const picture = made(region, cut, light);
      return dark === undefined ? picture : withDark(picture, made(region, cut, dark));
    },
  };
}

/** The same part of a picture whose sides have more pixels. */
function enlarged({ left, top, width, height }: Region, scale: number): Region {
  return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
}

/** Value of `sizes`: a picture that is smaller than its place is not enlarged. */
function sizesOf(width: number): string {
  return width < WIDE.pixels ? `(min-width:${width}px) ${width}px,100vw` : WIDE.sizes;
}

interface Look extends Required<Pick<Picture, "width" | "height" | "color">> {
  readonly isDrawing: boolean;
  /** Pixels that its files can have for each pixel of the original: more than one for a vector drawing. */
  readonly scale: number;
}

/** Names a picture by its content. */
function keyOf(bytes: Buffer): string {
  return createHash("sha256").update(PICTURE_VERSION).update(bytes).digest("hex").slice(0, 12);
}

/** Size of the upright picture, its mean colour, and its kind. Decodes all of it, so that no later step finds it damaged. */
async function look(bytes: Buffer, kept: string): Promise<Look> {
  const measured = await cachedFile(kept, async () => {
    const { default: sharp } = await import("sharp");
    try {
      const metadata = await sharp(bytes, INPUT).metadata();
      const isDrawing = metadata.format === "png" && metadata.isPalette;
      const { width, height } = metadata.autoOrient;
      const scale = metadata.format === "svg" ? VECTOR_SCALE : 1;
      checkMeasures(metadata, isDrawing ? width : Math.min(width * scale, Math.max(...WIDTHS)));
      const mean = sharp(bytes, INPUT)
        .flatten({ background: PAGE })
        .toColourspace("srgb")
        .resize(1, 1, { fit: "fill" });
      const color = `#${(await mean.raw().toBuffer()).toString("hex")}`;
      const seen: Look = { width, height, color, isDrawing, scale };
      return Buffer.from(JSON.stringify(seen));
    } catch (error) {
      throw error instanceof RefusedFile ? error : undecodable(bytes);
    }
  });
  return JSON.parse(measured.toString()) as Look;
}

/**
 * Refuses what is too large, and what moves: readers must be able to stop it (WCAG 2.2.2), and no browser has a button for
 * that.
 *
 * @param widest width of the widest file that is made of it
 * @throws {RefusedFile}
 */
function checkMeasures({ autoOrient, pages = 1 }: Metadata, widest: number): void {
  const { width, height } = autoOrient;
  const megapixels = Math.round((width * height) / 1e6);
  if (megapixels > MAX_MEGAPIXELS) {
    const values = { pixels: String(megapixels), most: String(MAX_MEGAPIXELS) };
    throw new RefusedFile({ id: "picture-too-large", values });
  }
  if (Math.max(widest, (widest * height) / width) > MAX_SIDE) {
    throw new RefusedFile({ id: "picture-too-long", values: { size: `${width} × ${height}` } });
  }
  if (pages > 1) {
    throw new RefusedFile({ id: "picture-of-several", values: { count: String(pages), write: directiveForms.embed } });
  }
}

/** Why a file that cannot be decoded is refused. The decoder's own words are for programmers. */
function undecodable(bytes: Buffer): RefusedFile {
  const id = bytes.length === 0 ? "file-empty" : isHeic(bytes) ? "picture-heic" : "picture-unreadable";
  return new RefusedFile({ id, values: {} });
}

/** Whether a file is of the family of HEIF formats, by the brand that it begins with (ISO/IEC 23008-12). */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cmsx]|mif1|msf1)$/.test(bytes.toString("latin1", 4, 12));
}

/** Where the dark version of a picture is shown. As in `tokens.css`: paper is light. */
const DARK_SCREENS = "screen and (prefers-color-scheme:dark)";

/**
 * A picture with its dark version, which has the smallest format only: browsers that do not read it show
 * the light one. It has no placeholder colour, which would be the light one's.
 *
 * @throws {RefusedFile} where it has another size: the browser reserves one size for both
 */
export function withDarkPicture(light: FinishedPicture, dark: FinishedPicture): FinishedPicture {
  return { ...withDark(light, dark), cut: (cut) => withDark(light.cut(cut), dark.cut(cut)) };
}

function withDark(light: MadePicture, dark: MadePicture): MadePicture {
  const { color: _, ...shape } = light.shape;
  const { width, height, sources } = dark.shape;
  if (width !== shape.width || height !== shape.height) {
    const [size, lightSize] = [`${width} × ${height}`, `${shape.width} × ${shape.height}`];
    throw new RefusedFile({ id: "dark-picture-size", values: { size, lightSize, write: lightSize } });
  }
  const smallest = sources.slice(0, 1).map((source) => ({ media: DARK_SCREENS, ...source }));
  const named = smallest.map(({ srcSet }) => srcSet).join();
  return {
    shape: { ...shape, sources: [...smallest, ...shape.sources] },
    files: [...light.files, ...dark.files.filter(({ name }) => named.includes(name))],
  };
}
