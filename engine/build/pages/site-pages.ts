import { type PostFacts, type PostText, textsOfPage } from "../../content/model/content.ts";
import { pageCount } from "../../content/model/paginate.ts";
import { forLocale, type Locale } from "../../i18n/language.ts";
import { messageReader } from "../../i18n/messages.ts";
import { addressesOf, redirectedForms } from "../../i18n/translate-path.ts";
import { type Picture, plainText } from "../../pages/data/content-tree.ts";
import type { ShownPost } from "../../pages/data/summaries.ts";
import type { AnyPage } from "../../pages/definition/define-page.ts";
import type { SiteInput } from "../../pages/definition/site-input.ts";
import { folderPath, gonePath, homePath, pagePath, postPath } from "../../pages/paths/paths.ts";
import type { PageKind, Routes } from "../../pages/paths/routes.ts";
import { blogPages, tagPages } from "./list-pages.ts";
import { type Definition, type Page, type PageSources, pageContext, placeOf, shownTexts } from "./page.ts";
import { type PublicPosts, type PublishedContent, pageHooksOf, tagLinks } from "./public-posts.ts";

/** The pages of each kind in a language. @param at a path: of posts, only the page that may be there */
const makers: {
  readonly [Kind in PageKind]: (page: Definition<Kind>, sources: PageSources, at?: string) => Generator<Page>;
} = {
  one: singlePage,
  error: errorPages,
  folder: folderPages,
  list: blogPages,
  "list-of-tag": tagPages,
  post: postPages,
};

/** Every page of the site, created one at a time. */
export function* sitePages(
  published: PublishedContent,
  localeDataUrls: Readonly<Record<Locale, string>>,
): Generator<Page> {
  const { definition, translation } = published.content;
  for (const locale of translation.locales) {
    const sources = pageSources(published, locale, localeDataUrls);
    for (const page of definition.pages) yield* pagesOf(page, sources);
  }
}

/** The pages of one definition in a language. @param at a path: of a kind that has many, only the page that may be there */
export function pagesOf(page: AnyPage, sources: PageSources, at?: string): Generator<Page> {
  return makers[page.kind](page as never, sources, at);
}

/** Number of addresses that answer with a page: of those to come, for who waits. */
export function addressCount({ content, posts }: PublishedContent): number {
  const { definition, translation } = content;
  const counts: Readonly<Record<PageKind, (locale: Locale, id: string) => number>> = {
    one: () => 1,
    error: () => 0,
    folder: (_, id) => Object.keys(content.folders[id] ?? {}).length,
    list: (locale) => pageCount(posts.in(locale).length),
    "list-of-tag": (locale) => posts.tags.reduce((sum, tag) => sum + pageCount(posts.tagged(tag, locale).length), 0),
    post: (locale) => posts.in(locale).length,
  };
  const counted = translation.locales.flatMap((locale) => {
    const addresses = addressesOf(translation, homePath(translation, locale)).length;
    return definition.pages.map(({ id, kind }) => counts[kind](locale, id) * addresses);
  });
  return counted.reduce((sum, count) => sum + count, 0);
}

/** The addresses with the prefix that a default language has not, and the page or feed that each redirects to. */
export function prefixRedirects(translation: Routes, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    paths.flatMap((path) => redirectedForms(translation, path).map((form) => [form, path] as const)),
  );
}

/** What the pages of a language are made from: what every site has, and what this site adds. */
export function pageSources(
  published: PublishedContent,
  locale: Locale,
  localeDataUrls: Readonly<Record<Locale, string>>,
): PageSources {
  const { content, posts } = published;
  const { translation, messages, pages } = content;
  const tags = tagLinks(posts.tags, locale, content);
  const every: SiteInput = {
    locale,
    translation,
    messages,
    message: messageReader(forLocale(messages, locale)),
    path: (page, other = locale) => pagePath(translation, page, other),
    singlePages: translation.pages
      .filter(({ kind }) => kind === "one")
      .map(({ id }) => ({
        id,
        name: forLocale(textsOfPage(pages, id), locale).text.title,
        path: pagePath(translation, id, locale),
      })),
    tags,
    tagSummaries: tags.flatMap((tag) => {
      const tagged = posts.tagged(tag.id, locale);
      const newest = tagged.toSorted((a, b) => b.date.localeCompare(a.date))[0];
      if (newest === undefined) return [];
      return [{ ...tag, count: tagged.length, newest: { title: plainText(newest.title), locale: newest.locale } }];
    }),
    newestPosts: (count) =>
      posts
        .in(locale)
        .slice(0, count)
        .map((post) => posts.summary(post, locale)),
  };
  const site = pageHooksOf(content).input?.(every, published) ?? every;
  return { content, posts, site, localeDataUrl: forLocale(localeDataUrls, locale) };
}

/** A page that the site has once. */
function* singlePage(page: Definition<"one">, sources: PageSources): Generator<Page> {
  const { place, text } = fixedPage(page, sources);
  const content = page.content(shownTexts(text), sources.site);
  yield { context: pageContext({ ...place, content }, sources), popular: true };
}

