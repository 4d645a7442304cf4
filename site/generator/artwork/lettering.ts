import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FONT_FILES_FOLDER } from "../output/fonts.ts";
import { type Font, type Glyph, type OutlineStep, readFont } from "./font-outlines.ts";

/** The two weights of the site. */
export type Weight = 400 | 700;

/** Text as outlines: a picture with words in it looks the same on a machine that has no fonts. */
export interface Lettering {
  /** Width of a line of text in pixels. */
  width(text: string, weight: Weight, size: number): number;
  /** A line of text as SVG path data: it begins at `x`, its base line is at `y`, `size` is pixels to the em. */
  outline(text: string, weight: Weight, size: number, x: number, y: number): string;
}

/** Fonts to look a character up in, the commonest first. */
const SUBSETS = ["latin", "latin-ext"] as const;
/** The fonts lack some spaces; here is their width as a part of the em. */
const SPACES: Readonly<Record<string, number>> = { "\u202f": 0.2, "\u2009": 0.2 };
/** One character in its place. */
interface Placed {
  readonly glyph: Glyph;
  /** Distance from the start of the line in em. */
  readonly at: number;
}

/** The site's own font, read once. A character it does not have is left out. */
export function createLettering(): Lettering {
  const fonts = { 400: readFonts(400), 700: readFonts(700) } as const;
  return {
    width: (text, weight, size) => placeGlyphs(text, fonts[weight]).width * size,
    outline: (text, weight, size, x, y) =>
      placeGlyphs(text, fonts[weight])
        .glyphs.flatMap(({ glyph, at }) => glyph.getPath(x + at * size, y, size).commands)
        .map(pathData)
        .join(""),
  };
}

function readFonts(weight: Weight): readonly Font[] {
  return SUBSETS.map((subset) =>
    readFont(readFileSync(join(FONT_FILES_FOLDER, `nunito-sans-${subset}-${weight}-normal.woff`))),
  );
}

/** Character after character, kerned: the scripts of the three languages need no other shaping. */
function placeGlyphs(text: string, fonts: readonly Font[]): { readonly glyphs: readonly Placed[]; width: number } {
  const glyphs: Placed[] = [];
  let width = 0;
  let before: { readonly font: Font; readonly glyph: Glyph } | undefined;
  for (const character of text.normalize("NFC")) {
    const font = fonts.find((candidate) => candidate.charToGlyph(character).index > 0);
    if (font === undefined) {
      width += SPACES[character] ?? 0;
      before = undefined;
      continue;
    }
    const glyph = font.charToGlyph(character);
    if (before !== undefined && before.font === font)
      width += font.getKerningValue(before.glyph, glyph) / font.unitsPerEm;
    glyphs.push({ glyph, at: width });
    width += glyph.advanceWidth / font.unitsPerEm;
    before = { font, glyph };
  }
  return { glyphs, width };
}

/** A step of an outline as SVG path data, to a tenth of a pixel: finer than a screen shows. */
function pathData(step: OutlineStep): string {
  if (step.type === "Z") return "Z";
  const points = step.type === "Q" ? [step.x1, step.y1, step.x, step.y] : [step.x, step.y];
  return step.type + points.map((value) => Math.round(value * 10) / 10).join(" ");
}
