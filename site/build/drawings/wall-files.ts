import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Scheme } from "#engine/content/theme/theme-schema.ts";
import { paintOf } from "#engine/content/theme/tokens.ts";
import { relayPlace, tile, type WallSize } from "../../components/tiles/tile.ts";
import { tileMarkup, type WallPaint, wallMarkup } from "../../components/tiles/tile-markup.ts";
import { ownSeeds, TILE_SIZE, wallSizes } from "../../components/tiles/walls.ts";
import { waterNames } from "../../components/tiles/water.ts";
import type { TilePaint } from "../../facts/tile-paint.ts";
import { languages, phrasesIn } from "../../languages/languages.ts";
import { siteScheme, themeColors } from "../../styles/theme-colors.ts";
import type { SiteContent } from "../content/site-content.ts";
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

/** Sizes in which a wall is shown. That of a head stands behind an arch. */
const { head, arch, card } = wallSizes;
const SIZES: readonly WallSize[] = [{ ...head, top: 1 }, arch, card];
/** Walls: of the presentation, of services, and those that posts and other folders share. */
const SEEDS = [ownSeeds.presentation, ...Object.values(CHOSEN_SEEDS), ...SHARED_SEEDS];
/** Tiles that stand alone. */
const SINGLE_SEEDS = [ownSeeds.fallen, ownSeeds.stamp];
/** A strip is one tile unit high, 72 px: nine tenths of a drawn tile. */
const STRIP_SCALE = 0.9;
/** Wider than windows are: it begins at the left of any, as high as its box. */
const STRIP_BOX = `viewBox="0 0 5760 72" preserveAspectRatio="xMinYMid slice"`;
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
  const drawn = Object.entries({
    ...Object.fromEntries(SEEDS.flatMap((seed) => SIZES.map((size) => wall(seed, size)))),
    ...Object.fromEntries(SINGLE_SEEDS.map((seed) => wall(seed, wallSizes.tile))),
    ...Object.fromEntries(waterNames.map((name) => [name, svg(STRIP_BOX, stripMarkup(name))])),
    dots: fileMarkup("dots"),
    map: fileMarkup("map").replace("<defs/>", `<defs>${mapTiles()}</defs>`),
    // The houses of the two banks.
    "shore-fr": fileMarkup("shore-fr"),
    "shore-pt": fileMarkup("shore-pt"),
  }).flatMap(([name, drawing]) => [
    [name, withColors(drawing, light, dark)] as const,
    [`${name}-dark`, withColors(drawing, dark)] as const,
  ]);
  const flags = Object.keys(languages).map(
    (locale) => [`flag-${locale}`, svg('viewBox="0 0 28 20"', phrasesIn(locale).flag)] as const,
  );
  const files = [...drawn, ...flags];
  const version = hash("sha256", JSON.stringify(files)).slice(0, 10);
  return { version, files: new Map(files.map(([name, text]) => [`/assets/drawings/${name}-${version}.svg`, text])) };
}

/** Colours as variables, which `withColors` sets. */
const PAINT: WallPaint = {
  tile: [0, 1, 2, 3, 4].map((role) => `var(--t${role})`) as unknown as TilePaint,
  relay: [0, 1, 2, 3, 4].map((role) => `var(--r${role})`) as unknown as TilePaint,
};

/** A drawing with a style sheet for the colours that it names: of one scheme, or of both. */
function withColors(drawing: string, scheme: Scheme, dark?: Scheme): string {
  const names = new Set([...drawing.matchAll(/var\(--(\w+)\)/g)].map(([, name = ""]) => name));
  const rule = (scheme: Scheme) => {
    const relay = wallPaint(scheme).relay.map((color, role) => [`r${role}`, color] as const);
    const { houses, bridge } = siteScheme(scheme);
    const colors = [...Object.entries({ ...paintOf(scheme, themeColors), ...houses, ...bridge }), ...relay];
    return `svg{${colors.flatMap(([name, color]) => (names.has(name) ? [`--${name}:${color}`] : [])).join(";")}}`;
  };
  const night = dark === undefined ? "" : `@media(prefers-color-scheme:dark){${rule(dark)}}`;
  return drawing.replace(/^<svg[^>]*>/, `$&<style>${rule(scheme)}${night}</style>`);
}

function svg(attributes: string, markup: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${markup}</svg>`;
}

/** A drawing that lies beside this file. */
function fileMarkup(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.svg`), "utf8").replace(/<!--.*?-->\n/s, "");
}

function wall(seed: string, size: WallSize): readonly [name: string, markup: string] {
  const [width, height] = [size.cols * TILE_SIZE, size.rows * TILE_SIZE];
  // In an arch the middle is what is seen whole.
  const place = size === arch ? { col: 1, row: 1 } : relayPlace(seed, size);
  const sign = signMarkup(seed, place.col * TILE_SIZE, place.row * TILE_SIZE, PAINT.relay);
  return [
    `${seed}-${size.cols}x${size.rows}`,
    svg(
      `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
      wallMarkup(seed, size, PAINT, place) + sign,
    ),
  ];
}

/** A strip of one tile, repeated. */
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

/** The tiles that fill the two countries of the map. */
function mapTiles(): string {
  const pattern = (id: string, seed: string, paint: TilePaint) =>
    `<pattern id="${id}" width="${TILE_SIZE}" height="${TILE_SIZE}" patternTransform="scale(${MAP_SCALE})" ` +
    `patternUnits="userSpaceOnUse">${tileMarkup(tile(seed), paint)}</pattern>`;
  return pattern("france", "finances", PAINT.tile) + pattern("portugal", "projets", PAINT.relay);
}
