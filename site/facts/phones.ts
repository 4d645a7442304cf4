import type { Locale } from "#engine/i18n/language.ts";
import type { MessageTexts } from "../languages/messages.ts";

/** Our two countries: the code that its language and its messages go by, and what is dialled for it from abroad. */
export const countries = {
  france: { code: "fr", dial: "33" },
  portugal: { code: "pt", dial: "351" },
} as const;

export type Country = keyof typeof countries;

/** Which of our two countries readers of a language live in; undefined where that is neither. */
export function countryOfReaders(locale: Locale): Country | undefined {
  const { language } = new Intl.Locale(locale);
  return (["france", "portugal"] as const).find((country) => countries[country].code === language);
}

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
  return plain.startsWith("+") ? plain : `+${countries[country].dial} ${plain.replace(/^0\s?/, "")}`;
}

/** Which of our two countries a number is of. @param url its `tel:` address */
export function countryOf(url: string): Country | undefined {
  return (["france", "portugal"] as const).find((country) => url.startsWith(`tel:+${countries[country].dial}`));
}

/**
 * A number as readers of a language dial it: as its owner writes it for those in the country itself, for others in international
 * form.
 *
 * @example numberFor({ number: "01 99 00 20 12", url: "tel:+33199002012" }, "pt") // "+33 1 99 00 20 12"
 */
export function numberFor({ number, url }: Readonly<Record<"number" | "url", string>>, locale: Locale): string {
  const country = countryOf(url);
  return country !== undefined && country === countryOfReaders(locale) ? number : internationalNumber(number, url);
}

/** A number of a country as readers of a language dial it, with what a call costs. */
export function shownNumber(
  country: Country,
  phone: Readonly<Record<"number" | "url", string>>,
  locale: Locale,
  texts: MessageTexts,
) {
  return { number: numberFor(phone, locale), url: phone.url, price: texts[`phone.price-${countries[country].code}`] };
}
