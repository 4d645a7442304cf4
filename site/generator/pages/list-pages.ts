import type { Locale } from "../../i18n/languages.ts";
import { message } from "../../i18n/messages.ts";
import { addressesOf, redirectedForms } from "../../i18n/translate-path.ts";
import type { TranslationSetup } from "../../i18n/translation-setup.ts";
import { twoVoices } from "../../page-data/content-tree.ts";
import type { PostListContent } from "../../page-data/page-contents.ts";
import type { PageContext } from "../../page-data/page-data.ts";
import { blogPath, tagPath } from "../../page-paths/paths.ts";
import type { PostFacts, SiteContent } from "../content/model/content.ts";
import { numberedPages, pageCount, paginate } from "../content/model/paginate.ts";
import { pageContext } from "./page-context.ts";
import { type PublicPosts, tagLinks } from "./public-posts.ts";

/** A list of posts in one language, before it is cut into pages. */
interface PostList {
  readonly locale: Locale;
  readonly posts: (locale: Locale) => readonly PostFacts[];
  readonly path: (locale: Locale, page: number) => string;
}

/** The pages of the blog list in one language. */
export function* blogPages(
  content: SiteContent,
  posts: PublicPosts,
  locale: Locale,
  localeDataUrl: string,
): Generator<PageContext> {
  const list: PostList = { locale, posts: posts.in, path: (other, page) => blogPath(content.translation, other, page) };
  const { heading, lead, title, description } = content.pages.blog[locale].text;
  for (const page of listPages(list, content, posts)) {
    yield pageContext(
      {
        page: "blog",
        ...page.place,
        title: numbered(title, page, content, locale),
        description: numbered(description, page, content, locale),
        content: { heading, lead, ...page.shown },
      },
      content,
      localeDataUrl,
    );
  }
}

/** The pages of every tag's listing in one language. */
export function* tagPages(
  content: SiteContent,
  posts: PublicPosts,
  locale: Locale,
  localeDataUrl: string,
): Generator<PageContext> {
  const texts = content.messages[locale];
  for (const tag of tagLinks(posts.tags, locale, content)) {
    const list: PostList = {
      locale,
      posts: (other) => posts.tagged(tag.id, other),
      path: (other, page) => tagPath(content.translation, other, tag.id, page),
    };
    const title = message(texts, "tag.title", { tag: tag.label });
    const heading = twoVoices(message(texts, "tag.title", { tag: `**${tag.label}**` }));
    const lead = message(texts, "tag.lead", { tag: tag.label });
    for (const page of listPages(list, content, posts)) {
      yield pageContext(
        {
          page: "tag",
          ...page.place,
          title: numbered(title, page, content, locale),
          description: numbered(lead, page, content, locale),
          content: { heading, lead: [lead], tag, ...page.shown },
        },
        content,
        localeDataUrl,
      );
    }
  }
}

interface ListPage {
  readonly number: number;
  readonly count: number;
  readonly place: {
    readonly locale: Locale;
    readonly path: string;
    readonly versions: Readonly<Partial<Record<Locale, string>>>;
    readonly otherwise: Readonly<Partial<Record<Locale, string>>>;
    readonly previous?: string;
    readonly next?: string;
  };
  readonly shown: Pick<PostListContent, "posts" | "pagination" | "tags">;
}

function* listPages({ locale, posts, path }: PostList, content: SiteContent, all: PublicPosts): Generator<ListPage> {
  const { translation } = content;
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
        locale,
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
function numbered(text: string, { number, count }: ListPage, content: SiteContent, locale: Locale): string {
  if (number === 1) return text;
  return `${text} (${message(content.messages[locale], "pagination.page-of", { page: number, pages: count })})`;
}

/** "/fr/blog/1/" and similar paths redirect to the page without a number. */
export function firstPageRedirects(translation: TranslationSetup, posts: PublicPosts): Record<string, string> {
  const first = translation.locales.flatMap((locale) => [
    ...posts.tags.map((tag) => tagPath(translation, locale, tag)),
    blogPath(translation, locale),
  ]);
  const redirects = (path: string) => [
    ...addressesOf(translation, path).map((form) => [`${form}1/`, form]),
    ...redirectedForms(translation, path).map((form) => [`${form}1/`, path]),
  ];
  return Object.fromEntries(first.flatMap(redirects));
}
