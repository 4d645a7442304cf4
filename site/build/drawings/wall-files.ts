import { hash } from "node:crypto";
import type { Scheme } from "#engine/content/theme/theme-schema.ts";
import { BRIDGE_PATH, countries, countryPath, offices } from "../../components/drawings/bridge-map-shape.ts";
import { relayPlace, tile, type WallSize } from "../../components/tiles/tile.ts";
import { tileMarkup, type WallPaint, wallMarkup } from "../../components/tiles/tile-markup.ts";
import { TILE_SIZE } from "../../components/tiles/tile-size.ts";
import { waterNames } from "../../components/tiles/water.ts";
import type { TilePaint } from "../../facts/tile-paint.ts";
import { languages } from "../../languages/languages.ts";
import { phrasesIn } from "../../languages/phrases-by-language.ts";
import type { SiteContent } from "../../settings/site-content.ts";
import { bridgeRuns, DOT_COLS, DOT_ROWS } from "./dots-shape.ts";
import { signMarkup } from "./signs.ts";
import { CHOSEN_SEEDS, SHARED_SEEDS } from "./tile-seeds.ts";
import { wallPaint } from "./wall-paint.ts";

/** The drawings of a site, walls of tiles above all, as files: drawn once, kept by browsers, and no elements of any page. */
export interface WallFiles {
  /** Ends the name of each: it changes with what any of them shows. */
  readonly version: string;
  /** The files by their addresses. */
  readonly files: ReadonlyMap<string, string>;
}

/** Sizes in which a wall is shown: at the head of a page, in an arch, on a card. */
const ARCH: WallSize = { cols: 3, rows: 3 };
const SIZES: readonly WallSize[] = [{ cols: 6, rows: 4, top: 1 }, ARCH, { cols: 4, rows: 2 }];
/** Walls: of the presentation, of services, and those that posts and other folders share. */
const SEEDS = ["deux-pays", ...Object.values(CHOSEN_SEEDS), ...SHARED_SEEDS];
/** Single tiles: the one that fell out of an arch, the stamp of the post. */
const SINGLE_SEEDS = ["introuvable", "courrier"];
/** A strip is one tile unit high, 72 px: nine tenths of a drawn tile. */
const STRIP_SCALE = 0.9;
/** Near the start, so that it shows in the narrowest window. */
const STRIP_RELAY_COLUMN = 3;
/** A tile covers two squares of the map. */
const MAP_SCALE = 0.025;

/** Cache: all languages share them, and a text that changes leaves the colours as they are. */
let last: { readonly colors: string; readonly walls: WallFiles } | undefined;

/** Every wall that pages of the site can show. */
export function wallFiles({ theme: { light, dark } }: Pick<SiteContent, "theme">): WallFiles {
  const colors = JSON.stringify([light, dark]);
  last = last?.colors === colors ? last : { colors, walls: drawnFiles(light, dark) };
  return last.walls;
}

function drawnFiles(light: Scheme, dark: Scheme): WallFiles {
  const styles = schemeStyles(light, dark);
  const wall = (seed: string, size: WallSize): [string, string] => {
    const box = [size.cols * TILE_SIZE, size.rows * TILE_SIZE];
    // In an arch the middle is what is seen whole.
    const place = size === ARCH ? { col: 1, row: 1 } : relayPlace(seed, size);
    const sign = signMarkup(seed, place.col * TILE_SIZE, place.row * TILE_SIZE, PAINT.relay);
    return [
      `${seed}-${size.cols}x${size.rows}`,
      svg(
        `viewBox="0 0 ${box.join(" ")}" width="${box[0]}" height="${box[1]}"`,
        styles,
        wallMarkup("w", seed, size, PAINT, place) + sign,
      ),
    ];
  };
  const drawn = new Map([
    ...SEEDS.flatMap((seed) => SIZES.map((size) => wall(seed, size))),
    ...SINGLE_SEEDS.map((seed) => wall(seed, { cols: 1, rows: 1 })),
    ...waterNames.map((name): [string, string] => [name, svg("", styles, stripMarkup(name))]),
    ["dots", svg(`viewBox="-.5 -.5 ${DOT_COLS} ${DOT_ROWS}"`, styles, dotsMarkup())],
    ["map", svg('viewBox="-1 -1 27.5 33.5"', styles, mapMarkup())],
    ...Object.keys(languages).map((locale): [string, string] => [
      `flag-${locale}`,
      svg('viewBox="0 0 28 20"', "", phrasesIn(locale).flag),
    ]),
  ]);
  const version = hash("sha256", JSON.stringify([...drawn])).slice(0, 10);
  const files = new Map([...drawn].map(([name, text]) => [`/assets/drawings/${name}-${version}.svg`, text]));
  return { version, files };
}

