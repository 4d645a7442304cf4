import type { ColorPairs, SiteColors } from "./site-colors.ts";
import type { Scheme } from "./theme-schema.ts";

/** Of text (docs/design.md §2). */
export const TEXT_CONTRAST = 7;
/** Of parts to press, and of drawings that say something. */
export const PART_CONTRAST = 4.5;

/** Those of every site. */
const commonPairs: readonly ColorPairs[] = [
  // running text
  { marks: ["ink", "soft", "link", "error"], grounds: ["paper", "stone", "glaze"], least: TEXT_CONTRAST },
  // buttons, the skip link, the chosen language
  { marks: ["onInk"], grounds: ["ink"], least: TEXT_CONTRAST },
  // buttons under the pointer
  { marks: ["paper"], grounds: ["link"], least: TEXT_CONTRAST },
  // edges of fields
  { marks: ["line"], grounds: ["paper", "stone", "glaze"], least: PART_CONTRAST },
];

/** Every pair that the theme of a site must keep apart. */
export function colorPairs({ pairs }: SiteColors): readonly ColorPairs[] {
  return [...commonPairs, ...pairs];
}

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
