import type { Locale } from "#engine/i18n/language.ts";

/**
 * A telephone number as it is dialled from everywhere; one that is written so already stays as it is.
 *
 * @param number as its owner writes it
 * @param url its `tel:` address, with the code of the country
 * @example internationalNumber("01 99 00 20 12", "tel:+33199002012") // "+33 1 99 00 20 12"
 */
export function internationalNumber(number: string, url: string): string {
  const country = countryOf(url);
  if (country === undefined || number.startsWith("+")) return number;
  // A zero that is only dialled within the country (France; Portugal has none) is often in brackets.
  const plain = number
    .replace("(0)", " ")
    .replace(/[()]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^00\s?/, "+");
  return plain.startsWith("+") ? plain : `+${COUNTRY_CODES[country]} ${plain.replace(/^0\s?/, "")}`;
}

const COUNTRY_CODES = { fr: "33", pt: "351" } as const;

/** Which of our two countries a number is of. @param url its `tel:` address */
export function countryOf(url: string): keyof typeof COUNTRY_CODES | undefined {
  return (["fr", "pt"] as const).find((country) => url.startsWith(`tel:+${COUNTRY_CODES[country]}`));
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
