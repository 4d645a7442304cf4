/** The content as the site's own code knows it: with the site's own settings, and the texts of its folders. */
import type { PublicPosts } from "#engine/build/pages/public-posts.ts";
import * as engine from "#engine/content/model/content.ts";
import type { Locale } from "#engine/i18n/language.ts";
import type { PageLink } from "#engine/pages/definition/site-input.ts";
import { folderPath } from "#engine/pages/paths/paths.ts";
import type { MessageTexts } from "../../languages/messages.ts";
import type { page as text } from "../../pages/text/page.ts";
import type { CompleteSettings } from "../../settings/definition.ts";

export type SiteContent = engine.SiteContent<CompleteSettings> & {
  readonly messages: Readonly<Record<Locale, MessageTexts>>;
};

/** What is published, with the site's own settings. */
export interface PublishedContent {
  readonly content: SiteContent;
  readonly posts: PublicPosts;
}

/** The pages of texts that want a link in a place. */
export function textPageLinks(content: SiteContent, place: "menu" | "footer" | "site-map", locale: Locale): PageLink[] {
  return engine
    .folderTexts<typeof text>(content, "text", locale)
    .filter(({ places }) => places.includes(place))
    .map(({ name, slug }) => ({ name, path: folderPath(content.translation, "text", locale, slug) }));
}
