/**
 * A text as an ASCII slug.
 *
 * @example slugOf("Qui fait quoi, et d’où ?") // "qui-fait-quoi-et-d-ou"
 */
export function slugOf(text: string): string {
  const ascii = text.normalize("NFD").replace(/\p{M}/gu, "").replace(/œ/gi, "oe").toLowerCase();
  return ascii.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "section";
}
