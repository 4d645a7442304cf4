import type { Content, Post, PostFacts, SiteContent } from "../../content/model/content.ts";
import { type Locale, languageOf } from "../../i18n/language.ts";
import { languageName } from "../../i18n/language-name.ts";
import type { PostSummary, TagLink } from "../../pages/data/summaries.ts";
import type { SiteInput } from "../../pages/definition/site-input.ts";
import { postPath, tagPath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";

/** The posts that visitors may see, newest first, and the labels of their tags. */
type PostSources = Pick<Content, "tags" | "posts"> & { readonly translation: Routes };

/** What is published. */
export interface PublishedContent {
  readonly content: SiteContent;
  readonly posts: PublicPosts;
}

/** What a site adds to what pages are made of. */
export interface PageHooks {
  /** What pages are made of in a language, beside what every site has. */
  input?(every: SiteInput, published: PublishedContent): SiteInput;
  /**
   * Seeds for the keys of posts, from the oldest on, and for the names of folders: what is drawn from one is the same in
   * every language.
   */
  seeds?(keys: readonly string[]): ReadonlyMap<string, string>;
}

/** Those of the site that a content is for. */
export function pageHooksOf({ definition }: Pick<SiteContent, "definition">): PageHooks {
  return definition as PageHooks;
}

export type PublicPosts = ReturnType<typeof publicPosts>;

/**
 * The posts that a build shows, in the orders that pages ask for: the one place that pages, lists, tags and feeds ask.
 *
 * @param seedsOf of their keys, from the oldest on; by default the keys
 */
export function publicPosts({ translation, tags, posts }: PostSources, seedsOf?: PageHooks["seeds"]) {
  const byLocale = Map.groupBy(posts, (post) => post.locale);
  const byKey = Map.groupBy(posts, (post) => post.key);
  const byTag = new Map(Object.keys(tags).map((tag) => [tag, postsOfTag(translation, posts, tag)] as const));
  const seeds = seedsOf?.(posts.map(({ key }) => key).reverse());
  /** What is drawn for a post is made from its seed. */
  const seedOf = ({ key }: PostFacts) => seeds?.get(key) ?? key;
  const summaries = new Map<string, PostSummary>();
  return {
    translation,
    seedOf,
    /** Posts of a language, newest first. */
    in: (locale: Locale): readonly Post[] => byLocale.get(locale) ?? [],
    /** The language versions of a post, itself included. */
    versions: (key: string): Readonly<Record<Locale, Post>> =>
      Object.fromEntries((byKey.get(key) ?? []).map((post) => [post.locale, post])),
    /** Ids of the tags that at least one post has, in the order of `tags.yaml`. */
    tags: [...byTag].filter(([, listings]) => listings.size > 0).map(([tag]) => tag),
    /** Posts of a tag: those of `locale`, then those that exist only in other languages. */
    tagged: (tag: string, locale: Locale): readonly Post[] => byTag.get(tag)?.get(locale) ?? [],
    /** A post as a list in `locale` shows it; always the same object. */
    summary(post: PostFacts, locale: Locale): PostSummary {
      const id = `${locale} ${post.file}`;
      const summary = summaries.get(id) ?? postSummary(post, seedOf(post), locale, { translation, tags });
      summaries.set(id, summary);
      return summary;
    },
  };
}

/** The posts of a tag, by language; empty where no post has the tag. */
function postsOfTag(translation: Routes, posts: readonly Post[], tag: string): ReadonlyMap<Locale, readonly Post[]> {
  const tagged = posts.filter((post) => post.tags.includes(tag));
  if (tagged.length === 0) return new Map();
  const versions = Map.groupBy(tagged, (post) => post.key);
  return new Map(
    translation.locales.map((locale) => {
      const own = tagged.filter((post) => post.locale === locale);
      return [
        locale,
        [...own, ...tagged.filter((post) => standsIn(translation, post, versions.get(post.key) ?? [], locale))],
      ];
    }),
  );
}

/** Whether this version of a post is listed in a language that has none: the first in the order of the site's languages. */
function standsIn(translation: Routes, post: PostFacts, versions: readonly Post[], locale: Locale): boolean {
  const languages = versions.map((version) => version.locale);
  if (languages.includes(locale)) return false;
  return translation.locales.find((candidate) => languages.includes(candidate)) === post.locale;
}

function postSummary(
  post: PostFacts,
  seed: string,
  locale: Locale,
  content: Pick<PostSources, "translation" | "tags">,
): PostSummary {
  return {
    seed,
    path: postPath(content.translation, post.locale, post.slug),
    locale: post.locale,
    ...(post.locale === locale ? {} : { language: languageName(post.locale, languageOf(content.translation, locale)) }),
    title: post.title,
    description: post.description,
    date: post.date,
    tags: tagLinks(post.tags, locale, content),
  };
}

/** Links to tags, labelled in `locale`. */
export function tagLinks(
  tags: readonly string[],
  locale: Locale,
  content: Pick<PostSources, "translation" | "tags">,
): TagLink[] {
  return tags.map((id) => ({
    id,
    label: content.tags[id]?.[locale] ?? id,
    path: tagPath(content.translation, locale, id),
  }));
}
