import type { PublishedPage } from "../content/addresses/published-list.ts";
import type { SiteConfiguration } from "../content/model/site-schema.ts";
import type { Problem } from "../content/source/problem.ts";
import type { Locale } from "../i18n/languages.ts";
import type { LocaleData } from "../pages/data/locale-data.ts";
import type { SocialImage } from "../pages/data/page-data.ts";
import type { ScheduledChange, SmallPicture } from "./content-facts.ts";

/** A page of a build, for its owner. */
export interface ListedPage extends PublishedPage {
  /** Shared by the language versions: the id of a fixed page, or the key of a post. */
  readonly id: string;
  readonly isPost: boolean;
  /** The language of its text, where it has none in its own. */
  readonly textLocale?: Locale;
}

/** Something that visitors load. */
export interface Loaded {
  /** Path of a page, or name of a view. */
  readonly name: string;
  /** Bytes, brotli. */
  readonly bytes: number;
}

/** The facts of a finished build, for its summary and its report. */
export interface BuildResult {
  readonly site: SiteConfiguration;
  /** Pages that were made, not reused from the previous build. */
  readonly made: number;
  /** Files written or removed, each encoding counted. */
  readonly changedFiles: number;
  readonly notes: readonly Problem[];
  /** Decisions that the owner has to take before the site opens. */
  readonly toDecide: readonly Problem[];
  /** The next day on which a post or a closure comes or goes: the site has to be built on that day. */
  readonly nextChange: string | undefined;
  readonly schedule: readonly ScheduledChange[];
  readonly list: { readonly shared: string; readonly pages: readonly ListedPage[] };
  readonly pictures: { readonly small: readonly SmallPicture[]; readonly unused: readonly string[] };
  readonly socialImages: readonly SocialImage[];
  /** Each document, the heaviest first. */
  readonly documents: readonly Loaded[];
  /** The JavaScript of a first visit, by view, the heaviest first. */
  readonly scripts: readonly Loaded[];
  /** The tokens of the theme, as a style sheet. */
  readonly tokens: string;
  /** The style sheet that each document carries. */
  readonly css: string;
  readonly localeData: Readonly<Record<Locale, LocaleData>>;
  /** File of the bundled renderer. */
  readonly renderer: string;
}

/** The folder of a build's report. */
export function reportFolder(build: string): string {
  return `${build}-report`;
}
