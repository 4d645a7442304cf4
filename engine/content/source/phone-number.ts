/**
 * The number that telephones everywhere dial for one written for people; undefined for a text that is no number.
 *
 * @param country code of the country that a number without one is of
 * @example dialled("+33 (0)1 99 00 20 12") // "+33199002012"
 */
export function dialled(written: string, country?: string): string | undefined {
  const digits = written
    .replace(/[\s\u2060.\-–/]/g, "")
    .replace(/^00/, "+")
    .replace(/(?<=^\+\d+)\(0\)/, "")
    .replace(/[()]/g, "");
  const whole = digits.startsWith("+") || country === undefined ? digits : `+${country}${digits}`;
  // In France the first 0 is left out by those who dial the country's code.
  const number = whole.replace(/^\+330(?=\d{9}$)/, "+33");
  return /^\+\d{6,15}$/.test(number) ? number : undefined;
}
