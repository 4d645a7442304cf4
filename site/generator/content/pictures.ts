import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Picture } from "../../routes/content-tree.ts";
import type { ContentFiles } from "./content-files.ts";
import type { Problem } from "./problem.ts";

/** Widths offered to browsers, in pixels; never wider than the picture itself. */
const WIDTHS = [480, 960, 1600] as const;
const FORMATS = [
  { format: "avif", type: "image/avif", quality: 50 },
  { format: "webp", type: "image/webp", quality: 76 },
  { format: "jpeg", type: "image/jpeg", quality: 80 },
] as const;
/** Changes when the way pictures are made changes, so that no stale one is taken from the cache. */
const RECIPE = "1";

/** A finished picture file. */
export interface PictureFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The pictures of the media folder, made ready for browsers. */
export interface Pictures {
  /** The picture of a file of `media/`, with an alternative text. */
  find(source: string, alt: string): Picture | undefined;
  readonly files: readonly PictureFile[];
  readonly problems: readonly Problem[];
}

type PictureShape = Omit<Picture, "alt">;

/**
 * Turns every picture of `media/` into AVIF, WebP and JPEG of several widths: upright, without metadata (a photograph
 * may hold the place where it was taken). Finished files are kept in `cache`, by content.
 */
export async function readPictures(content: ContentFiles, cache: string): Promise<Pictures> {
  await mkdir(cache, { recursive: true });
  const shapes = new Map<string, PictureShape>();
  const files: PictureFile[] = [];
  const problems: Problem[] = [];
  for (const file of content.list("media/")) {
    try {
      const made = await makePicture(join(content.folder, file), cache);
      shapes.set(file.slice("media/".length), made.shape);
      files.push(...made.files);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push({
        file,
        line: 1,
        message: `this picture cannot be read (${reason})`,
        mend: "save it again as JPEG or PNG",
      });
    }
  }
  return {
    find: (source, alt) => {
      const shape = shapes.get(source.replace(/^(?:\/?media\/)/, ""));
      return shape && { ...shape, alt };
    },
    files,
    problems,
  };
}

async function makePicture(path: string, cache: string): Promise<{ shape: PictureShape; files: PictureFile[] }> {
  const bytes = await readFile(path);
  const key = createHash("sha256").update(RECIPE).update(bytes).digest("hex").slice(0, 16);
  const upright = await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  const files: PictureFile[] = [];
  const sources = [];
  for (const { format, type, quality } of FORMATS) {
    const set: string[] = [];
    for (const target of widths) {
      const name = `${key}-${target}.${format}`;
      files.push({
        name,
        bytes: await cached(join(cache, name), () =>
          sharp(upright.data).resize({ width: target }).toFormat(format, { quality }).toBuffer(),
        ),
      });
      set.push(`${PICTURE_ROOT}${name} ${target}w`);
    }
    sources.push({ type, srcSet: set.join(", ") });
  }
  const largest = `${PICTURE_ROOT}${key}-${widths.at(-1)}.jpeg`;
  return { shape: { src: largest, sources: sources.slice(0, -1), width, height }, files };
}

/** Where finished pictures are served. */
export const PICTURE_ROOT = "/assets/media/";

async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch {
    const bytes = await make();
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
    return bytes;
  }
}
