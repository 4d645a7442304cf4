import { countries } from "../facts/countries.ts";
import { countryOf, internationalNumber } from "../facts/international-number.ts";
import type { ShownPhone } from "../facts/site-facts.ts";
import type { SiteInput } from "./site-input.ts";

/**
 * The number for residents abroad, who dial the country's code in every language: their own, or the first of France. What a
 * call costs is said where its country is known.
 */
export function residentsPhone({ message, settings }: SiteInput): ShownPhone | undefined {
  const phone = settings.residentsPhone ?? settings.staff.france.phones[0];
  if (phone === undefined) return undefined;
  const country = countryOf(phone.url);
  const price = country && { price: message(`phone.price-${countries[country].code}`) };
  return { number: internationalNumber(phone.number, phone.url), url: phone.url, ...price };
}
