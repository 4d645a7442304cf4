import type { fromBuffer } from "@capsizecss/unpack";
import type { Drawing } from "../../pages/data/drawing.ts";
import type { Scheme, SiteColors } from "./colors.ts";
import type { WEIGHTS } from "./theme-schema.ts";

export type Weight = (typeof WEIGHTS)[number];

export type FontMetrics = Awaited<ReturnType<typeof fromBuffer>>;

export interface FontFile {
  /** Its name without the extension. */
  readonly name: string;
  readonly weight: Weight;
  /** The characters that it is for, as CSS writes them; undefined for all. */
  readonly range: string | undefined;
  /** WOFF2. */
  readonly bytes: Buffer;
  readonly metrics: FontMetrics;
}

/** Whether every page is drawn in a file: it is the one for all characters that no other file is for. */
export function isFirst({ range }: FontFile): boolean {
  return range === undefined;
}

/** The brand's font. Without files it is one of the visitor's system. */
export interface ThemeFont {
  readonly family: string;
  readonly style: "sans-serif" | "serif";
  /** Its name, and its licence where it has one: for the legal notice. */
  readonly credit: string;
  /** Those that every page is drawn in come first: where two are for a character, CSS takes the later one. */
  readonly files: readonly FontFile[];
}

/** The owner's theme, checked. */
export interface Theme {
  readonly light: Scheme;
  readonly dark: Scheme;
  /** Which of them are the site's, and where. */
  readonly colors: SiteColors;
  /** Of buttons and fields, in pixels. */
  readonly radius: number;
  readonly font: ThemeFont;
  readonly logo: Drawing;
  /** The mark at the size of an icon. */
  readonly icon: Drawing;
}
