import { COOKIE_LIFETIME_DAYS } from "#consent/core/configuration.ts";
import type { Locale } from "../../i18n/languages.ts";
import type { TranslationSetup } from "../../i18n/translation-setup.ts";
import { cookieTable } from "../consent/cookie-table.ts";
import { otherHosts } from "../consent/other-hosts.ts";
import { hoursValues } from "../hours/hours-values.ts";
import { documentNote } from "../media/documents.ts";
import type { MediaTable } from "../media/media.ts";
import { mediaName } from "../media/media-links.ts";
import { accessibilityRate, accessibilityStatus } from "../model/accessibility-status.ts";
import type { SiteConfiguration } from "../model/site-schema.ts";
import { type TextEnvironment, UNFILLED } from "../text/text-environment.ts";
import { valueAsText, variableNames } from "../text/variables.ts";

/** What texts may refer to, as plain data. */
export interface TextSettings {
  /** site.yaml, checked; undefined where it has errors. */
  readonly site: SiteConfiguration | undefined;
  readonly translation: TranslationSetup;
  /** Ids of the tags. */
  readonly tags: readonly string[];
  readonly media: MediaTable;
  /** The brand's font, for the legal notice; undefined where the theme has errors. */
  readonly font: Readonly<Record<"family" | "credit", string>> | undefined;
}

/** Gives what the texts of a language may refer to. */
export type Environments = (locale: Locale) => TextEnvironment;

/** Makes what texts may refer to, once for each language. */
export function textEnvironments({ site, translation, tags, media, font }: TextSettings): Environments {
  const made = new Map<Locale, TextEnvironment>();
  return (locale) => {
    const environment = made.get(locale) ?? {
      ...(site === undefined ? UNKNOWN_SITE : valuesAndDirectives(site, font, translation, locale)),
      ...mediaFinder(media, locale),
      translation: () => translation,
      tags: () => tags,
    };
    made.set(locale, environment);
    return environment;
  };
}

type OfSite = Pick<TextEnvironment, "variable" | "variables" | "directives">;

/** Without the site's settings nothing can be said of what a text takes from them. */
const UNKNOWN_SITE: OfSite = { variable: () => UNFILLED, variables: () => [], directives: () => undefined };

function valuesAndDirectives(
  site: SiteConfiguration,
  font: TextSettings["font"],
  { locales }: TranslationSetup,
  locale: Locale,
): OfSite {
  const values = { ...valuesOf(site, locale), font: font ?? NO_FONT };
  const directives = {
    locales,
    services: site.consent.services.map(({ name }) => name),
    generated: { "cookie-table": cookieTable(site, locale), "other-hosts": otherHosts(site, locale) },
  };
  return {
    variable: (name) => valueAsText(values, name, locale),
    variables: () => variableNames(values),
    directives: () => directives,
  };
}

/** Stands in where the theme has errors of its own. */
const NO_FONT = { family: "", credit: "" };

/** The values of `site.yaml`; hours and the declared accessibility in words, its rate, and how long a choice is kept. */
function valuesOf(site: SiteConfiguration, locale: Locale): Readonly<Record<string, unknown>> {
  const { accessibility, consent } = site;
  const [status, rate] = [accessibilityStatus(accessibility, locale), accessibilityRate(accessibility)];
  return {
    ...site,
    hours: hoursValues(site, locale),
    accessibility: { ...accessibility, status, rate },
    consent: { ...consent, days: COOKIE_LIFETIME_DAYS },
  };
}

/** Finds files of the media folder by the name that a text of a language gives them. */
export function mediaFinder(
  { pictures, documents }: MediaTable,
  locale: Locale,
): Pick<TextEnvironment, "picture" | "document" | "mediaNames"> {
  return {
    picture: (source, alt) => {
      const shape = entryOf(pictures, mediaName(source));
      return shape && { ...shape, alt };
    },
    document: (source) => {
      const facts = entryOf(documents, mediaName(source));
      return facts && { href: facts.href, note: documentNote(facts, locale) };
    },
    mediaNames: () => [...Object.keys(pictures), ...Object.keys(documents)],
  };
}

function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
