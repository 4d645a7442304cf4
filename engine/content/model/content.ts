import type { Locale } from "../../i18n/languages.ts";
import type { MessageTexts } from "../../i18n/messages.ts";
import type { TranslationSetup } from "../../i18n/translation-setup.ts";
import type { BlockNode, Picture, RichText } from "../../pages/data/content-tree.ts";
import type { Closures } from "../hours/closures.ts";
import type { Problem } from "../source/problem.ts";
import type { Theme } from "../theme/theme.ts";
import type { OldAddress } from "./old-address.ts";
import type { FolderPageId, PageText, TextPageId } from "./page-schemas.ts";
import type { SiteConfiguration, TagLabels } from "./site-schema.ts";

/** A text in the requested language, or in the fallback language. */
export interface Localized<T> {
  readonly text: T;
  /** The language of `text`. */
  readonly textLocale: Locale;
}

/** The texts of a page in every language. */
export type PageTexts<Page extends TextPageId | FolderPageId = TextPageId | FolderPageId> = Readonly<
  Record<Locale, Localized<PageText<Page>>>
>;

/** A post in one language as lists, feeds and other pages know it: everything but its text. */
export interface PostFacts {
  readonly file: string;
  readonly locale: Locale;
  readonly slug: string;
  /** Shared by the language versions of one post. */
  readonly key: string;
  readonly date: string;
  readonly tags: readonly string[];
  readonly draft: boolean;
  /** Addresses that it had before. */
  readonly oldAddresses?: readonly OldAddress[];
  /** Its last day on the site. */
  readonly expires?: string;
  /** Whether only a preview shows it. */
  readonly hidden?: boolean;
  readonly title: RichText;
  readonly description: string;
  readonly updated?: string;
  /** The line that says so. */
  readonly updatedLine?: number;
  /** Names of the services that its text shows something of; absent for a text without any. */
  readonly services?: readonly string[];
}

/** A post with the parts that only its page shows. */
export interface PostText {
  readonly minutes: number;
  readonly image?: Picture;
  readonly body: readonly BlockNode[];
}

/** A post in one language. */
export interface Post extends PostFacts, PostText {
  /** Names of the pictures it shows and of the documents it offers, below `media/`. */
  readonly media: readonly string[];
}

/** The checked content without its posts. */
export interface SiteContent {
  readonly site: SiteConfiguration;
  readonly translation: TranslationSetup;
  readonly theme: Theme;
  /** The closures of offices and telephone service, from the day of the build on. */
  readonly closures: Closures;
  readonly tags: TagLabels;
  readonly messages: Readonly<Record<Locale, MessageTexts>>;
  /** The pages that every site has. */
  readonly pages: { readonly [Page in TextPageId]: PageTexts<Page> };
  /** The services by the names of their folders, in the order of these. */
  readonly services: Readonly<Record<string, PageTexts<"service">>>;
  /** The owner's other pages, alike. */
  readonly textPages: Readonly<Record<string, PageTexts<"text">>>;
  /** The consent services that texts of pages show something of. */
  readonly embedded: readonly ConsentServiceInText[];
  /** Warnings, such as a missing translation for which the fallback is shown. */
  readonly notes: readonly Problem[];
}

/** The texts of every page by the names of their folders. */
export function allPages({ pages, services, textPages }: SiteContent): Readonly<Record<string, PageTexts>> {
  return { ...pages, ...services, ...textPages };
}

/** The checked content. */
export interface Content extends SiteContent {
  /** Newest first; of the same day, by slug. */
  readonly posts: readonly Post[];
}

/** A text that shows something of a consent service. */
export interface ConsentServiceInText {
  readonly service: string;
  readonly file: string;
}

/** The address of a service or of a page of texts, and the line that says it. */
export interface PageAddress {
  /** The page's folder. */
  readonly folder: string;
  readonly path: string;
  readonly file: string;
  readonly line: number;
  readonly slug: string;
  readonly locale: Locale;
}

/** An element that shows something of another host. */
export const directiveForms = {
  embed: '::embed[Title]{service="…" src="https://…" width=560 height=315}',
  widget: '::widget[Title]{service="…" data-url="https://…" height=600}',
} as const;
