/** What every page of this site shows, whatever it is about: in header, footer and banner. */
import type { ConsentFacts } from "#consent/client/consent-data.ts";
import type { HomeZones } from "#engine/hours/is-elsewhere.ts";
import type { Locale } from "#engine/i18n/language.ts";
import type { LocaleData as AnyLocaleData, SiteName } from "#engine/pages/data/locale-data.ts";
import type { PageLink } from "#engine/pages/definition/site-input.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";
import type { MessageTexts } from "../languages/messages.ts";
import { countries, countryOfReaders } from "./phones.ts";

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

/** Facts that every page of a locale shows in its header and footer. */
export interface SiteFacts extends SiteName, ConsentFacts {
  /** Ends the names of the files of tiles (`site/components/drawings/drawing-files.tsx`). */
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
}

/** The same with the messages of the interface. */
export type LocaleData = AnyLocaleData<SiteFacts> & { readonly messages: MessageTexts };

/**
 * The number to call in a language: that of its country where there is one, else the first.
 *
 * @example phoneFor(site.phones, "en") // France's: there is no office in an English-speaking country
 */
export function phoneFor(phones: readonly Phone[], locale: Locale): Phone | undefined {
  const home = countryOfReaders(locale);
  return phones.find(({ country }) => home !== undefined && country === countries[home].code) ?? phones[0];
}

/** The offices, and the telephone service for residents abroad. */
export const places = ["france", "portugal", "abroad"] as const;
export type PlaceId = (typeof places)[number];

/** A closure that is near, in words. */
export interface ClosureNotice {
  /** "Fermé le 25 décembre (jour férié)" */
  readonly text: string;
  /** Its last day, such as "2026-12-25". */
  readonly last: string;
}

/** The hours of one or several places, as the contact page shows them. */
export interface PlaceHours {
  /** "Du lundi au vendredi", and "9 h 00 – 12 h 30 et 14 h 00 – 18 h 00". */
  readonly lines: readonly (readonly [days: string, hours: string])[];
  /** Every closure that is near, in the order of their first days. */
  readonly closures: readonly ClosureNotice[];
}

/** The same as every page shows it. */
export interface ShortHours extends Pick<PlaceHours, "lines"> {
  /** The next closure, if it is near. */
  readonly closure?: ClosureNotice | undefined;
}

/** The pages that the menu and the site map name between Home and the news: those with a message `menu.<id>`, in the site's order. */
export function mainPages({ pages }: Pick<Routes, "pages">, texts: MessageTexts) {
  const names: Readonly<Record<string, string>> = texts;
  return pages.flatMap(({ id }) => {
    const name = names[`menu.${id}`];
    return name === undefined ? [] : [{ id, name }];
  });
}

/** The entries of the main pages, and those of the owner's own pages before the last. */
export function withOwnPages<Entry>(main: readonly Entry[], own: readonly Entry[]): readonly Entry[] {
  return [...main.slice(0, -1), ...own, ...main.slice(-1)];
}
