/** The content as the site's own code knows it: with the site's own settings, and the texts of its folders. */
import type { PublicPosts } from "#engine/build/pages/public-posts.ts";
import type * as engine from "#engine/content/model/content.ts";
import type { PageText } from "#engine/content/model/page-schemas.ts";
import { forLocale, type Locale } from "#engine/i18n/language.ts";
import type { PageLink } from "#engine/pages/definition/site-input.ts";
import { folderPath } from "#engine/pages/paths/paths.ts";
import type { MessageTexts } from "../../languages/messages.ts";
import type { page as home } from "../../pages/home/page.ts";
import type { page as service } from "../../pages/service/page.ts";
import type { page as text } from "../../pages/text/page.ts";
import type { CompleteSettings } from "../../settings/definition.ts";

/** The texts of a page, as its definition has them. */
type TextsOf<Page extends { readonly content: (page: never, site: never) => unknown }> = Parameters<
  Page["content"]
>[0] extends { readonly texts: infer Texts }
  ? PageText & Texts
  : never;

type Folders<Page extends { readonly content: (page: never, site: never) => unknown }> = Readonly<
  Record<string, engine.PageTexts<TextsOf<Page>>>
>;

interface OwnParts {
  readonly messages: Readonly<Record<Locale, MessageTexts>>;
  readonly pages: { readonly home: engine.PageTexts<TextsOf<typeof home>> };
  readonly folders: { readonly service: Folders<typeof service>; readonly text: Folders<typeof text> };
}

export type SiteContent = engine.SiteContent<CompleteSettings> & OwnParts;
export type Content = engine.Content<CompleteSettings> & OwnParts;

/** What is published, with the site's own settings. */
export interface PublishedContent {
  readonly content: SiteContent;
  readonly posts: PublicPosts;
}

/** The pages of texts that want a link in a place. */
export function textPageLinks(
  { folders, translation }: SiteContent,
  place: "menu" | "footer" | "site-map",
  locale: Locale,
): PageLink[] {
  return Object.values(folders.text)
    .map((texts) => forLocale(texts, locale).text)
    .filter(({ places }) => places.includes(place))
    .map(({ name, slug }) => ({ name, path: folderPath(translation, "text", locale, slug) }));
}
