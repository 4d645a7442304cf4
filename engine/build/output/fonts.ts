import { createFontStack } from "@capsizecss/core";
import { type FontFile, isFirst, type ThemeFont, type Weight } from "../../content/theme/theme.ts";
import { WEIGHTS } from "../../content/theme/theme-schema.ts";
import { systemFonts } from "./system-fonts.ts";

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
  const fonts = systemFonts(style, weight);
  const { fontFamily, fontFaces } = createFontStack(
    [{ ...first.metrics, familyName: family }, ...fonts.map(({ metrics }) => metrics)],
    { fontFaceFormat: "styleObject" },
  );
  const faces = fontFaces.map(({ "@font-face": face }, index) => {
    const local = fonts[index]?.names.map((name) => `local("${name}")`).join();
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
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${address}) format("woff2")${letters}}`;
}
