import type { Locale } from "../../i18n/languages.ts";
import { writings } from "../../i18n/languages.ts";
import type { SiteConfiguration } from "./site-schema.ts";

type Accessibility = SiteConfiguration["accessibility"];

/** The declared accessibility in words, for the statement and the footer. */
export function accessibilityStatus({ status }: Accessibility, locale: Locale): string {
  return writings[locale].accessibility[status];
}

/** Percentage of applicable criteria that are met, rounded down. */
export function accessibilityRate({ criteria }: Accessibility): number {
  return Math.floor((100 * criteria.met) / criteria.applicable);
}
