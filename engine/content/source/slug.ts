import { folded } from "../../i18n/folded.ts";
import { SLUG_PATTERN } from "../../pages/paths/paths.ts";

export const SLUG = new RegExp(`^${SLUG_PATTERN}$`);

/**
 * A text as an ASCII slug.
 *
 * @param otherwise for a text that has no letter or digit of ASCII
 * @example slugOf("Qui fait quoi, et d’où ?", "section") // "qui-fait-quoi-et-d-ou"
 */
export function slugOf(text: string, otherwise: string): string {
  const ascii = folded(text).replaceAll("œ", "oe");
  return ascii.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || otherwise;
}

/** A slug that is not taken yet, with a number where it must be; it is taken then. */
export function uniqueSlug(id: string, taken: Set<string>): string {
  let candidate = id;
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${id}-${count}`;
  taken.add(candidate);
  return candidate;
}
