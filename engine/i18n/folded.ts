/**
 * A text as it is searched and compared: in lower case, without accents and typography.
 *
 * @example folded("L’Été\u00a0: santé") // "l'ete : sante"
 */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\u2060]/gu, "")
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .toLowerCase();
}
