import { element, escaped, picture } from "../report/svg.ts";
import type { ChunkParts } from "./bundle-parts.ts";
import { type Box, treemap, type Weighted } from "./treemap.ts";

const SIZE = { width: 960, height: 600 };
const TITLE_HEIGHT = 14;
const SMALLEST_LABEL = { width: 40, height: 12 };
const CHARACTER_WIDTH = 6.2;
const COLOURS = { packages: "#f3d9a4", own: "#bfd7ea", chunk: "#ffffff", line: "#5a5a5a", text: "#222222" };

/** The client program as areas: each chunk, and in it packages and folders. */
export function bundlePicture(chunks: readonly ChunkParts[]): string {
  const whole: Box = { x: 0, y: 0, ...SIZE };
  const parts = treemap(chunks, whole).map(({ item, box }) => chunkTile(item, box));
  return picture(SIZE.width, SIZE.height, "The client program, by chunk, in kB (brotli)", parts);
}

function chunkTile(chunk: ChunkParts, box: Box): string {
  const titled = box.height > 3 * TITLE_HEIGHT && box.width > SMALLEST_LABEL.width;
  const top = titled ? TITLE_HEIGHT : 0;
  const inside: Box = { ...box, y: box.y + top, height: box.height - top };
  const shortName = { name: chunk.name.replace(/^assets\//, ""), size: chunk.size };
  return [
    rectangle(box, COLOURS.chunk, shortName),
    titled ? label({ ...box, height: TITLE_HEIGHT }, shortName) : "",
    ...treemap(chunk.parts, inside).map(({ item, box: place }) => partTile(item, place)),
  ].join("");
}

function partTile(part: Weighted, box: Box): string {
  const fill = part.name.startsWith("site/") || part.name.startsWith("contract") ? COLOURS.own : COLOURS.packages;
  return rectangle(box, fill, part) + label(box, part);
}

function rectangle(box: Box, fill: string, what: Weighted): string {
  const title = element("title", {}, escaped(text(what)));
  return element("rect", { ...rounded(box), fill, stroke: COLOURS.line, "stroke-width": 0.5 }, title);
}

/** A label where there is room for it; a picture viewer shows the others' titles. */
function label(box: Box, what: Weighted): string {
  if (box.width < SMALLEST_LABEL.width || box.height < SMALLEST_LABEL.height) return "";
  const room = Math.floor((box.width - 4) / CHARACTER_WIDTH);
  const whole = text({ ...what, name: what.name.replace(/^site\/(?:app\/)?/, "") });
  const said = whole.length <= room ? whole : `${whole.slice(0, Math.max(1, room - 1))}…`;
  const { x, y } = rounded(box);
  return element("text", { x: x + 2, y: y + 11, fill: COLOURS.text }, escaped(said));
}

function text({ name, size }: Weighted): string {
  return `${name} ${(size / 1000).toFixed(1)}`;
}

function rounded({ x, y, width, height }: Box): Box {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return { x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height) };
}
