import type { createFontStack } from "@capsizecss/core";
import type { ThemeFont, Weight } from "../../content/theme/theme.ts";

/** The measures that the fallback of a font is computed from. */
type Metrics = Parameters<typeof createFontStack>[0][number];

/** A family's measures in font units; the average width of its letters in each weight. */
interface Family extends Pick<Metrics, "ascent" | "descent" | "lineGap" | "unitsPerEm"> {
  readonly widths: Readonly<Record<Weight, number>>;
  /** The names that `local()` knows its faces by, full and PostScript: its own, and those of fonts with its measures. */
  readonly names: Readonly<Record<Weight, readonly string[]>>;
}

/**
 * The fonts in which pages are drawn until the brand's is there, as far as they are installed: Windows, macOS and iOS
 * have Arial and Times New Roman, Android has Roboto and Noto Serif, Linux has Liberation, Noto or DejaVu. The figures are
 * those of `@capsizecss/metrics` 4.3, which has 169 MB for all fonts of the world, or what `@capsizecss/unpack` reads in
 * the files of Debian and of Google.
 */
const families: Readonly<Record<ThemeFont["style"], Readonly<Record<string, Family>>>> = {
  "sans-serif": {
    Arial: {
      ascent: 1854,
      descent: -434,
      lineGap: 67,
      unitsPerEm: 2048,
      widths: { 400: 913, 700: 983 },
      names: {
        400: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"],
        700: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
      },
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
  },
  serif: {
    "Times New Roman": {
      ascent: 1825,
      descent: -443,
      lineGap: 87,
      unitsPerEm: 2048,
      widths: { 400: 832, 700: 886 },
      names: {
        400: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "LiberationSerif"],
        700: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "LiberationSerif-Bold"],
      },
    },
    "Noto Serif": {
      ascent: 1069,
      descent: -293,
      lineGap: 0,
      unitsPerEm: 1000,
      widths: { 400: 481, 700: 512 },
      names: { 400: ["Noto Serif Regular", "NotoSerif-Regular"], 700: ["Noto Serif Bold", "NotoSerif-Bold"] },
    },
    "DejaVu Serif": {
      ascent: 1901,
      descent: -483,
      lineGap: 0,
      unitsPerEm: 2048,
      widths: { 400: 1058, 700: 1168 },
      names: { 400: ["DejaVu Serif", "DejaVuSerif"], 700: ["DejaVu Serif Bold", "DejaVuSerif-Bold"] },
    },
  },
};

/** A font of the system in one weight. */
interface SystemFont {
  readonly names: readonly string[];
  readonly metrics: Metrics;
}

/** The system's fonts of a style in one weight, in the order in which they are looked for. */
export function systemFonts(style: ThemeFont["style"], weight: Weight): SystemFont[] {
  return Object.entries(families[style]).map(([familyName, { widths, names, ...measures }]) => ({
    names: names[weight],
    metrics: { ...measures, familyName, xWidthAvg: widths[weight] },
  }));
}
