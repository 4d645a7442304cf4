/** `pictures.yaml`: which part of a picture is shown, and which point of it stays in view. */

import * as v from "valibot";
import type { ContentFiles } from "../source/content-files.ts";
import { mediaName } from "../source/media-name.ts";
import type { Problem } from "../source/problem.ts";
import { line, whole } from "../source/schema-fields.ts";
import { because, validate } from "../source/validate.ts";
import { readYaml, settingsIn } from "../source/yaml-source.ts";
import { mediaKind } from "./media-kinds.ts";
import { missingFile } from "./missing-files.ts";

export const FRAMING_FILE = "pictures.yaml";

const percent = (least: number, example: number) => whole(least, 100, example);

const crop = v.pipe(
  v.strictObject({ left: percent(0, 0), top: percent(0, 0), width: percent(1, 100), height: percent(1, 100) }),
  v.check(
    ({ left, top, width, height }) => left + width <= 100 && top + height <= 100,
    because("crop-outside", (input) => ({ write: `{ ${insideIn(input as Crop)} }` })),
  ),
);

const framing = v.strictObject({
  crop: v.optional(crop),
  point: v.optional(v.strictObject({ left: percent(0, 50), top: percent(0, 50) })),
});

const framingsSchema = v.record(v.pipe(line, v.transform(mediaName)), framing);

type Crop = Readonly<Record<"left" | "top" | "width" | "height", number>>;

/**
 * How the owner frames a picture, in percent of its upright width and height: they stay right where a larger or smaller
 * copy takes its place.
 */
export interface Framing {
  /** The part that is shown. */
  readonly crop?: Crop | undefined;
  /** What stays in view where a page shows less: in the middle, as far as the edges allow. */
  readonly point?: Readonly<Record<"left" | "top", number>> | undefined;
}

export type Framings = Readonly<Record<string, Framing>>;

/**
 * Reads how pictures are framed, by name below `media/`.
 *
 * @param parse reads YAML, or remembers it
 */
export function readFramings(
  { text: textOf, list }: Pick<ContentFiles, "text" | "list">,
  parse = readYaml,
): { readonly framings: Framings; readonly problems: readonly Problem[] } {
  const text = textOf(FRAMING_FILE);
  if (text === undefined) return { framings: {}, problems: [] };
  const source = settingsIn(parse(FRAMING_FILE, text));
  const checked = validate(framingsSchema, source);
  const framings: Framings = "value" in checked ? checked.value : (checked.part as Framings);
  const known = list("media/").map(mediaName);
  const names = Object.keys((source.value ?? {}) as object);
  const missing = names
    .filter((name) => !(known.includes(mediaName(name)) && mediaKind(name) === "picture"))
    .map((name): Problem => ({ ...source.at([name], "key"), ...missingFile(mediaName(name), "picture", known) }));
  return { framings, problems: [...("problems" in checked ? checked.problems : []), ...missing] };
}

/** A rectangle of a picture, in pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The part of an upright picture that is shown: what its owner crops it to, and of that the largest part of another shape, whose
 * middle is as near to the point as it can be.
 *
 * @param shape of the part, where a page asks for one
 */
export function shownRegion(
  { width, height }: Pick<Region, "width" | "height">,
  { crop = { left: 0, top: 0, width: 100, height: 100 }, point }: Framing,
  shape?: Pick<Region, "width" | "height">,
): Region {
  const part = (share: number, of: number) => Math.round((share * of) / 100);
  const [left, top] = [part(crop.left, width), part(crop.top, height)];
  const cropped = {
    left,
    top,
    width: Math.max(1, part(crop.left + crop.width, width) - left),
    height: Math.max(1, part(crop.top + crop.height, height) - top),
  };
  if (shape === undefined) return cropped;
  const scale = Math.min(cropped.width / shape.width, cropped.height / shape.height);
  const size = {
    width: Math.max(1, Math.round(shape.width * scale)),
    height: Math.max(1, Math.round(shape.height * scale)),
  };
  const near = (from: number, whole: number, shown: number, wanted: number) =>
    Math.round(Math.min(from + whole - shown, Math.max(from, wanted - shown / 2)));
  return {
    ...size,
    left: near(left, cropped.width, size.width, point ? (point.left * width) / 100 : left + cropped.width / 2),
    top: near(top, cropped.height, size.height, point ? (point.top * height) / 100 : top + cropped.height / 2),
  };
}

/** The nearest crop that is inside. */
function insideIn({ left, top, width, height }: Crop): string {
  const inside = { left, top, width: Math.min(width, 100 - left), height: Math.min(height, 100 - top) };
  return Object.entries(inside)
    .map(([name, share]) => `${name}: ${share}`)
    .join(", ");
}
