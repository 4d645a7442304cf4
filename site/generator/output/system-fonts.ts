import type { createFontStack } from "@capsizecss/core";

/** What the fallback of a font is computed from. */
export type Metrics = Parameters<typeof createFontStack>[0][number];

/** Weights of the brand's font that the site uses. */
export const WEIGHTS = [400, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

/** A family's measures in font units; the average width of its letters in each weight. */
interface Family extends Pick<Metrics, "ascent" | "descent" | "lineGap" | "unitsPerEm"> {
  readonly widths: Readonly<Record<Weight, number>>;
  /** The names that `local()` knows its faces by: full and PostScript. */
  readonly names: Readonly<Record<Weight, readonly [string, string]>>;
}

/**
 * The fonts in which pages are drawn until the brand's is there, as far as they are installed: Windows, macOS and iOS
 * have Arial, Android has Roboto, Linux has Liberation Sans, Noto Sans or DejaVu Sans. The figures are those of
 * `@capsizecss/metrics` 4.3, which has 169 MB for all fonts of the world; for Liberation and DejaVu they are what
 * `@capsizecss/unpack` reads in the files of Debian.
 */
const families: Readonly<Record<string, Family>> = {
  Arial: {
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    unitsPerEm: 2048,
    widths: { 400: 913, 700: 983 },
    names: { 400: ["Arial", "ArialMT"], 700: ["Arial Bold", "Arial-BoldMT"] },
  },
  "Liberation Sans": {
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    unitsPerEm: 2048,
    widths: { 400: 913, 700: 983 },
    names: { 400: ["Liberation Sans", "LiberationSans"], 700: ["Liberation Sans Bold", "LiberationSans-Bold"] },
  },
  Roboto: {
    ascent: 1900,
    descent: -500,
    lineGap: 0,
    unitsPerEm: 2048,
    widths: { 400: 911, 700: 926 },
    names: { 400: ["Roboto", "Roboto-Regular"], 700: ["Roboto Bold", "Roboto-Bold"] },
  },
  "Noto Sans": {
    ascent: 1069,
    descent: -293,
    lineGap: 0,
    unitsPerEm: 1000,
    widths: { 400: 474, 700: 503 },
    names: { 400: ["Noto Sans Regular", "NotoSans-Regular"], 700: ["Noto Sans Bold", "NotoSans-Bold"] },
  },
  "DejaVu Sans": {
    ascent: 1901,
    descent: -483,
    lineGap: 0,
    unitsPerEm: 2048,
    widths: { 400: 1041, 700: 1176 },
    names: { 400: ["DejaVu Sans", "DejaVuSans"], 700: ["DejaVu Sans Bold", "DejaVuSans-Bold"] },
  },
};

/** The system's fonts in one weight, in the order in which they are looked for. */
export function systemFonts(weight: Weight): Metrics[] {
  return Object.entries(families).map(([familyName, { widths, names, ...measures }]) => ({
    ...measures,
    familyName,
    fullName: names[weight][0],
    postscriptName: names[weight][1],
    xWidthAvg: widths[weight],
  }));
}
