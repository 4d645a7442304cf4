import { forLocale, type Locale, type WrittenLanguage } from "#engine/i18n/language.ts";
import { typeset } from "#engine/i18n/typography.ts";
import type { BlockNode } from "#engine/pages/data/content-tree.ts";
import { COOKIE_LIFETIME_DAYS, isRequired, STORAGE_NAME } from "../core/configuration.ts";
import { matchesCookie } from "../core/cookie-names.ts";
import { trackerCookies } from "../trackers/tracker-cookies.ts";
import type { ConsentWords } from "../words/fr.ts";
import type { AskingSettings, ConsentServiceSettings } from "./consent-settings.ts";
import {
  ANALYTICS_CALLBACK,
  hasTracker,
  isOnAtOnce,
  offeredConsentServices,
  withFontSheet,
} from "./consent-settings.ts";

/** What is told in a language with. */
export interface Telling {
  readonly locale: Locale;
  readonly language: WrittenLanguage;
  readonly phrases: ConsentWords["phrases"];
}

/**
 * The table that replaces `::cookie-table`, generated from the consent configuration: of every service that may have
 * something to run, a row for each length of time. Texts are still to be read: one without another task may be theirs.
 */
export function cookieTable(site: AskingSettings, telling: Telling): BlockNode {
  const { locale, language } = telling;
  const text = telling.phrases.cookies;
  const inTexts = site.consent.services.flatMap(({ name, callback }) => (callback === undefined ? [name] : []));
  const choice = (service: ConsentServiceSettings) => {
    if (isRequired(site.consent, service)) return text.required;
    return isOnAtOnce(service, site) ? text.optOut : text.optional;
  };
  const rows = offeredConsentServices(site, new Set(inTexts)).flatMap((service) => {
    const kept = storageOf(service, site, telling);
    const storage = kept.length > 0 ? kept : [{ what: text.nothing, duration: text.none }];
    return storage.map(({ what, duration }) => [forLocale(service.title, locale), what, duration, choice(service)]);
  });
  const cells = [[text.own, text.cookie(STORAGE_NAME), text.days(COOKIE_LIFETIME_DAYS), text.necessary], ...rows];
  return {
    type: "table",
    head: text.head.map((cell) => [typeset(cell, language)]),
    rows: cells.map((row) => row.map((cell) => [capitalized(typeset(cell, language))])),
    columns: [],
  };
}

/** Each cell begins a sentence; in the consent dialog the same words are inside one. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The cookies and entries that a consent service keeps on the visitor's device: to be deleted, and to be told of. */

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
  telling: Telling,
): readonly { readonly what: string; readonly duration: string }[] {
  const { days, months, provider, providerDuration } = telling.phrases.cookies;
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
      what: typeset(
        cookies.map(({ pattern }) => inWords(pattern, telling.phrases.cookies)).join(", "),
        telling.language,
      ),
      duration: typeset(duration, telling.language),
    }));
  }
  return service.required === true && !service.scripts ? [] : [{ what: provider, duration: providerDuration }];
}

/** Whether a pattern of `site.yaml` means cookies of a tracker: how long those are kept is known. */
function isOfTracker(pattern: string): boolean {
  return allTrackerCookies.some((cookie) => matchesCookie(cookie, pattern.replace(/^\^/, "")));
}

/** A pattern as visitors read it: the name, or the letters with which every name begins. */
function inWords(pattern: string, { begins, cookie }: Telling["phrases"]["cookies"]): string {
  const [, letters = "", rest = ""] = /^\^((?:\\?[\w.-](?![*?{]))*)(.*)$/.exec(pattern) ?? [];
  const name = letters.replaceAll("\\", "");
  return name === "" || rest === "$" ? cookie(name || pattern) : begins(name);
}

/** The paragraph that replaces `::other-hosts`: what other hosts learn of a visitor, and when, by the settings. */
export function otherHosts(site: AskingSettings, { locale, language, phrases }: Telling): BlockNode {
  const text = phrases.otherHosts;
  const fontService = site.consent.services.find((service) => withFontSheet(service, site));
  const early = site.consent.services.filter((service) => isOnAtOnce(service, site) && service.name !== "web-fonts");
  const optional = early.filter((service) => !isRequired(site.consent, service));
  const sentences = [
    ...(optional.length === 0 ? [text.nothing] : []),
    fonts(),
    ...early.flatMap((service) => [
      text.early(forLocale(service.title, locale)),
      ...(optional.includes(service) ? [text.refusable] : []),
    ]),
    ...(hasTracker(site) ? [text.measuring] : []),
    early.length === 0 ? text.blocked : text.othersBlocked,
  ];
  return { type: "paragraph", children: [typeset(sentences.join(" "), language)] };

  function fonts(): string {
    if (fontService === undefined) return text.ownFonts;
    const { host } = new URL(site.fonts.stylesheet);
    return isOnAtOnce(fontService, site) ? text.fontsOf(host) : text.allowedFontsOf(host);
  }
}
