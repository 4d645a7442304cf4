import type { Locale } from "../../i18n/site-locales.ts";
import type { SiteConfiguration } from "./site-schema.ts";

type Accessibility = SiteConfiguration["accessibility"];

/** The three results in French law (arrêté of 20 September 2019), in each language. */
const words: Readonly<Record<Locale, Readonly<Record<Accessibility["status"], string>>>> = {
  fr: { full: "totalement conforme", partial: "partiellement conforme", none: "non conforme" },
  en: { full: "fully compliant", partial: "partially compliant", none: "not compliant" },
  pt: { full: "totalmente conforme", partial: "parcialmente conforme", none: "não conforme" },
};

/** The declared accessibility in words, for the statement and the footer. */
export function accessibilityStatus({ status }: Accessibility, locale: Locale): string {
  return words[locale][status];
}

/** Percentage of applicable criteria that are met, rounded down. */
export function accessibilityRate({ criteria }: Accessibility): number {
  return Math.floor((100 * criteria.met) / criteria.applicable);
}
