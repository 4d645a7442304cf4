import { forLocale, type Locale } from "../../i18n/language.ts";
import type { MessageTexts } from "../../i18n/messages.ts";
import type { BlockNode, Picture, RichText } from "../../pages/data/content-tree.ts";
import type { TextSource } from "../../pages/data/summaries.ts";
import type { SiteRoutes } from "../../pages/paths/routes.ts";
import type { Problem } from "../source/problem.ts";
import type { Theme } from "../theme/theme.ts";
import type { ContentSite } from "./define-settings.ts";
import type { OldAddress } from "./old-address.ts";
import type { PageText } from "./page-schemas.ts";
import type { EngineSettings, TagLabels } from "./site-schema.ts";

/** A text in the requested language, or in the fallback language. */
export interface Localized<T> {
  readonly text: T;
  readonly textLocale: Locale;
  /** Whether only a preview shows it. */
  readonly hidden?: boolean;
}

export type PageTexts<Text extends PageText = PageText> = Readonly<Record<Locale, Localized<Text>>>;

/** A post in one language as lists, feeds and other pages know it: everything but its text. */
export interface PostFacts {
  readonly file: string;
  readonly locale: Locale;
  readonly slug: string;
  /** Shared by the language versions of one post. */
  readonly key: string;
  readonly date: string;
  /** The hour from which it is public on that day, "09:00"; without it, from midnight. */
  readonly at?: string;
  readonly tags: readonly string[];
  readonly draft: boolean;
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
  readonly sources?: readonly TextSource[];
}

export interface Post extends PostFacts, PostText {
  /** Names of the pictures it shows and of the documents it offers, below `media/`. */
  readonly media: readonly string[];
}

/** The checked content without its posts. */
export interface SiteContent<Settings extends EngineSettings = EngineSettings> {
  readonly site: Settings;
  /** The site that the content is for. It is never written to a file. */
  readonly definition: ContentSite;
  readonly translation: SiteRoutes;
  readonly theme: Theme;
  readonly tags: TagLabels;
  readonly messages: Readonly<Record<Locale, MessageTexts>>;
  /** The pages of which there is one, by their ids. */
  readonly pages: Readonly<Record<string, PageTexts>>;
  /** Of each page that may have many folders, by its id: the texts by the names of these, in their order. */
  readonly folders: Readonly<Record<string, Readonly<Record<string, PageTexts>>>>;
  /** The consent services that texts of public pages show something of. */
  readonly embedded: readonly ConsentServiceInText[];
  /** Warnings, such as a missing translation for which the fallback is shown. */
  readonly notes: readonly Problem[];
}

/** The texts of a page, as its definition has them. */
export type TextsOf<Page extends AnyDefinition> = Parameters<Page["content"]>[0] extends { readonly texts: infer Texts }
  ? PageText & Texts
  : never;
type AnyDefinition = { readonly content: (page: never, site: never) => unknown };

/**
 * The texts in a language of a page that may have many folders, in their order.
 *
 * @typeParam Page its definition, which has read them
 */
export function folderTexts<Page extends AnyDefinition & { readonly id: string }>(
  { folders }: Pick<SiteContent, "folders">,
  page: Page["id"],
  locale: Locale,
): readonly (TextsOf<Page> & { readonly folder: string })[] {
  return Object.entries(folders[page] ?? {}).map(([folder, texts]) => {
    return { ...(forLocale(texts, locale).text as TextsOf<Page>), folder };
  });
}

/** The texts of every page by the names of their folders. */
export function allPages({ pages, folders }: SiteContent): Readonly<Record<string, PageTexts>> {
  return Object.assign({}, pages, ...Object.values(folders)) as Readonly<Record<string, PageTexts>>;
}

/**
 * The texts of a page of which there is one.
 *
 * @throws {Error} if the site has no such page
 */
export function textsOfPage<Texts>(pages: Readonly<Record<string, Texts>>, id: string): Texts {
  const texts = pages[id];
  if (texts === undefined) throw new Error(`The site has no page "${id}": use the id of one that it lists.`);
  return texts;
}

export interface Content<Settings extends EngineSettings = EngineSettings> extends SiteContent<Settings> {
  /** Newest first; of the same day, by slug. */
  readonly posts: readonly Post[];
}

/** A text that shows something of a consent service. */
export interface ConsentServiceInText {
  readonly service: string;
  readonly file: string;
}

/** The address of a page whose folder says it, and the line that does so; also of a draft. */
export interface PageAddress {
  readonly page: string;
  readonly folder: string;
  readonly path: string;
  readonly file: string;
  readonly line: number;
  readonly slug: string;
  readonly locale: Locale;
  readonly draft: boolean;
}
