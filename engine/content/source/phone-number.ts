/**
 * A number for the whole world (RFC 3966): of the countries whose plan of numbers is fixed, with as many digits as it has there.
 * A number that was cut, or keeps the 0 of its country, would ring elsewhere, or nowhere. In Europe only Italy dials the 0.
 */
const WHOLE = /^\+(?:33[1-9]\d{8}|351\d{9}|(?!33|351|(?:[17]|3[0-46]|35\d|4[013-9])0)[1-9]\d{6,14})$/;

/** Whether a number can be dialled from everywhere. */
export function isWholeNumber(number: string): boolean {
  return WHOLE.test(number);
}

/**
 * The number that telephones everywhere dial for one written for people; undefined for a text that is no number, or not a
 * whole one.
 *
 * @param country code of the country that a number without one is of
 * @example dialled("+33 (0)1 99 00 20 12") // "+33199002012"
 */
export function dialled(written: string, country?: string): string | undefined {
  const digits = written
    .replace(/[\s\u2060./\p{Pd}]/gu, "")
    // Some write the 0 in brackets that those who dial the country's code leave out.
    .replace(/(?<!^(?:\+|00)39)\(0\)/, "")
    .replace(/[()]/g, "")
    .replace(/^00/, "+");
  const whole = digits.startsWith("+") || country === undefined ? digits : `+${country}${digits}`;
  // In France the first 0 is left out by those who dial the country's code.
  const number = whole.replace(/^\+330(?=\d{9}$)/, "+33");
  return isWholeNumber(number) ? number : undefined;
}
