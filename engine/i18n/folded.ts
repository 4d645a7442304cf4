/**
 * A text as it is searched and compared: in lower case, without accents and typography.
 *
 * @example folded("L’Été\u00a0: santé") // "l'ete : sante"
 */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").replace(/\s+/g, " ").toLowerCase();
}

/**
 * Whether a text has every word of a search, in any order.
 *
 * @example hasWords("Buying a house", "house buy") // true
 */
export function hasWords(text: string, search: string): boolean {
  const within = folded(text);
  return folded(search)
    .split(" ")
    .every((word) => within.includes(word));
}
