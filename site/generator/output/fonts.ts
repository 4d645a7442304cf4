import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import { systemFonts, WEIGHTS, type Weight } from "./system-fonts.ts";

const require = createRequire(import.meta.url);
/** Where the font's package keeps its files. */
export const FONT_FILES_FOLDER = join(dirname(require.resolve("@fontsource/nunito-sans/package.json")), "files");
/** Unicode ranges of the two subsets, as the font's own package gives them. */
const SUBSETS = {
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
} as const;

const FAMILY = "Nunito Sans";

/** A font file of the site. */
export interface FontFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Nunito Sans 400 and 700, latin and latin-ext (D11; SIL Open Font License 1.1). */
export async function fontFiles(): Promise<FontFile[]> {
  const names = WEIGHTS.flatMap((weight) => Object.keys(SUBSETS).map((subset) => fileName(weight, subset)));
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(FONT_FILES_FOLDER, `${name}.woff2`)) })),
  );
}

/** The files that every page is drawn in: those with the letters of its three languages. */
export const firstFontFiles: readonly string[] = WEIGHTS.map((weight) => fileName(weight, "latin"));

/**
 * The rules that declare the fonts: the site's own files, and the system's fonts with the measures of Nunito Sans, so that
 * text takes the same room until its font is there (CSS Fonts 5, §2.3). `--font` names them all.
 *
 * @param address of a font file by its name; absent where a provider's style sheet declares Nunito Sans
 */
export async function fontStyles(address?: (name: string) => string): Promise<string> {
  const stacks = await Promise.all(WEIGHTS.map(fallbackStack));
  const faces = [...(address ? ownFaces(address) : []), ...stacks.map(({ fontFaces }) => fontFaces)];
  return `${faces.join("").replaceAll(/\n\s*/g, "")}:root{--font:${stacks[0]?.fontFamily}, sans-serif}`;
}

async function fallbackStack(weight: Weight): Promise<{ readonly fontFamily: string; readonly fontFaces: string }> {
  const bytes = await readFile(join(FONT_FILES_FOLDER, `${fileName(weight, "latin")}.woff2`));
  return createFontStack([{ ...(await fromBuffer(bytes)), familyName: FAMILY }, ...systemFonts(weight)], {
    fontFaceProperties: { fontWeight: weight },
  });
}

function ownFaces(address: (name: string) => string): string[] {
  return WEIGHTS.flatMap((weight) =>
    Object.entries(SUBSETS).map(
      ([subset, range]) =>
        `@font-face{font-family:"${FAMILY}";font-weight:${weight};font-display:swap;src:url(${address(fileName(weight, subset))}) format("woff2");unicode-range:${range}}`,
    ),
  );
}

function fileName(weight: Weight, subset: string): string {
  return `nunito-sans-${subset}-${weight}-normal`;
}
