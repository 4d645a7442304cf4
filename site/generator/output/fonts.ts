import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import type { FontFile, ThemeFont, Weight } from "../content/theme/theme.ts";
import { WEIGHTS } from "../content/theme/theme-schema.ts";
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
  return `${faces.join("").replaceAll(/\n\s*/g, "")}:root{--font:${stacks[0]?.fontFamily}, ${style}}`;
}

async function fallbackStack(
  { family, style, files }: ThemeFont,
  weight: Weight,
): Promise<{ readonly fontFamily: string; readonly fontFaces: string }> {
  const first = files.find((file) => file.isFirst && file.weight === weight);
  if (first === undefined) throw new Error(`The theme has no font file of weight ${weight}: its check let it through.`);
  return createFontStack([{ ...(await fromBuffer(first.bytes)), familyName: family }, ...systemFonts(style, weight)], {
    fontFaceProperties: { fontWeight: weight },
  });
}

function ownFace(family: string, { weight, range }: FontFile, address: string): string {
  const letters = range === undefined ? "" : `;unicode-range:${range}`;
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${address}) format("woff2")${letters}}`;
}
