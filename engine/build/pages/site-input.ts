import type { SiteContent } from "#site/settings/site-content.ts";
import { textsOfPage } from "../../content/model/content.ts";
import type { Locale } from "../../i18n/languages.ts";
import { plainText } from "../../pages/data/content-tree.ts";
import type { PageLink } from "../../pages/data/locale-data.ts";
import type { ServiceSummary, TagSummary } from "../../pages/data/summaries.ts";
import type { SiteInput } from "../../pages/definition/site-input.ts";
import { folderPath, listPath, pagePath } from "../../pages/paths/paths.ts";
import { idOfKind, type Routes } from "../../pages/paths/routes.ts";
import { shoreFiles } from "../artwork/shores.ts";
import { type PublicPosts, tagLinks } from "./public-posts.ts";
import { openingTimes, placeHours } from "./shown-hours.ts";
import { serviceSeeds } from "./tile-seeds.ts";

const LATEST_POSTS = 3;

/** What pages in a language are made of. */
export function siteInput(content: SiteContent, posts: PublicPosts, locale: Locale): SiteInput {
  const { translation, site, messages } = content;
  const { fr, pt } = shoreFiles(content.theme);
  return {
    locale,
    translation,
    messages,
    settings: site,
    path: (page, other = locale) => pathOf(translation, page, other),
    singlePages: translation.pages
      .filter(({ kind }) => kind === "one")
      .map(({ id }) => ({
        id,
        name: textsOfPage(content.pages, id)[locale].text.title,
        path: pagePath(translation, id, locale),
      })),
    services: serviceSummaries(content, locale),
    mappedPages: textPageLinks(content, "site-map", locale),
    tags: tagLinks(posts.tags, locale, content),
    tagSummaries: tagSummaries(content, posts, locale),
    latestPosts: posts
      .in(locale)
      .slice(0, LATEST_POSTS)
      .map((post) => posts.summary(post, locale)),
    shores: { fr: fr.href, pt: pt.href },
    openingTimes: (place) => openingTimes(content, place),
    hours: placeHours(content, locale),
  };
}

function pathOf(translation: Routes, page: string, locale: Locale): string {
  if (page === idOfKind(translation, "list")) return listPath(translation, locale);
  return pagePath(translation, page, locale);
}

/** What lists show of each service, in the order of their folders. */
function serviceSummaries({ folders, translation }: SiteContent, locale: Locale): ServiceSummary[] {
  const seeds = serviceSeeds(Object.keys(folders.service));
  return Object.entries(folders.service).map(([folder, texts]) => {
    const { slug, name, card, summary, audience } = texts[locale].text;
    return {
      seed: seeds.get(folder) ?? folder,
      path: folderPath(translation, "service", locale, slug),
      name,
      card,
      summary,
      audience,
    };
  });
}

/** The pages of texts that want a link in a place. */
export function textPageLinks(
  { folders, translation }: SiteContent,
  place: "menu" | "footer" | "site-map",
  locale: Locale,
): PageLink[] {
  return Object.values(folders.text)
    .map((texts) => texts[locale].text)
    .filter(({ places }) => places.includes(place))
    .map(({ name, slug }) => ({ name, path: folderPath(translation, "text", locale, slug) }));
}

function tagSummaries(content: SiteContent, posts: PublicPosts, locale: Locale): TagSummary[] {
  return tagLinks(posts.tags, locale, content).flatMap((tag) => {
    const tagged = posts.tagged(tag.id, locale);
    const newest = tagged.toSorted((a, b) => b.date.localeCompare(a.date))[0];
    if (newest === undefined) return [];
    return [{ ...tag, count: tagged.length, newest: { title: plainText(newest.title), locale: newest.locale } }];
  });
}
