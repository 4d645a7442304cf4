import { createRequire } from "node:module";

/** A step of an outline: points in pixels, y downwards. */
export type OutlineStep =
  | { readonly type: "M" | "L"; readonly x: number; readonly y: number }
  | { readonly type: "Q"; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
  | { readonly type: "Z" };

/** The drawing of a character. */
export interface Glyph {
  /** 0: the font has no drawing of the character. */
  readonly index: number;
  /** Font units. */
  readonly advanceWidth: number;
  /** Outline with its base line at `y`, `size` pixels to the em. */
  getPath(x: number, y: number, size: number): { readonly commands: readonly OutlineStep[] };
}

/** A font file, read. */
export interface Font {
  readonly unitsPerEm: number;
  charToGlyph(character: string): Glyph;
  /** Font units to add between two glyphs. */
  getKerningValue(left: Glyph, right: Glyph): number;
}

const require = createRequire(import.meta.url);

/** Reads a WOFF file. The font reader is loaded when it is first asked, because most builds draw no text. */
export function readFont(bytes: Uint8Array): Font {
  const { parse } = require("opentype.js") as { readonly parse: (bytes: ArrayBufferLike) => Font };
  return parse(Uint8Array.from(bytes).buffer);
}
