/**
 * What a link with a short text adds for those who hear it out of context: the end of the whole text, which begins
 * with the short one. Where it does not, the whole text after a space.
 *
 * @example hiddenSuffix("See more", "See more – A new website") // " – A new website"
 */
export function hiddenSuffix(short: string, whole: string): string {
  return whole.startsWith(short) ? whole.slice(short.length) : ` ${whole}`;
}
