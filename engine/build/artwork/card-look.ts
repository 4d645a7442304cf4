import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Font } from "satori";
import type { Drawing } from "#site/components/drawings/logo.tsx";
import type { Theme, ThemeFont } from "../../content/theme/theme.ts";
import { type Scheme, WEIGHTS } from "../../content/theme/theme-schema.ts";

/** The look of social images. */
export interface CardLook {
  readonly light: Scheme;
  readonly logo: Drawing;
  /** The theme's font; of one that only visitors' systems have, there is no file: then Nunito Sans. */
  readonly fonts: readonly Font[];
  /** Hash of all of it. */
  readonly key: string;
}

/** The look of the social images of a theme. */
export async function cardLook({ light, logo, font }: Theme): Promise<CardLook> {
  const fonts = font.files.length > 0 ? themeFonts(font) : await shippedFonts();
  const prints = fonts.map(({ name, weight, data }) => [name, weight, hash("sha256", data as Buffer)]);
  return { light, logo, fonts, key: hash("sha256", JSON.stringify([light, logo, prints])) };
}

/** Files for other characters are fonts with other names: characters that the first lacks are looked for there. */
function themeFonts({ files }: ThemeFont): Font[] {
  return files.map(({ weight, range, bytes }) => ({
    name: range === undefined ? "first" : `more${hash("sha256", range).slice(0, 8)}`,
    weight,
    style: "normal",
    data: bytes,
  }));
}

function shippedFonts(): Promise<Font[]> {
  const folder = dirname(createRequire(import.meta.url).resolve("@fontsource/nunito-sans/package.json"));
  return Promise.all(
    WEIGHTS.flatMap((weight) =>
      ["latin", "latin-ext"].map(async (name): Promise<Font> => {
        const file = `nunito-sans-${name}-${weight}-normal.woff2`;
        return { name, weight, style: "normal", data: await readFile(join(folder, "files", file)) };
      }),
    ),
  );
}
