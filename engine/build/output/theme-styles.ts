import { createFontStack } from "@capsizecss/core";
import { colorsByRole, tokensByPart } from "../../content/theme/colors.ts";
import { type FontFile, isFirst, type Theme, type ThemeFont, type Weight } from "../../content/theme/theme.ts";
import { WEIGHTS } from "../../content/theme/theme-schema.ts";

/**
 * The tokens of the theme as a style sheet, to be put before the site's own (`site/styles/tokens.css` has the other
 * tokens). Print has the light colours everywhere: paper is light.
 */
export function themeStyles({ light, dark, colors, radius, logo }: Theme): string {
  const parts = tokensByPart(colors);
  const [day, night] = [colorsByRole(light), colorsByRole(dark)];
  const [, , width, height] = logo.box;
  const root = `color-scheme:light;--radius:${radius}px;--logo:${width}/${height};`;
  const { ":root": page, ...others } = rules(parts, day);
  const changed = Object.fromEntries(Object.entries(night).filter(([role, color]) => color !== day[role]));
  const atNight = Object.entries({
    ...rules(parts, changed),
    ":root": `color-scheme:dark;${rules(parts, changed)[":root"]}`,
  });
  return [
    `@layer tokens{:root{${root}${page}}`,
    ...Object.entries(others).map(([part, own]) => `@media screen{${part}{${own}}}`),
    `@media screen and (prefers-color-scheme:dark){`,
    ...atNight.filter(([, declarations]) => declarations !== "").map(([part, own]) => `${part}{${own}}`),
    "}}",
  ].join("");
}

/** The declarations of each part, of the roles that have a colour. */
function rules(
  parts: ReturnType<typeof tokensByPart>,
  colors: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).map(([part, tokens]) => [
      part,
      Object.entries(tokens)
        .flatMap(([role, token]) => (colors[role] === undefined ? [] : [`--${token}:${colors[role]}`]))
        .join(";"),
    ]),
  );
}

/**
 * The rules that declare the fonts: the site's own files, and the system's fonts with the measures of the brand's, so that
 * text takes the same room until its font is there (CSS Fonts 5, §2.3). `--font` names them all.
 *
 * @param address of a font file; absent where a provider's style sheet declares the font
 */
export async function fontStyles(font: ThemeFont, address?: (file: FontFile) => string): Promise<string> {
  const { family, style, files } = font;
  if (files.length === 0) return `:root{--font:${family}, ${style}}`;
  const stacks = await Promise.all(WEIGHTS.map((weight) => fallbackStack(font, weight)));
  const own = address ? files.map((file) => ownFace(family, file, address(file))) : [];
  const faces = [...own, ...stacks.map(({ fontFaces }) => fontFaces)];
  return `${faces.join("")}:root{--font:${stacks[0]?.fontFamily}, ${style}}`;
}

/** The measures of the brand's font in one weight, on each system font that has others. */
async function fallbackStack(
  { family, style, files }: ThemeFont,
  weight: Weight,
): Promise<{ readonly fontFamily: string; readonly fontFaces: string }> {
  const first = files.find((file) => isFirst(file) && file.weight === weight);
  if (first === undefined) throw new Error(`The theme has no font file of weight ${weight}: its check let it through.`);
  // In the order in which they are looked for.
  const fonts = Object.entries(families[style]);
  const metrics = fonts.map(([familyName, { measures, widths }]) => ({
    ...measures,
    familyName,
    xWidthAvg: widths[weight],
  }));
  const { fontFamily, fontFaces } = createFontStack([{ ...first.metrics, familyName: family }, ...metrics], {
    fontFaceFormat: "styleObject",
  });
  const faces = fontFaces.map(({ "@font-face": face }, index) => {
    const local = fonts[index]?.[1].names[weight].map((name) => `local("${name}")`).join();
    // A tenth of a percent is finer than a pixel; more digits would take a hundred bytes of each document.
    const measures = Object.entries({
      "ascent-override": face.ascentOverride,
      "descent-override": face.descentOverride,
      "line-gap-override": face.lineGapOverride,
      "size-adjust": face.sizeAdjust,
    }).map(([name, value]) => (value === undefined ? "" : `;${name}:${Number(Number.parseFloat(value).toFixed(1))}%`));
    return `@font-face{font-family:${face.fontFamily};src:${local};font-weight:${weight}${measures.join("")}}`;
  });
  return { fontFamily, fontFaces: faces.join("") };
}

function ownFace(family: string, { weight, range }: FontFile, address: string): string {
  const letters = range === undefined ? "" : `;unicode-range:${range}`;
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${address})${letters}}`;
}

/** A family's measures in font units; the average width of its characters in each weight. */
interface Family {
  readonly measures: Readonly<Record<"ascent" | "descent" | "lineGap" | "unitsPerEm", number>>;
  readonly widths: Readonly<Record<Weight, number>>;
  /** The names that `local()` knows its faces by, full and PostScript: its own, and those of fonts with its measures. */
  readonly names: Readonly<Record<Weight, readonly string[]>>;
}

/**
 * The fonts in which pages are drawn until the brand's is there, as far as they are installed. Those of Android come first,
 * Roboto and Noto Serif: its telephones are the slowest, and look for one name. Windows, macOS and iOS have Arial and Times New
 * Roman, Linux has Liberation, Noto or DejaVu. The figures are those of `@capsizecss/metrics` 4.3, which has 169 MB for all fonts
 * of the world, or what `@capsizecss/unpack` reads in the files of Debian and of Google.
 */
const families: Readonly<Record<ThemeFont["style"], Readonly<Record<string, Family>>>> = {
  "sans-serif": {
    Roboto: {
      measures: { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048 },
      widths: { 400: 911, 700: 926 },
      names: { 400: ["Roboto", "Roboto-Regular"], 700: ["Roboto Bold", "Roboto-Bold"] },
    },
    Arial: {
      measures: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 },
      widths: { 400: 913, 700: 983 },
      names: {
        400: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"],
        700: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
      },
    },
    "Noto Sans": {
      measures: { ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000 },
      widths: { 400: 474, 700: 503 },
      names: { 400: ["Noto Sans Regular", "NotoSans-Regular"], 700: ["Noto Sans Bold", "NotoSans-Bold"] },
    },
    "DejaVu Sans": {
      measures: { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 },
      widths: { 400: 1041, 700: 1176 },
      names: { 400: ["DejaVu Sans", "DejaVuSans"], 700: ["DejaVu Sans Bold", "DejaVuSans-Bold"] },
    },
  },
  serif: {
    "Noto Serif": {
      measures: { ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000 },
      widths: { 400: 481, 700: 512 },
      names: { 400: ["Noto Serif Regular", "NotoSerif-Regular"], 700: ["Noto Serif Bold", "NotoSerif-Bold"] },
    },
    "Times New Roman": {
      measures: { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048 },
      widths: { 400: 832, 700: 886 },
      names: {
        400: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "LiberationSerif"],
        700: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "LiberationSerif-Bold"],
      },
    },
    "DejaVu Serif": {
      measures: { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 },
      widths: { 400: 1058, 700: 1168 },
      names: { 400: ["DejaVu Serif", "DejaVuSerif"], 700: ["DejaVu Serif Bold", "DejaVuSerif-Bold"] },
    },
  },
};
