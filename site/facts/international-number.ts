/**
 * A telephone number as it is dialled from everywhere; one that is written so already stays as it is.
 *
 * @param number as its owner writes it
 * @param url its `tel:` address, with the code of the country
 * @example internationalNumber("01 99 00 20 12", "tel:+33199002012") // "+33 1 99 00 20 12"
 */
export function internationalNumber(number: string, url: string): string {
  const [, code] = /^tel:\+(33|351)/.exec(url) ?? [];
  if (code === undefined || number.startsWith("+")) return number;
  // A zero that is only dialled within the country (France; Portugal has none).
  return `+${code} ${number.replace(/^0\s*/, "")}`;
}
