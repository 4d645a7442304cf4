/** A text as it is searched and compared: in lower case, without accents. @example folded("Santé") // "sante" */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
