import type { Locale } from "../../i18n/languages.ts";
import type { MessageTexts } from "../../i18n/messages.ts";
import type { TranslationSetup } from "../../i18n/translation-setup.ts";
import type { PageLink } from "../data/locale-data.ts";
import type { OpeningTimes, PlaceHours, PlaceId } from "../data/opening-times.ts";
import type { PostSummary, ServiceSummary, ShoreDrawings, TagLink, TagSummary } from "../data/summaries.ts";

type InEachLanguage = Readonly<Record<Locale, string>>;

/** Whom visitors call about one of the countries. */
interface StaffSettings {
  readonly name: InEachLanguage;
  readonly phones: readonly { readonly number: string; readonly url: string }[];
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

/** What pages may show of `site.yaml`. */
export interface ShownSettings {
  readonly since: number;
  readonly portugalSince: number;
  readonly contacts: number;
  readonly staff: Readonly<Record<"france" | "portugal", StaffSettings>>;
  readonly offices: {
    readonly france: OfficeSettings & { readonly siret: string };
    readonly portugal: OfficeSettings & { readonly nipc: string };
  };
  readonly legal: { readonly email: string };
  readonly contact: { readonly endpoint: string };
}

/** What the site has to show on any page, in the language of the page. */
export interface SiteInput {
  readonly locale: Locale;
  readonly translation: TranslationSetup;
  readonly settings: ShownSettings;
  readonly messages: Readonly<Record<Locale, MessageTexts>>;
  /**
   * Path of a page with a fixed one, or of the blog, in the language of this page or in another. A name is any text here,
   * else the type of a page's content would follow from the list of pages, and so from itself.
   *
   * @throws {Error} if there is no such page, which stops the build
   */
  readonly path: (page: string, locale?: Locale) => string;
  /** The pages that the site has once, by their titles. */
  readonly singlePages: readonly (PageLink & { readonly id: string })[];
  readonly services: readonly ServiceSummary[];
  /** The owner's pages that want a link in the site map. */
  readonly mappedPages: readonly PageLink[];
  /** Tags that have a post. */
  readonly tags: readonly TagLink[];
  readonly tagSummaries: readonly TagSummary[];
  readonly latestPosts: readonly PostSummary[];
  readonly shores: ShoreDrawings;
  readonly openingTimes: (place: PlaceId) => OpeningTimes;
  readonly hours: Readonly<Record<"offices" | "abroad", PlaceHours>>;
}
