/** The cookies and entries that a consent service keeps on the visitor's device: to be deleted, and to be told of. */

import { matchesCookie } from "#consent/core/cookie-names.ts";
import type { Locale } from "#engine/i18n/language.ts";
import { typeset } from "#engine/i18n/typography.ts";
import { trackerCookies } from "../../analytics/tracker-cookies.ts";
import { languageIn, phrasesIn } from "../../languages/languages.ts";
import { ANALYTICS_CALLBACK } from "./consent-services.ts";
import type { AskingSettings, ConsentServiceSettings } from "./consent-settings.ts";

const allTrackerCookies = Object.values(trackerCookies).flat();
const DAYS_OF_A_YEAR = 365;
const MONTHS_OF_A_YEAR = 12;

/**
 * Patterns of the cookies that go when a service is switched off: those of its settings, and, where it starts the trackers,
 * all that any tracker keeps. The site may have had another one on an earlier visit. Undefined where there are none: it
 * travels with every page.
 */
export function deletedCookies({ cookies, callback }: ConsentServiceSettings): string[] | undefined {
  const ofTrackers = callback === ANALYTICS_CALLBACK ? allTrackerCookies.map(({ pattern }) => pattern) : [];
  const all = new Set([...cookies, ...ofTrackers]);
  return all.size === 0 ? undefined : [...all];
}

/**
 * The things that a service keeps and for how long, in words, one entry for each length; an empty list for nothing. An
 * optional service without cookies of this site, and one with scripts, may be another site's, which sets its own.
 */
export function storageOf(
  service: ConsentServiceSettings,
  { analytics }: Pick<AskingSettings, "analytics">,
  locale: Locale,
): readonly { readonly what: string; readonly duration: string }[] {
  const { days, months, provider, providerDuration } = phrasesIn(locale).cookies;
  const durationOf = (count: number) =>
    count > DAYS_OF_A_YEAR ? months(Math.round((count / DAYS_OF_A_YEAR) * MONTHS_OF_A_YEAR)) : days(count);
  const measures = service.callback === ANALYTICS_CALLBACK;
  const used = (["matomo", "tag"] as const).filter((tracker) => measures && analytics[tracker].url !== "");
  const others = measures ? service.cookies.filter((pattern) => !isOfTracker(pattern)) : service.cookies;
  const kept = [
    ...used.flatMap((tracker) =>
      trackerCookies[tracker].map((cookie) => ({ pattern: cookie.pattern, duration: durationOf(cookie.days) })),
    ),
    ...others.map((pattern) => ({ pattern, duration: providerDuration })),
  ];
  if (kept.length > 0) {
    return [...Map.groupBy(kept, ({ duration }) => duration)].map(([duration, cookies]) => ({
      what: typeset(cookies.map(({ pattern }) => inWords(pattern, locale)).join(", "), languageIn(locale)),
      duration: typeset(duration, languageIn(locale)),
    }));
  }
  return service.required === true && !service.scripts ? [] : [{ what: provider, duration: providerDuration }];
}

/** Whether a pattern of `site.yaml` means cookies of a tracker: how long those are kept is known. */
function isOfTracker(pattern: string): boolean {
  return allTrackerCookies.some((cookie) => matchesCookie(cookie, pattern.replace(/^\^/, "")));
}

/** A pattern as visitors read it: the name, or the letters with which every name begins. */
function inWords(pattern: string, locale: Locale): string {
  const { begins, cookie } = phrasesIn(locale).cookies;
  const [, letters = "", rest = ""] = /^\^((?:\\?[\w.-](?![*?{]))*)(.*)$/.exec(pattern) ?? [];
  const name = letters.replaceAll("\\", "");
  return name === "" || rest === "$" ? cookie(name || pattern) : begins(name);
}
