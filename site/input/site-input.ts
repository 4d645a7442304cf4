/** What the pages of this site are made of besides their texts. */

import type { TilePaints } from "#drawings/paint.ts";
import type { OpeningTimes } from "#engine/hours/opening-times.ts";
import type { Locale } from "#engine/i18n/language.ts";
import type { RichText } from "#engine/pages/data/content-tree.ts";
import { pageDefiner } from "#engine/pages/definition/define-page.ts";
import type { SiteInput as AnySiteInput, PageLink } from "#engine/pages/definition/site-input.ts";
import type { Person } from "../facts/person.ts";
import type { PlaceHours, PlaceId } from "../hours/opening-times.ts";
import type { MessageTexts, ReadOwnMessage } from "../languages/messages.ts";
import { siteFields } from "./shared-texts.ts";

type InEachLanguage = Readonly<Record<Locale, string>>;

/** A number as its owner writes it, and its `tel:` address. */
interface WrittenPhone {
  readonly number: string;
  readonly url: string;
}

/** Whom visitors call about one of the countries. */
interface StaffSettings {
  readonly name: InEachLanguage;
  readonly phones: readonly WrittenPhone[];
  readonly topics: InEachLanguage;
}

interface OfficeSettings {
  readonly name: string;
  readonly street: string;
  readonly street2: string;
  readonly postCode: string;
  readonly city: string;
  readonly map: string;
}

/** The doors of the first screen: what brings visitors here. Each leads to its services; its name is the owner's, a text of the home page. */
export const doorTitles = {
  company: { fr: "Première porte", en: "First door", pt: "Primeira porta" },
  home: { fr: "Deuxième porte", en: "Second door", pt: "Segunda porta" },
  project: { fr: "Troisième porte", en: "Third door", pt: "Terceira porta" },
} as const;
export type DoorName = keyof typeof doorTitles;
export const doorNames = Object.keys(doorTitles) as readonly DoorName[];

/** Id of a door's services on the page of all services: the same in every language. */
export function doorId(door: DoorName): string {
  return `_door-${door}`;
}

/** A service, as other pages show it. */
export interface ServiceSummary {
  readonly door: DoorName;
  /** Of its tiles, the same in every language. */
  readonly seed: string;
  readonly path: string;
  readonly name: string;
  /** One sentence, for the home page. */
  readonly card: RichText;
  /** Two sentences, for the services index. */
  readonly summary: RichText;
  /** Whom it is for, in a few words. */
  readonly audience: RichText;
}

/** What this site has to show on any page, in the language of the page. */
export interface SiteInput extends AnySiteInput {
  readonly messages: Readonly<Record<Locale, MessageTexts>>;
  /** Reads those of the page's language. */
  readonly message: ReadOwnMessage;
  readonly settings: {
    readonly since: number;
    readonly portugalSince: number;
    readonly contacts: number;
    /** For residents abroad, where it is not that of France. */
    readonly residentsPhone?: WrittenPhone | undefined;
    readonly staff: Readonly<Record<"france" | "portugal", StaffSettings>>;
    readonly offices: {
      readonly france: OfficeSettings & { readonly siret: string };
      readonly portugal: OfficeSettings & { readonly nipc: string };
    };
    readonly legal: { readonly email: string };
    readonly contact: { readonly endpoint: string };
  };
  readonly services: readonly ServiceSummary[];
  /** The outline of a service's sign, by the seed of its tiles. */
  readonly signOf: (seed: string) => string | undefined;
  /** Those of one service, by its folder, or all. */
  readonly people: (service?: string) => readonly Person[];
  /** The owner's pages that want a link in the site map. */
  readonly mappedPages: readonly PageLink[];
  /** Of the one tile of a wall that differs. */
  readonly tilePaints: TilePaints;
  readonly openingTimes: (place: PlaceId) => OpeningTimes;
  readonly hours: Readonly<Record<"offices" | "abroad", PlaceHours>>;
}

/** Defines a page of this site. */
export const definePage = pageDefiner<SiteInput, ReturnType<typeof siteFields>>(siteFields);
