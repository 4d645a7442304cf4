import { type PostFacts, textsOfPage } from "../../content/model/content.ts";
import { numberedPages, pageCount, paginate } from "../../content/model/paginate.ts";
import { forLocale, type Locale } from "../../i18n/language.ts";
import { message } from "../../i18n/messages.ts";
import { addressesOf, redirectedForms } from "../../i18n/translate-path.ts";
import { plainText, type RichText } from "../../pages/data/content-tree.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import type { PostList } from "../../pages/data/summaries.ts";
import type { HeadTexts } from "../../pages/definition/define-page.ts";
import type { SiteInput } from "../../pages/definition/site-input.ts";
import { listLocales, listPath, tagPath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { type Definition, type Page, type PageSources, pageContext, shownTexts } from "./page.ts";
import { type PublicPosts, tagLinks } from "./public-posts.ts";

/** A list of posts, before it is cut into pages. */
interface ListSource {
  readonly page: string;
  readonly posts: (locale: Locale) => readonly PostFacts[];
  readonly path: (locale: Locale, page: number) => string;
  /** What a page shows, and what its head says. */
  readonly shown: (list: PostList) => { readonly content: PageContext["content"]; readonly head: HeadTexts };
}

/** The numbered pages of the list of all posts. */
export function* blogPages(page: Definition<"list">, sources: PageSources): Generator<Page> {
  const { content, posts, site } = sources;
  const { text } = forLocale(textsOfPage(content.pages, page.id), site.locale);
  const source: ListSource = {
    page: page.id,
    posts: posts.in,
    path: (other, number) => listPath(content.translation, other, number),
    shown: (list) => ({ content: page.content({ list, ...shownTexts(text) }, site), head: text }),
  };
  for (const [index, context] of listPages(source, sources)) yield { context, popular: index === 0 };
}

/** The numbered pages of every tag's list. What the head of such a page says is what its view shows. */
export function* tagPages(page: Definition<"list-of-tag">, sources: PageSources): Generator<Page> {
  const { content, posts, site } = sources;
  for (const tag of site.tags) {
    const source: ListSource = {
      page: page.id,
      posts: (other) => posts.tagged(tag.id, other),
      path: (other, number) => tagPath(content.translation, other, tag.id, number),
      shown: (list) => {
        const shown = page.content({ tag, list }, site) as Partial<Record<"heading" | "lead", RichText>>;
        if (shown.heading === undefined || shown.lead === undefined) throw new Error(withoutHead(page.id));
        return { content: shown, head: { title: plainText(shown.heading), description: plainText(shown.lead) } };
      },
    };
    for (const [, context] of listPages(source, sources)) yield { context, popular: false };
  }
}

function withoutHead(id: string): string {
  return `pages/${id}/page.ts: the content has no heading or no lead, which the head of a tag's page says. Add both to what "content" gives.`;
}

function* listPages(
  { page, posts, path, shown }: ListSource,
  sources: PageSources,
): Generator<readonly [index: number, context: PageContext]> {
  const { content, posts: all, site } = sources;
  const { translation } = content;
  const { locale } = site;
  const parts = paginate(posts(locale));
  const count = parts.length;
  const tags = tagLinks(all.tags, locale, content);
  const counts = new Map(translation.locales.map((other) => [other, pageCount(posts(other).length)]));
  for (const [index, part] of parts.entries()) {
    const number = index + 1;
    const withPage = translation.locales.filter((other) => number <= (counts.get(other) ?? 0));
    const links = numberedPages(number, count).map((other) => ({ page: other, path: path(locale, other) }));
    const list = {
      posts: part.map((post) => all.summary(post, locale)),
      pagination: { page: number, count, links },
      tags,
    };
    const { content: own, head } = shown(list);
    const description = {
      page,
      path: path(locale, number),
      versions: Object.fromEntries(withPage.map((other) => [other, path(other, number)])),
      otherwise: Object.fromEntries(translation.locales.map((other) => [other, path(other, 1)])),
      ...(number > 1 && { previous: path(locale, number - 1) }),
      ...(number < count && { next: path(locale, number + 1) }),
      title: withNumber(head.title, number, count, site),
      description: withNumber(head.description, number, count, site),
      content: own,
    };
    yield [index, pageContext(description, sources)];
  }
}

/** Pages after the first say which they are, in titles and descriptions alike. */
function withNumber(text: string, page: number, pages: number, { locale, messages }: SiteInput): string {
  return page === 1 ? text : `${text} (${message(forLocale(messages, locale), "pagination.page-of", { page, pages })})`;
}

/** "/fr/blog/1/" and similar paths redirect to the page without a number. */
export function firstPageRedirects(translation: Routes, posts: PublicPosts): Record<string, string> {
  const first = listLocales(translation).flatMap((locale) => [
    ...posts.tags.map((tag) => tagPath(translation, locale, tag)),
    listPath(translation, locale),
  ]);
  const redirects = (path: string) => [
    ...addressesOf(translation, path).map((form) => [`${form}1/`, form]),
    ...redirectedForms(translation, path).map((form) => [`${form}1/`, path]),
  ];
  return Object.fromEntries(first.flatMap(redirects));
}
