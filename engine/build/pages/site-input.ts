import { pages } from "#site";
import type { SiteContent } from "../../content/model/content.ts";
import type { Locale } from "../../i18n/languages.ts";
import type { TranslationSetup } from "../../i18n/translation-setup.ts";
import { plainText } from "../../pages/data/content-tree.ts";
import type { PageLink } from "../../pages/data/locale-data.ts";
import type { ServiceSummary, TagSummary } from "../../pages/data/summaries.ts";
import type { SiteInput } from "../../pages/definition/site-input.ts";
import { blogPath, isFixedPage, pagePath, servicePath, textPagePath } from "../../pages/paths/paths.ts";
import { shoreFiles } from "../artwork/shores.ts";
import { type PublicPosts, tagLinks } from "./public-posts.ts";
import { openingTimes, placeHours } from "./shown-hours.ts";
import { serviceSeeds } from "./tile-seeds.ts";

const LATEST_POSTS = 3;
const singlePages = pages.flatMap(({ id, kind }) => (kind === "one" ? [id] : []));

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
    singlePages: singlePages.map((id) => ({
      id,
      name: content.pages[id][locale].text.title,
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

function pathOf(translation: TranslationSetup, page: string, locale: Locale): string {
  if (page === "blog") return blogPath(translation, locale);
  if (isFixedPage(page)) return pagePath(translation, page, locale);
  throw new Error(`No page with a path of its own is called "${page}": site/site.config.ts lists the pages.`);
}

/** What lists show of each service, in the order of their folders. */
function serviceSummaries({ services, translation }: SiteContent, locale: Locale): ServiceSummary[] {
  const seeds = serviceSeeds(Object.keys(services));
  return Object.entries(services).map(([folder, texts]) => {
    const { slug, name, card, summary, audience } = texts[locale].text;
    return {
      seed: seeds.get(folder) ?? folder,
      path: servicePath(translation, locale, slug),
      name,
      card,
      summary,
      audience,
    };
  });
}

/** The pages of texts that want a link in a place. */
export function textPageLinks(
  { textPages, translation }: SiteContent,
  place: "menu" | "footer" | "site-map",
  locale: Locale,
): PageLink[] {
  return Object.values(textPages)
    .map((texts) => texts[locale].text)
    .filter(({ places }) => places.includes(place))
    .map(({ name, slug }) => ({ name, path: textPagePath(translation, locale, slug) }));
}

function tagSummaries(content: SiteContent, posts: PublicPosts, locale: Locale): TagSummary[] {
  return tagLinks(posts.tags, locale, content).flatMap((tag) => {
    const tagged = posts.tagged(tag.id, locale);
    const newest = tagged.toSorted((a, b) => b.date.localeCompare(a.date))[0];
    if (newest === undefined) return [];
    return [{ ...tag, count: tagged.length, newest: { title: plainText(newest.title), locale: newest.locale } }];
  });
}
