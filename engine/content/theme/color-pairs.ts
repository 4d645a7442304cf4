import type { Scheme } from "./theme-schema.ts";

/** Colours that people must tell apart, by role: "ink", "sea.ink". */
export interface ColorPairs {
  /** The colour that is drawn. */
  readonly marks: readonly string[];
  /** The colour under it. */
  readonly grounds: readonly string[];
  /** Contrast that it needs at least. */
  readonly least: number;
}

/** Text (docs/design.md §2). */
const TEXT = 7;
/** Parts to press, and drawings that say something. */
const PART = 4.5;

export const colorPairs: readonly ColorPairs[] = [
  // running text
  { marks: ["ink", "soft", "link", "error"], grounds: ["paper", "stone", "glaze"], least: TEXT },
  // buttons, the skip link, the chosen language
  { marks: ["onInk"], grounds: ["ink"], least: TEXT },
  // buttons under the pointer
  { marks: ["paper"], grounds: ["link"], least: TEXT },
  // selected text
  { marks: ["ink"], grounds: ["tiles.wash"], least: TEXT },
  // the footer, and selected text in it
  { marks: ["sea.ink", "sea.soft"], grounds: ["sea.paper"], least: TEXT },
  { marks: ["sea.ink"], grounds: ["sea.wash"], least: TEXT },
  // edges of fields
  { marks: ["line"], grounds: ["paper", "stone", "glaze"], least: PART },
  // the crescent of the current page, the line of a slow page, ticks, the mark
  { marks: ["tiles.accent"], grounds: ["paper", "stone"], least: PART },
  // the bridge of the 3000 dots
  { marks: ["tiles.main"], grounds: ["paper", "stone"], least: PART },
  // edges of openings in masonry
  { marks: ["ink"], grounds: ["masonry"], least: PART },
  // the ring of the focus, rules, and the mark in the footer
  { marks: ["sea.link", "sea.line", "sea.accent"], grounds: ["sea.paper"], least: PART },
];

/** The colours of a scheme by role: "ink", "sea.ink". */
export function colorsByRole(scheme: Scheme): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(scheme).flatMap(([role, value]) =>
      typeof value === "string"
        ? [[role, value]]
        : Object.entries(value).map(([part, color]) => [`${role}.${part}`, color]),
    ),
  );
}
