import type { TilePaint, TilePaints } from "./paint.ts";
import type { Layer } from "./painter.ts";
import { tenth } from "./shapes.ts";
import { type Tile, tile } from "./tile.ts";
import { TILE_SIZE } from "./wall.ts";

const SQUARE = `M0 0h${TILE_SIZE}v${TILE_SIZE}H0z`;

/** One tile as SVG markup: ground, shapes, joint. */
export function tileMarkup({ ground, quarter }: Tile, paint: TilePaint): string {
  const shapes = quarter.map((layer) => {
    const color = paint[layer.role];
    return `<path fill="${color}" stroke="${color}" d="${inFourQuarters(layer)}"/>`;
  });
  return [
    `<g stroke-width=".6"><path fill="${paint[ground]}" d="${SQUARE}"/>`,
    `${shapes.join("")}</g>`,
    `<path fill="none" stroke="${paint[2]}" stroke-width=".8" stroke-opacity=".22" d="${SQUARE}"/>`,
  ].join("");
}

/** Width and height of the picture where nothing scales it, in pixels. */
const SHOWN_SIZE = 800;

/**
 * The tile of a name as an SVG file. Case and encoding of the name do not change it. The file has the light colours, and the
 * dark ones in a media query; no custom properties, which few drawing programs read.
 */
export function tileFile(name: string, { light, dark }: TilePaints): string {
  const seed = name.trim().replace(/\s+/g, " ").toUpperCase().toLowerCase().normalize("NFC");
  const repainted = light.map((color, role) =>
    color === dark[role] ? "" : `[fill="${color}"]{fill:${dark[role]}}[stroke="${color}"]{stroke:${dark[role]}}`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}" width="${SHOWN_SIZE}" height="${SHOWN_SIZE}">`,
    `<style>@media(prefers-color-scheme:dark){${repainted.join("")}}</style>`,
    tileMarkup(tile(seed), light),
    "</svg>",
  ].join("");
}

type Point = readonly [x: number, y: number];

/** A command of SVG path data: its letter, its points (the last is where it ends), and what an arc has beside them. */
interface Command {
  readonly letter: "M" | "L" | "Q" | "A" | "Z";
  readonly points: readonly Point[];
  readonly arc?: readonly [radius: number, large: number, sweep: number];
}

const MIDDLE = TILE_SIZE / 2;
const QUARTERS = [0, 1, 2, 3];

/**
 * Path data of a quarter's shape in all four quarters of its tile. One path instead of a quarter and three `<use>`: browsers
 * make every element of a `<use>` a second time, and a page with five walls had three hundred of them to style and paint.
 */
export function inFourQuarters({ path, centred }: Pick<Layer, "path" | "centred">): string {
  const shape = commandsOf(path);
  if (!centred) return written(QUARTERS.flatMap((turns) => shape.map((command) => turned(command, turns))));
  // From the centre to the rim, along it, and back: the rims of four quarters make one outline.
  const [, toRim, ...rim] = shape.slice(0, -1).map(towardsCentre);
  const outline = QUARTERS.flatMap((turns) => rim.map((command) => turned(command, turns)));
  return written([{ letter: "M", points: toRim?.points ?? [] }, ...outline, { letter: "Z", points: [] }]);
}

function towardsCentre(command: Command): Command {
  return { ...command, points: command.points.map(([x, y]) => [MIDDLE - x, MIDDLE - y]) };
}

/** Turns a command clockwise about the tile's centre. */
function turned(command: Command, quarterTurns: number): Command {
  if (quarterTurns === 0) return command;
  return turned({ ...command, points: command.points.map(([x, y]) => [TILE_SIZE - y, x]) }, quarterTurns - 1);
}

/** The commands of a shape's path data: absolute ones, as `shapes.ts` writes them. */
function commandsOf(path: string): Command[] {
  let end: Point = [0, 0];
  return [...path.matchAll(/([MHVLQAZ])([^A-Z]*)/g)].map(([, letter, text = ""]): Command => {
    if (letter === "Z") return { letter, points: [] };
    const numbers = text.split(" ").map(Number);
    const [first = 0, second = 0] = numbers;
    if (letter === "H") end = [first, end[1]];
    else if (letter === "V") end = [end[0], first];
    else end = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
    if (letter === "Q") return { letter, points: [[first, second], end] };
    if (letter === "A") return { letter, points: [end], arc: [first, numbers[3] ?? 0, numbers[4] ?? 0] };
    return { letter: letter === "M" ? "M" : "L", points: [end] };
  });
}

/** Path data of commands, written as relative ones: they are shorter, and alike in the four quarters. */
function written(commands: readonly Command[]): string {
  let at: Point = [0, 0];
  return commands
    .map(({ letter, points, arc }) => {
      const from: Point = letter === "M" ? [0, 0] : at;
      at = points.at(-1) ?? at;
      const steps = points.flatMap(([x, y]) => [tenth(x - from[0]), tenth(y - from[1])]);
      if (letter === "L" && steps[1] === 0) return `h${steps[0]}`;
      if (letter === "L" && steps[0] === 0) return `v${steps[1]}`;
      const numbers = arc ? [arc[0], arc[0], 0, arc[1], arc[2], ...steps] : steps;
      return (letter === "M" ? letter : letter.toLowerCase()) + numbers.join(" ").replaceAll(" -", "-");
    })
    .join("");
}
