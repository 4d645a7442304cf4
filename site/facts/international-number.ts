import type { Locale } from "#engine/i18n/languages.ts";

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
  // A zero that is only dialled within the country (France; Portugal has none) is often in brackets.
  const plain = number
    .replace("(0)", " ")
    .replace(/[()]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^00\s?/, "+");
  return plain.startsWith("+") ? plain : `+${code} ${plain.replace(/^0\s?/, "")}`;
}

/** The language whose readers dial within a country. */
const HOME_LANGUAGE = { france: "fr", portugal: "pt" } as const;

/**
 * A number of a country as readers of a language dial it: as its owner writes it for those in the country itself.
 *
 * @example numberFor("france", { number: "01 99 00 20 12", url: "tel:+33199002012" }, "pt") // "+33 1 99 00 20 12"
 */
export function numberFor(
  country: keyof typeof HOME_LANGUAGE,
  { number, url }: { readonly number: string; readonly url: string },
  locale: Locale,
): string {
  return locale === HOME_LANGUAGE[country] ? number : internationalNumber(number, url);
}
