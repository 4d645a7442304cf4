import { basename } from "node:path/posix";
import { formsOf } from "../../i18n/translate-path.ts";
import { feedPath, listLocales, listPath, pagePath, postPath, tagPath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import type { PostFacts } from "../model/content.ts";
import type { OldAddress } from "../model/old-address.ts";
import { pageCount } from "../model/paginate.ts";
import { publicState } from "../model/visibility.ts";
import { postRedirects, type Redirect } from "./old-addresses.ts";

/** Everything that decides how an address is answered. */
export interface AddressSources {
  readonly translation: Routes;
  /** Every post, those that are not public included. */
  readonly posts: readonly PostFacts[];
  /** Paths of services and pages of texts. */
  readonly pages: readonly string[];
  /** Ids of the tags. */
  readonly tags: readonly string[];
  /** Old addresses of pages and tags; those of posts are part of them. */
  readonly redirects: readonly Redirect[];
  /** The entries of `gone.yaml`. */
  readonly gone: readonly OldAddress[];
  /** Today where the site's office is. */
  readonly today: string;
}

/** What the addresses of pages follow from, beside the posts. */
type AddressBasis = Pick<AddressSources, "translation" | "pages" | "tags">;

/** Every address that answers otherwise than with a page, those of the default language in both forms. */
export interface OtherAddresses {
  /** Old addresses, and the page that each leads to (301). */
  readonly redirects: Readonly<Record<string, string>>;
  /** Those that are gone for good (410): entries of `gone.yaml`, and what is left of withdrawn posts. */
  readonly gone: readonly string[];
}

/**
 * The addresses that answer with a page or a feed, in the one form that links use: pages, posts, tags, blogs and
 * feeds. Numbered pages of lists are left out: what they show moves on with every post.
 *
 * @param posts those that are shown
 */
export function publishedAddresses(posts: readonly PostFacts[], { translation, pages, tags }: AddressBasis): string[] {
  const used = new Set(posts.flatMap((post) => post.tags));
  const ofLanguages = translation.locales.flatMap((locale) => [
    ...translation.pages
      .filter(({ kind }) => kind === "one")
      .map(({ id: page }) => pagePath(translation, page, locale)),
    ...posts.filter((post) => post.locale === locale).map(({ slug }) => postPath(translation, locale, slug)),
    ...tags.filter((tag) => used.has(tag)).map((tag) => tagPath(translation, locale, tag)),
  ]);
  const lists = listLocales(translation).flatMap((locale) => [
    listPath(translation, locale),
    feedPath(translation, locale),
  ]);
  return [...ofLanguages, ...lists, ...pages];
}

/**
 * Every path a text may link to, unprefixed ones of the default language included; also where other parts of the content
 * are wrong.
 *
 * @param posts those that it may link to
 * @param unread files that could not be read: a link to one of these posts is not wrong as well
 */
export function knownPaths(
  posts: readonly PostFacts[],
  basis: AddressBasis,
  unread: readonly string[],
): ReadonlySet<string> {
  const { translation } = basis;
  const lists = listLocales(translation).flatMap((locale) => {
    const count = pageCount(posts.filter((post) => post.locale === locale).length);
    return Array.from({ length: count }, (_, index) => listPath(translation, locale, index + 1));
  });
  const wrong = translation.locales.flatMap((locale) =>
    unread
      .filter((file) => file.startsWith(`posts/${locale}/`))
      .map((file) => postPath(translation, locale, basename(file, ".md"))),
  );
  const all = [...publishedAddresses(posts, basis), ...lists, ...wrong];
  // A feed has its own address only.
  return new Set(all.flatMap((path) => (path.endsWith("/") ? formsOf(translation, path) : [path])));
}

/**
 * The redirects and the addresses that are gone.
 *
 * @param shown the posts of the build: in a preview all of them, whose pages win over what is said here
 */
export function otherAddresses(sources: AddressSources, shown: readonly PostFacts[]): OtherAddresses {
  const { translation } = sources;
  const forms = (path: string) => formsOf(translation, path);
  const published = new Set(publishedAddresses(shown, sources));
  const live = new Set([...published].flatMap(forms));
  const old = shown.flatMap((post) => postRedirects(translation, post));
  const leading = [...sources.redirects, ...old].filter(({ to }) => published.has(to));
  const redirects = new Map(
    leading
      .flatMap(({ path, to }) => forms(path).map((form) => [form, to] as const))
      .filter(([form]) => !live.has(form)),
  );
  const gone = [...sources.gone.map(({ path }) => path), ...withdrawn(sources)].flatMap(forms);
  return {
    redirects: Object.fromEntries(redirects),
    gone: [...new Set(gone)].filter((path) => !live.has(path) && !redirects.has(path)).sort(),
  };
}

/** The addresses that went with posts whose last day is over, old ones included, and those of tags that only they had. */
function withdrawn({ translation, posts, tags, redirects, today }: AddressSources): string[] {
  const over = posts.filter((post) => publicState(post, today) === "withdrawn");
  const withTheirs = over.flatMap((post) => [
    postPath(translation, post.locale, post.slug),
    ...postRedirects(translation, post).map(({ path }) => path),
  ]);
  const listings = tags
    .filter((tag) => over.some((post) => post.tags.includes(tag)))
    .flatMap((tag) => translation.locales.map((locale) => tagPath(translation, locale, tag)));
  const oldListings = redirects.filter(({ to }) => listings.includes(to)).map(({ path }) => path);
  return [...withTheirs, ...listings, ...oldListings];
}
