import type { PublishedPage } from "../content/addresses/published-list.ts";
import type { EngineSettings } from "../content/model/site-schema.ts";
import type { Problem } from "../content/source/problem.ts";
import type { Locale } from "../i18n/language.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import type { LocaleData } from "../pages/data/locale-data.ts";
import type { SocialImage } from "../pages/data/page-data.ts";
import type { ScheduledChange, SmallPicture } from "./content-facts.ts";
import type { Part } from "./html.ts";

/** Where a finished build and its content lie; folders are absolute. */
export interface BuildPlace {
  /** What can be made again. */
  readonly cache: string;
  readonly content: string;
  /** Folder of the build. */
  readonly out: string;
  readonly now: Date;
}

/** Something that waits for the owner. */
export interface Need {
  /** In words, with what to do. */
  readonly text: string;
  /** A command to copy. */
  readonly command?: string;
  /** The section of the report that says more. */
  readonly section?: string;
}

/** A section of the owner's report. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: Part;
}

/** Parts of the owner's report. */
export interface SiteReport {
  /** What waits for the owner. */
  readonly needs: readonly Need[];
  readonly sections: readonly Section[];
}

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
  /** What the site says of the build in the owner's report. */
  readonly ofSite: (place: BuildPlace, language: OwnerLanguage) => Promise<SiteReport> | undefined;
  readonly site: EngineSettings;
  /** Pages that were made, not reused from the previous build. */
  readonly made: number;
  /** Files written or removed, each encoding counted. */
  readonly changedFiles: number;
  readonly notes: readonly Problem[];
  /** Decisions that the owner has to take before the site opens. */
  readonly toDecide: readonly Problem[];
  /** The next day on which something comes or goes: the site has to be built on that day. */
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
