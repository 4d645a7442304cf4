/** The one call by which a site asks its visitors for consent. */
import { joinedPolicies, origins, type SitePolicy } from "#engine/build/output/headers.ts";
import type { PublishedContent } from "#engine/build/pages/public-posts.ts";
import type { Content } from "#engine/content/model/content.ts";
import { NO_SETTINGS, type SettingsDefinition } from "#engine/content/model/define-settings.ts";
import type { YamlSource } from "#engine/content/source/yaml-source.ts";
import type { Site } from "#engine/define-site.ts";
import { forLocale, type Locale } from "#engine/i18n/language.ts";
import type { SiteMessages } from "#engine/i18n/messages.ts";
import { rare } from "#engine/pages/definition/fields.ts";
import type { SiteHooks } from "#engine/site-hooks.ts";
import { SCRIPT_URL_POLICY } from "../browser/script-url-policy.ts";
import { COOKIE_LIFETIME_DAYS } from "../core/configuration.ts";
import type { ConsentWords } from "../words/fr.ts";
import { consentMessageKeys, defaultWords, unsentConsentMessages } from "../words/words.ts";
import { checkConsent, earlyRequests, invalidConsents } from "./check-consent.ts";
import { consentFacts, consentServicesInTexts, dialogWordsFile, offeredServices } from "./consent-facts.ts";
import { cookieTable, otherHosts, type Telling } from "./consent-in-words.ts";
import { analyticsSchema, askingSettings, consentSchema, hasTask } from "./consent-settings.ts";

/**
 * Gives a site consent: `analytics` and `consent` in its `site.yaml`, the blocks `::cookie-table` and `::other-hosts`, and
 * what the client needs (`siteConsentBeside`). The site may say each message otherwise, in its own.
 *
 * @param words of languages that have none by default, or other ones
 * @throws {Error} for a language without words
 */
export function siteConsent(site: Site, words: Readonly<Record<Locale, ConsentWords>> = {}): Site {
  const own = site as Site & SiteHooks;
  const wordsOf = (locale: Locale) => {
    const found = words[locale] ?? defaultWords[locale];
    if (found) return found;
    throw new Error(
      `Consent has no words in "${locale}". Give them to siteConsent(), as consent/words/fr.ts has them.`,
    );
  };
  const tellingIn = (locale: Locale): Telling => {
    return { locale, language: forLocale(site.languages, locale), phrases: wordsOf(locale).phrases };
  };
  const hooks: SiteHooks = {
    facts: (published, locale, now) => ({
      ...own.facts?.(published, locale, now),
      ...consentFacts(published, tellingIn(locale)),
    }),
    files: (content, now) => [
      ...(own.files?.(content, now) ?? []),
      ...content.translation.locales.map((locale) => {
        return { ...dialogWordsFile(content, tellingIn(locale)), isImmutable: true };
      }),
    ],
    marks: (content) => ({ ...own.marks?.(content), ...consentMarks(content) }),
    policy: (published) => joinedPolicies(own.policy?.(published) ?? {}, consentPolicy(published)),
    decisions: (published, source) => {
      const { toDecide, told } = own.decisions?.(published, source) ?? { toDecide: [], told: [] };
      const settings = asked(published, source);
      const early = earlyRequests(settings);
      return { toDecide: [...toDecide, ...invalidConsents(settings), ...early], told: [...told, ...early] };
    },
  };
  return {
    ...site,
    messages: withMessages(site, wordsOf),
    settings: withSettings(own.settings ?? NO_SETTINGS, tellingIn),
    ...hooks,
  };
}

function withMessages({ messages, languages }: Site, wordsOf: (locale: Locale) => ConsentWords): SiteMessages {
  const words = Object.keys(languages).map((locale) => {
    const { shown, built } = wordsOf(locale);
    return [locale, { ...shown, ...built, ...messages.words[locale] }];
  });
  return {
    ...messages,
    keys: { ...messages.keys, ...consentMessageKeys },
    words: Object.fromEntries(words),
    unsent: [...(messages.unsent ?? []), ...unsentConsentMessages],
    places: {
      consent: { fr: "Cookies et consentement", en: "Cookies and consent", pt: "Cookies e consentimento" },
      ...messages.places,
    },
  };
}

function withSettings(own: SettingsDefinition, tellingIn: (locale: Locale) => Telling): SettingsDefinition {
  return {
    ...own,
    entries: (perLanguage) => ({
      ...own.entries(perLanguage),
      analytics: rare(analyticsSchema, {
        fr: "Mesure d'audience",
        en: "Visitor statistics",
        pt: "Medição de audiência",
      }),
      consent: rare(consentSchema(perLanguage), { fr: "Consentement", en: "Consent", pt: "Consentimento" }),
    }),
    check: (judged) => [...checkConsent(askingSettings(judged.settings), judged.source), ...own.check(judged)],
    // How long a choice is kept.
    variables: (settings, locale, messages) => ({
      ...own.variables(settings, locale, messages),
      consent: { ...askingSettings(settings).consent, days: COOKIE_LIFETIME_DAYS },
    }),
    blocks: (settings, locale) => ({
      ...own.blocks(settings, locale),
      "cookie-table": cookieTable(askingSettings(settings), tellingIn(locale)),
      "other-hosts": otherHosts(askingSettings(settings), tellingIn(locale)),
    }),
    textServices: (settings) => [
      ...own.textServices(settings),
      ...askingSettings(settings).consent.services.map((service) => {
        return { name: service.name, title: service.title, isProposed: !hasTask(service) };
      }),
    ],
  };
}

/** What decides whom visitors are asked for. */
function asked(published: PublishedContent, source: YamlSource) {
  return { site: askingSettings(published.content.site), source, inTexts: consentServicesInTexts(published) };
}

/** Klaro's marks: of a font sheet, which waits for its service, and of a privacy manager that the client asks. */
function consentMarks({ site }: Pick<Content, "site">) {
  const { consent, fonts } = askingSettings(site);
  const { manager } = consent;
  return {
    fontSheet: { "data-name": "web-fonts", "data-href": fonts.stylesheet },
    ...(manager && { script: { "data-klaro-id": manager.id, "data-klaro-api-url": manager.apiUrl } }),
  };
}

/** Whom pages may reach: hosts of services and trackers, from the settings only. */
function consentPolicy(published: PublishedContent): SitePolicy {
  const { analytics, consent } = askingSettings(published.content.site);
  const { matomo, tag } = analytics;
  // Who may run code here may fetch, show and style from its own host, too.
  const scripts = origins(offeredServices(published).flatMap(({ scripts = [] }) => scripts));
  const trackers = origins([matomo.url, tag.url]);
  const collectors = [...trackers, ...origins(tag.sendsTo ?? [])];
  return {
    "script-src": [...trackers, ...scripts],
    "style-src": scripts,
    "font-src": scripts,
    "img-src": [...collectors, ...scripts],
    "connect-src": [...collectors, ...scripts, ...origins([consent.manager?.apiUrl ?? ""])],
    "frame-src": scripts,
    // Few providers' scripts work with Trusted Types (docs/decisions/0030).
    "trusted-types": scripts.length === 0 && [SCRIPT_URL_POLICY],
  };
}
