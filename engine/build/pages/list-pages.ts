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
import { type Definition, type Page, type PageDescription, type PageSources, pageContext, shownTexts } from "./page.ts";
import { type PublicPosts, tagLinks } from "./public-posts.ts";

/** A list of posts, before it is cut into pages. */
interface ListSource {
  readonly posts: (locale: Locale) => readonly PostFacts[];
  readonly path: (locale: Locale, page: number) => string;
}

/** The numbered pages of the list of all posts. */
export function* blogPages(page: Definition<"list">, sources: PageSources): Generator<Page> {
  const { content, posts, site } = sources;
  const { text } = forLocale(textsOfPage(content.pages, page.id), site.locale);
  const path = (other: Locale, number: number) => listPath(content.translation, other, number);
  for (const part of listPages({ posts: posts.in, path }, sources)) {
    const shown = page.content({ list: part.shown, ...shownTexts(text) }, site);
    yield { context: numberedPage(page, part, text, shown, sources), popular: part.number === 1 };
  }
}

/** What the head of a tag's page says is what its view shows. */
type TagContent = Partial<Readonly<Record<"heading" | "lead", RichText>>>;

/** The numbered pages of every tag's list. */
export function* tagPages(page: Definition<"list-of-tag">, sources: PageSources): Generator<Page> {
  const { content, posts, site } = sources;
  for (const tag of site.tags) {
    const list: ListSource = {
      posts: (other) => posts.tagged(tag.id, other),
      path: (other, number) => tagPath(content.translation, other, tag.id, number),
    };
    for (const part of listPages(list, sources)) {
      const shown = page.content({ tag, list: part.shown }, site) as TagContent;
      if (shown.heading === undefined || shown.lead === undefined) throw new Error(withoutHead(page.id));
      const head = { title: plainText(shown.heading), description: plainText(shown.lead) };
      yield { context: numberedPage(page, part, head, shown, sources), popular: false };
    }
  }
}

function withoutHead(id: string): string {
  return `pages/${id}/page.ts: the content has no heading or no lead, which the head of a tag's page says. Add both to what "content" gives.`;
}

function numberedPage(
  { id }: Definition<"list"> | Definition<"list-of-tag">,
  part: ListPage,
  { title, description }: HeadTexts,
  shown: PageContext["content"],
  sources: PageSources,
): PageContext {
  const numbered = (text: string) => withNumber(text, part, sources.site);
  const head = { title: numbered(title), description: numbered(description) };
  return pageContext({ page: id, ...part.place, ...head, content: shown }, sources);
}

interface ListPage {
  readonly number: number;
  readonly count: number;
  readonly place: Pick<PageDescription, "path" | "versions" | "otherwise" | "previous" | "next">;
  readonly shown: PostList;
}

function* listPages({ posts, path }: ListSource, sources: PageSources): Generator<ListPage> {
  const { content, posts: all, site } = sources;
  const { translation } = content;
  const { locale } = site;
  const pages = paginate(posts(locale));
  const tags = tagLinks(all.tags, locale, content);
  const counts = new Map(translation.locales.map((other) => [other, pageCount(posts(other).length)]));
  for (const [index, shown] of pages.entries()) {
    const number = index + 1;
    const withPage = translation.locales.filter((other) => number <= (counts.get(other) ?? 0));
    const numbered = numberedPages(number, pages.length);
    yield {
      number,
      count: pages.length,
      place: {
        path: path(locale, number),
        versions: Object.fromEntries(withPage.map((other) => [other, path(other, number)])),
        otherwise: Object.fromEntries(translation.locales.map((other) => [other, path(other, 1)])),
        ...(number === 1 ? {} : { previous: path(locale, number - 1) }),
        ...(number === pages.length ? {} : { next: path(locale, number + 1) }),
      },
      shown: {
        posts: shown.map((post) => all.summary(post, locale)),
        pagination: {
          page: number,
          count: pages.length,
          links: numbered.map((page) => ({ page, path: path(locale, page) })),
        },
        tags,
      },
    };
  }
}

/** Pages after the first say which they are, in titles and descriptions alike. */
function withNumber(text: string, { number, count }: ListPage, { locale, messages }: SiteInput): string {
  if (number === 1) return text;
  return `${text} (${message(forLocale(messages, locale), "pagination.page-of", { page: number, pages: count })})`;
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