/** Colours as variables of the file's own style sheet: it has both schemes. */
const PAINT: WallPaint = {
  tile: [0, 1, 2, 3, 4].map((role) => `var(--t${role})`) as unknown as TilePaint,
  relay: [0, 1, 2, 3, 4].map((role) => `var(--r${role})`) as unknown as TilePaint,
};

function schemeStyles(light: Scheme, dark: Scheme): string {
  const variables = (scheme: Scheme) => {
    const { tile: walls, relay } = wallPaint(scheme);
    const paints = [
      ...walls.map((color, role) => `--t${role}:${color}`),
      ...relay.map((color, role) => `--r${role}:${color}`),
    ];
    return [...paints, `--ink:${scheme.ink}`, `--paper:${scheme.paper}`, `--masonry:${scheme.masonry}`].join(";");
  };
  return `<style>svg{${variables(light)}}@media(prefers-color-scheme:dark){svg{${variables(dark)}}}</style>`;
}

function svg(attributes: string, styles: string, markup: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributes === "" ? "" : ` ${attributes}`}>${styles}${markup}</svg>`;
}

/** A strip as long as its window: without a size, its pattern fills whatever box shows it. */
function stripMarkup(seed: string): string {
  const drawn = tile(seed);
  const size = `width="${TILE_SIZE}" height="${TILE_SIZE}"`;
  return (
    `<defs><pattern id="s" ${size} patternTransform="scale(${STRIP_SCALE})" patternUnits="userSpaceOnUse">` +
    `${tileMarkup(drawn, PAINT.tile)}</pattern></defs><rect width="100%" height="100%" fill="url(#s)"/>` +
    `<g transform="translate(${STRIP_RELAY_COLUMN * TILE_SIZE * STRIP_SCALE}) scale(${STRIP_SCALE})">` +
    `${tileMarkup(drawn, PAINT.relay)}</g>`
  );
}

/** The two countries in tiles, the arch between them over the Atlantic, and the offices. The page adds the names. */
function mapMarkup(): string {
  const pattern = (id: string, seed: string, paint: TilePaint) =>
    `<pattern id="${id}" width="${TILE_SIZE}" height="${TILE_SIZE}" patternTransform="scale(${MAP_SCALE})" ` +
    `patternUnits="userSpaceOnUse">${tileMarkup(tile(seed), paint)}</pattern>`;
  const pins = Object.values(offices).map(
    ({ x, y }) => `<circle cx="${x}" cy="${y}" r=".9" fill="var(--paper)" stroke="var(--ink)" stroke-width=".45"/>`,
  );
  return (
    `<defs>${pattern("f", "finances", PAINT.tile)}${pattern("p", "projets", PAINT.relay)}</defs>` +
    `<path fill="var(--masonry)" d="${countryPath(countries.spain)}"/>` +
    `<path fill="url(#f)" d="${countryPath(countries.france)}"/>` +
    `<path fill="url(#p)" d="${countryPath(countries.portugal)}"/>` +
    `<path fill="var(--ink)" d="${BRIDGE_PATH}"/>${pins.join("")}`
  );
}

/** Three thousand dots, one for each contact; some form the bridge, one is warm. */
function dotsMarkup(): string {
  const size = 'x="-.5" y="-.5" width="1" height="1"';
  return (
    `<defs><pattern id="d" ${size} patternUnits="userSpaceOnUse">` +
    '<circle cx=".5" cy=".5" r=".27" fill="var(--t3)"/></pattern></defs>' +
    `<path fill="url(#d)" d="M-.5-.5h${DOT_COLS}v${DOT_ROWS}h-${DOT_COLS}z"/>` +
    `<path fill="none" stroke="var(--t1)" stroke-width=".6" stroke-linecap="round" stroke-dasharray="0 1" d="${bridgeRuns()}"/>` +
    '<circle cx="37" cy="9" r=".5" fill="var(--t4)"/>'
  );
}
