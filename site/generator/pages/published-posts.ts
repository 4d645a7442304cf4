import { type Locale, locales } from "../../i18n/site-locales.ts";
import type { PostSummary, TagLink } from "../../routes/page-views.ts";
import { postPath, tagPath } from "../../routes/paths.ts";
import type { Content, Post } from "../content/content.ts";

/** The posts a build shows, and how its pages find them. One rule for pages, lists, tags, feeds and sitemap. */
export interface PublishedPosts {
  /** Posts of a language, newest first. */
  in(locale: Locale): readonly Post[];
  /** The language versions of a post, itself included. */
  versions(key: string): Readonly<Partial<Record<Locale, Post>>>;
  /** Ids of the tags that a post carries, in the order of `tags.yaml`. */
  readonly tags: readonly string[];
  /** Posts of a tag: those of `locale`, then those that exist only in other languages (ruling D5). */
  tagged(tag: string, locale: Locale): readonly Post[];
}

/** Chooses the posts that a build shows: all but drafts, or all when previewing. */
export function publishedPosts(
  content: Content,
  { drafts = false }: { readonly drafts?: boolean } = {},
): PublishedPosts {
  const posts = content.posts.filter((post) => drafts || !post.draft);
  const byLocale = Map.groupBy(posts, (post) => post.locale);
  const byKey = Map.groupBy(posts, (post) => post.key);
  const byTag = new Map(
    Object.keys(content.tags).map((tag) => [tag, posts.filter((post) => post.tags.includes(tag))] as const),
  );
  return {
    in: (locale) => byLocale.get(locale) ?? [],
    versions: (key) => Object.fromEntries((byKey.get(key) ?? []).map((post) => [post.locale, post])),
    tags: [...byTag].filter(([, tagged]) => tagged.length > 0).map(([tag]) => tag),
    tagged: (tag, locale) => {
      const tagged = byTag.get(tag) ?? [];
      const own = tagged.filter((post) => post.locale === locale);
      return [...own, ...onlyElsewhere(tagged, locale)];
    },
  };
}

/** One version of each post that `locale` lacks: the first language of the site that has it. */
function onlyElsewhere(tagged: readonly Post[], locale: Locale): Post[] {
  const own = new Set(tagged.filter((post) => post.locale === locale).map((post) => post.key));
  return tagged.filter((post) => {
    if (own.has(post.key)) return false;
    const languages = tagged.filter((other) => other.key === post.key).map((other) => other.locale);
    return locales.find((candidate) => languages.includes(candidate)) === post.locale;
  });
}

/** A post as a list in `locale` shows it. */
export function postSummary(post: Post, locale: Locale, content: Content): PostSummary {
  return {
    key: post.key,
    path: postPath(post.locale, post.slug),
    locale: post.locale,
    title: post.title,
    description: post.description,
    date: post.date,
    tags: tagLinks(post.tags, locale, content),
  };
}

/** Links to tags, labelled in `locale`. */
export function tagLinks(tags: readonly string[], locale: Locale, content: Content): TagLink[] {
  return tags.map((id) => ({ id, label: content.tags[id]?.[locale] ?? id, path: tagPath(locale, id) }));
}

/**
 * Posts to read after a post: same language, those that share most tags first, then the newest; three at most.
 */
export function relatedPosts(post: Post, posts: PublishedPosts): readonly Post[] {
  const shared = (other: Post) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .in(post.locale)
    .filter((other) => other !== post)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 3);
}
