import type { Locale } from "../../i18n/site-locales.ts";
import type { SiteConfiguration } from "./site-schema.ts";

type Accessibility = SiteConfiguration["accessibility"];

/** The three results that French law knows (arrêté of 20 September 2019), in the words of each language. */
const words: Readonly<Record<Locale, Readonly<Record<Accessibility["status"], string>>>> = {
  fr: { full: "totalement conforme", partial: "partiellement conforme", none: "non conforme" },
  en: { full: "fully compliant", partial: "partially compliant", none: "not compliant" },
  pt: { full: "totalmente conforme", partial: "parcialmente conforme", none: "não conforme" },
};

/** The declared state of accessibility as the statement and every footer say it. */
export function accessibilityStatus({ status }: Accessibility, locale: Locale): string {
  return words[locale][status];
}

/** Whole percents of the criteria that apply and are met, rounded down: never more than was shown. */
export function accessibilityRate({ criteria }: Accessibility): number {
  return Math.floor((100 * criteria.met) / criteria.applicable);
}
