/** What every page of this site shows, whatever it is about: in header, footer and banner. */
import type { ConsentConfiguration, ConsentService } from "#consent/core/configuration.ts";
import type { HomeZones } from "#engine/hours/is-elsewhere.ts";
import type { Locale } from "#engine/i18n/language.ts";
import type { LocaleData as AnyLocaleData, SiteName } from "#engine/pages/data/locale-data.ts";
import type { PageLink } from "#engine/pages/definition/site-input.ts";
import type { TrackerSettings } from "../analytics/create-analytics.ts";
import type { ShortHours } from "../hours/opening-times.ts";
import type { MessageTexts } from "../languages/messages.ts";

/** A phone number as people read it and as a phone dials it. */
export interface ShownPhone {
  /** In international form, but for readers in the country itself. */
  readonly number: string;
  /** `tel:` address. */
  readonly url: string;
  /** What a call costs, where that is known: required beside the number in Portugal (Decreto-Lei 59/2021). */
  readonly price?: string | undefined;
}

/** The number of one of our countries. */
export interface Phone extends Required<ShownPhone> {
  readonly country: "fr" | "pt";
  /** The country's name. */
  readonly label: string;
}

/** The site's own configuration of the consent engine, with its texts in the page's language, purposes included. */
export interface ConsentFacts extends Pick<ConsentConfiguration, "default" | "required" | "optOut"> {
  readonly services: ConsentService[];
}

/** Facts that every page of a locale shows in its header and footer. */
export interface SiteFacts extends SiteName {
  /** Ends the names of the files of tiles (`site/components/drawings/drawing-address.ts`). */
  readonly tiles: string;
  /** First year of the company, for the copyright line. */
  readonly since: number;
  /** The year of the build: last of the copyright line, until the client knows the visitor's. */
  readonly year: number;
  readonly phones: readonly Phone[];
  /** The line for residents abroad, and where its callers are not. */
  readonly residents: { readonly phone: ShownPhone; readonly zones: HomeZones };
  /** Of the offices, and of the phone service for residents abroad (GMT). */
  readonly hours: Readonly<Record<"offices" | "abroad", ShortHours>>;
  /** Pages of the owner's that have a place there. */
  readonly menu: readonly PageLink[];
  readonly footer: readonly PageLink[];
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** Address of the Livro de Reclamações (Decreto-Lei 74/2017). */
  readonly complaintBook: string;
  /** The declared state of accessibility, in words. */
  readonly accessibility: string;
  /** Where the contact form posts to. */
  readonly contactEndpoint: string;
  readonly consent: ConsentFacts;
  /** Address of what only the consent dialog says (`site/facts/consent-words.ts`). */
  readonly consentWords: string;
  readonly analytics: TrackerSettings;
}

/** The same with the messages of the interface. */
export type LocaleData = AnyLocaleData<SiteFacts> & { readonly messages: MessageTexts };

/** What the engine hands back of it: the facts are those that `siteFacts` has made. */
export function ownLocaleData(data: AnyLocaleData): LocaleData {
  return data as LocaleData;
}

/**
 * The number to call in a language: that of its country where there is one, else the first.
 *
 * @example phoneFor(site.phones, "en") // France's: there is no office in an English-speaking country
 */
export function phoneFor(phones: readonly Phone[], locale: Locale): Phone | undefined {
  return phones.find(({ country }) => country === locale) ?? phones[0];
}