/** A page for each folder that the owner has made of its kind. */
function* folderPages(page: Definition<"folder">, sources: PageSources): Generator<Page> {
  const { content, site } = sources;
  const folders = content.folders[page.id] ?? {};
  const seeds = pageHooksOf(content).seeds?.(Object.keys(folders));
  for (const [folder, texts] of Object.entries(folders)) {
    const { text, hidden } = forLocale(texts, site.locale);
    const input = { folder, seed: seeds?.get(folder) ?? folder, ...shownTexts(text) };
    const place = placeOf(page.id, texts, sources, (locale) =>
      folderPath(content.translation, page.id, locale, forLocale(texts, locale).text.slug ?? ""),
    );
    const description = { ...place, content: page.content(input, site), ...(hidden ? { noindex: true as const } : {}) };
    yield { folder, context: pageContext(description, sources), popular: true };
  }
}

/** The page of unknown addresses, and that of addresses that are gone for good, with other words. */
function* errorPages(page: Definition<"error">, sources: PageSources): Generator<Page> {
  const { content, site } = sources;
  const { locale } = site;
  const { place, text } = fixedPage(page, sources);
  // The words of the latter are messages, which are there in every language.
  const gonePlace = { path: gonePath(content.translation, locale), versions: {}, otherwise: {}, textLocale: locale };
  for (const gone of [false, true]) {
    const description = {
      ...place,
      ...(gone ? gonePlace : {}),
      ...page.head?.({ gone }, site),
      content: page.content({ gone, ...shownTexts(text) }, site),
      noindex: true,
    } as const;
    yield { context: pageContext(description, sources), popular: false };
  }
}

/** Where a page with a fixed path is, and its text. */
function fixedPage({ id }: Definition<"one"> | Definition<"error">, sources: PageSources) {
  const { content, site } = sources;
  const texts = textsOfPage(content.pages, id);
  const place = placeOf(id, texts, sources, (locale) => pagePath(content.translation, id, locale));
  return { place, text: forLocale(texts, site.locale).text };
}

/** The newest posts of a language are read most. */
const POPULAR_POSTS = 20;

/** The page of every post in one language. @param at a path: only the page that may be there is made */
function* postPages(page: Definition<"post">, sources: PageSources, at?: string): Generator<Page> {
  const { content, posts, site } = sources;
  const { locale } = site;
  const { translation } = content;
  for (const [index, post] of posts.in(locale).entries()) {
    if (at !== undefined && !at.endsWith(`/${post.slug}/`)) continue;
    const versions = Object.entries(posts.versions(post.key)).map(([other, version]) => [
      other,
      postPath(translation, version.locale, version.slug),
    ]);
    const { title, description, date, updated, minutes } = post;
    const { image, body } = withFirstPicture(post);
    const shown: ShownPost = {
      ...{ seed: posts.seedOf(post), title, description, date, ...(updated !== undefined && { updated }) },
      tags: tagLinks(post.tags, locale, content),
      related: relatedPosts(post, posts).map((other) => posts.summary(other, locale)),
      ...{ minutes, body, ...(image && { image }), ...(post.sources && { sources: post.sources }) },
    };
    const context = pageContext(
      {
        page: page.id,
        path: postPath(translation, locale, post.slug),
        title: plainText(title),
        description,
        published: date,
        versions: Object.fromEntries(versions),
        content: page.content({ post: shown }, site),
        ...(post.hidden ? { noindex: true as const } : {}),
      },
      sources,
    );
    yield { context, post, popular: index < POPULAR_POSTS };
  }
}

/** The parts of a post that show pictures. */
type Illustrated = Pick<PostText, "image" | "body">;

/** Pixels: a narrower picture is not the page's largest element (LCP). */
const LARGE_PX = 480;
/** A picture after more blocks than this may be below the fold: it is loaded lazily like any other. */
const BLOCKS_BEFORE = 1;

/**
 * Marks the first large picture of a post, so that it is loaded eagerly: the picture above the text, or one at the very
 * beginning of it.
 */
export function withFirstPicture({ image, body }: Illustrated): Illustrated {
  if (image !== undefined) return { image: marked(image), body };
  const at = body.slice(0, BLOCKS_BEFORE + 1).findIndex((block) => block.type === "figure");
  return {
    body: body.map((block, index) =>
      index === at && block.type === "figure" ? { ...block, picture: marked(block.picture) } : block,
    ),
  };
}

function marked(picture: Picture): Picture {
  return picture.width >= LARGE_PX ? { ...picture, first: true } : picture;
}

const RELATED = 3;

/**
 * Posts to read after a post: of its language, those that share most tags first, then the nearest in time, so that a new post
 * changes the pages of few others. Three at most.
 */
export function relatedPosts(post: PostFacts, posts: Pick<PublicPosts, "in">): readonly PostFacts[] {
  const bySharedTags = Array.from({ length: post.tags.length + 1 }, (): PostFacts[] => []);
  for (const other of nearestFirst(post, posts.in(post.locale))) {
    bySharedTags[post.tags.filter((tag) => other.tags.includes(tag)).length]?.push(other);
    if (bySharedTags.at(-1)?.length === RELATED) break;
  }
  return bySharedTags.reverse().flat().slice(0, RELATED);
}

/** The other posts of a list in order of time, the nearest first; of two equally near the earlier one. */
function* nearestFirst(post: PostFacts, posts: readonly PostFacts[]): Generator<PostFacts> {
  const here = posts.indexOf(post);
  for (let distance = 1; distance < posts.length; distance += 1) {
    for (const at of [here + distance, here - distance]) {
      const other = posts[at];
      if (other !== undefined) yield other;
    }
  }
}
