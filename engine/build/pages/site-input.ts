import { textsOfPage } from "../../content/model/content.ts";
import { forLocale, type Locale } from "../../i18n/language.ts";
import { plainText } from "../../pages/data/content-tree.ts";
import type { TagSummary } from "../../pages/data/summaries.ts";
import type { SiteInput } from "../../pages/definition/site-input.ts";
import { pagePath } from "../../pages/paths/paths.ts";
import type { PageHooks } from "./page-context.ts";
import { type PublishedContent, tagLinks } from "./public-posts.ts";

/** What pages in a language are made of: what every site has, and what this site adds. */
export function siteInput(published: PublishedContent, locale: Locale, hooks: PageHooks): SiteInput {
  const { content, posts } = published;
  const { translation, messages } = content;
  const every: SiteInput = {
    locale,
    translation,
    messages,
    path: (page, other = locale) => pagePath(translation, page, other),
    singlePages: translation.pages
      .filter(({ kind }) => kind === "one")
      .map(({ id }) => ({
        id,
        name: forLocale(textsOfPage(content.pages, id), locale).text.title,
        path: pagePath(translation, id, locale),
      })),
    tags: tagLinks(posts.tags, locale, content),
    tagSummaries: tagSummaries(published, locale),
    newestPosts: (count) =>
      posts
        .in(locale)
        .slice(0, count)
        .map((post) => posts.summary(post, locale)),
  };
  return hooks.input?.(every, published) ?? every;
}

function tagSummaries({ content, posts }: PublishedContent, locale: Locale): TagSummary[] {
  return tagLinks(posts.tags, locale, content).flatMap((tag) => {
    const tagged = posts.tagged(tag.id, locale);
    const newest = tagged.toSorted((a, b) => b.date.localeCompare(a.date))[0];
    if (newest === undefined) return [];
    return [{ ...tag, count: tagged.length, newest: { title: plainText(newest.title), locale: newest.locale } }];
  });
}
