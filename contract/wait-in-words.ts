/**
 * How long somebody has to wait, in words: whole minutes, from an hour on whole hours, never less than it is.
 *
 * @param language language tag
 * @example waitInWords("en", 90) // "in 2 minutes"
 */
export function waitInWords(language: string, seconds: number): string {
  const words = new Intl.RelativeTimeFormat(language);
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? words.format(minutes, "minute") : words.format(Math.ceil(minutes / 60), "hour");
}
