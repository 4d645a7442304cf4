import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Colors, inColors, namedPaint } from "#drawings/paint.ts";
import { TILE_SIZE, type WallSize } from "#drawings/wall.ts";
import { STRIP_TILES, stripDrawing, svg, tilePattern, wallDrawing } from "#drawings/wall-markup.ts";
import { paintOf, type Scheme } from "#engine/content/theme/colors.ts";
import { ownSeeds, wallSizes, waterNames } from "../../components/drawings/walls.ts";
import { languages, phrasesIn } from "../../languages/languages.ts";
import { siteScheme, themeColors } from "../../styles/theme-colors.ts";
import type { SiteContent } from "../content/site-content.ts";
import { CHOSEN_SEEDS, SHARED_SEEDS, signPath, tileSeeds, wallPaint } from "./tiles.ts";

/** The drawings of a site, walls of tiles above all, as files: drawn once, kept by browsers, and no elements of any page. */
export interface WallFiles {
  /** Ends the name of each: it changes with what any of them shows. */
  readonly version: string;
  /** The files by their addresses. */
  readonly files: ReadonlyMap<string, string>;
}

/** Sizes in which a wall is shown. That of a head stands behind an arch. */
const { head, arch, card, tile } = wallSizes;
const SIZES: readonly WallSize[] = [{ ...head, top: 1 }, arch, card];
/** In units of a drawing. */
const ARCH = { width: arch.cols * TILE_SIZE, height: arch.rows * TILE_SIZE };
/** Walls: of the presentation, of services, and those that posts and other folders share. */
const SEEDS = [ownSeeds.presentation, ...Object.values(CHOSEN_SEEDS), ...SHARED_SEEDS];
const SINGLE_SEEDS = [ownSeeds.fallen, ownSeeds.stamp];
/** In pixels: `--tile` of the style sheet. */
const STRIP_HEIGHT = 72;
/** A tile covers two squares of the map. */
const MAP_SCALE = 0.025;

/** What the drawings are made of. */
interface Drawn extends Pick<SiteContent, "theme"> {
  readonly site: { readonly people: readonly { readonly name: string }[] };
}

/** Cache: all languages share them, and a text that changes leaves colours and people as they are. */
let last: { readonly of: string; readonly walls: WallFiles } | undefined;

/** Every wall that pages of the site can show. */
export function wallFiles({ theme: { light, dark }, site: { people } }: Drawn): WallFiles {
  const portraits = [...new Set(tileSeeds(people.map(({ name }) => name)).values())];
  const of = JSON.stringify([light, dark, portraits]);
  last = last?.of === of ? last : { of, walls: drawnFiles(colorsOf(light), colorsOf(dark), portraits) };
  return last.walls;
}

function drawnFiles(light: Colors, dark: Colors, portraits: readonly string[]): WallFiles {
  const drawn = Object.entries({
    ...Object.fromEntries(SEEDS.flatMap((seed) => SIZES.map((size) => wall(seed, size)))),
    ...Object.fromEntries(SINGLE_SEEDS.map((seed) => wall(seed, tile))),
    ...Object.fromEntries(waterNames.map((name) => [name, stripDrawing(name, STRIP_HEIGHT)])),
    portraits: inViews(
      portraits.map((seed) => [seed, ARCH.width, ARCH.height, wall(seed, arch)[1]]),
      `width="${ARCH.width}" height="${ARCH.height}"`,
    ),
    dots: fileMarkup("dots"),
    map: fileMarkup("map").replace("<defs/>", `<defs>${mapTiles()}</defs>`),
    // The foot of the bridge: the houses of the two banks, and the water.
    banks: inViews([
      ["fr", 340, 300, fileMarkup("shore-fr")],
      ["pt", 340, 300, fileMarkup("shore-pt")],
      ["water", STRIP_TILES * STRIP_HEIGHT, STRIP_HEIGHT, stripDrawing("agua", STRIP_HEIGHT)],
    ]),
  }).flatMap(([name, drawing]) => [
    [name, inColors(drawing, light, dark)] as const,
    [`${name}-dark`, inColors(drawing, dark)] as const,
  ]);
  const files = [...drawn, ["flags", flags()] as const];
  const version = hash("sha256", JSON.stringify(files)).slice(0, 10);
  return { version, files: new Map(files.map(([name, text]) => [`/assets/drawings/${name}-${version}.svg`, text])) };
}

/** The flags of all languages, each under the name of its locale. */
function flags(): string {
  return inViews(Object.keys(languages).map((locale) => [locale, 28, 20, `<svg>${phrasesIn(locale).flag}</svg>`]));
}

/**
 * Drawings that are seen together, as views of one file: `flags.svg#fr`. A file for each would be asked for, and read as a
 * document, by itself.
 *
 * @param size of all of them, where it is one: else WebKit, which knows no shape of a view, crops it as another
 */
function inViews(
  drawings: readonly (readonly [name: string, width: number, height: number, drawing: string])[],
  size = "",
): string {
  let y = 0;
  const views = drawings.map(([name, width, height, drawing]) => {
    const view = `<view id="${name}" viewBox="0 ${y} ${width} ${height}" preserveAspectRatio="xMinYMid slice"/>`;
    const placed = drawing
      .replace(/^<svg[^>]*>/, `<svg y="${y}" width="${width}" height="${height}">`)
      // Each drawing has its own patterns.
      .replace(/(?<= id="|href="#|url\(#)/g, `${name}-`);
    // A gap: an edge within a pixel shows nothing of the next drawing.
    y += height + 4;
    return view + placed;
  });
  return svg(size, views.join(""));
}

function colorsOf(scheme: Scheme): Colors {
  const { houses, bridge } = siteScheme(scheme);
  const relay = wallPaint(scheme).relay.map((color, role) => [`r${role}`, color] as const);
  return { ...paintOf(scheme, themeColors), ...houses, ...bridge, ...Object.fromEntries(relay) };
}

function fileMarkup(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.svg`), "utf8").replace(/<!--.*?-->\n/s, "");
}

function wall(seed: string, size: WallSize): readonly [name: string, drawing: string] {
  // In an arch the middle is what is seen whole.
  const place = size === arch ? { relay: { col: 1, row: 1 } } : {};
  return [`${seed}-${size.cols}x${size.rows}`, wallDrawing({ seed, ...size, ...place, sign: signPath(seed) })];
}

function mapTiles(): string {
  return (
    tilePattern("france", "finances", namedPaint.tile, MAP_SCALE) +
    tilePattern("portugal", "projets", namedPaint.relay, MAP_SCALE)
  );
}
