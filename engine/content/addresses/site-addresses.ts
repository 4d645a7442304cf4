import { basename } from "node:path/posix";
import type { Locale } from "../../i18n/language.ts";
import { formsOf } from "../../i18n/translate-path.ts";
import { prefixOf } from "../../i18n/translation-setup.ts";
import { serverSegments } from "../../manifest/server-paths.ts";
import { matchPath, withoutFirstPageNumber } from "../../pages/paths/match-path.ts";
import {
  barePath,
  feedPath,
  listLocales,
  listPath,
  pagePath,
  pagesWithFixedPath,
  postPath,
  tagPath,
} from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import type { PostFacts } from "../model/content.ts";
import { postRedirects, type Redirect } from "../model/old-address.ts";
import { pageCount } from "../model/paginate.ts";
import { reservedSegments } from "../model/translation-settings.ts";
import { publicState } from "../model/visibility.ts";
import type { Problem } from "../source/problem.ts";
import type { PublishedList } from "./published-list.ts";

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
  /** What was ever put online. */
  readonly published: PublishedList;
  /** Today where the site's office is. */
  readonly today: string;
}

/** What the addresses of pages follow from, beside the posts. */
type AddressBasis = Pick<AddressSources, "translation" | "pages" | "tags">;

/** Every address that answers otherwise than with a page, those of the default language in both forms. */
export interface OtherAddresses {
  /** Old addresses, and the page that each leads to (301). */
  readonly redirects: Readonly<Record<string, string>>;
  /** Those that are gone (410, D45): put online once, and no text has them any more or will have them again. */
  readonly gone: readonly string[];
}

/**
 * The addresses that answer with a page or a feed, in the one form that links use: pages, posts, tags, blogs and
 * feeds. Numbered pages of lists are left out: what they show moves on with every post.
 *
 * @param posts those that are shown
 */
function publishedAddresses(posts: readonly PostFacts[], { translation, pages, tags }: AddressBasis): string[] {
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
  const { translation, posts, published, today } = sources;
  const forms = (path: string) => formsOf(translation, path);
  const pages = new Set(publishedAddresses(shown, sources));
  const live = new Set([...pages].flatMap(forms));
  const leading = [...sources.redirects, ...shown.flatMap((post) => postRedirects(translation, post))];
  const redirects = new Map(
    leading
      .filter(({ to }) => pages.has(to))
      .flatMap(({ path, to }) => forms(path).map((form) => [form, to] as const))
      .filter(([form]) => !live.has(form)),
  );
  // A draft, and a post whose day is to come, have their addresses again: until then these are unknown (D43).
  const coming = addressesOf(
    posts.filter((post) => publicState(post, today) !== "withdrawn"),
    sources,
  );
  const gone = [...published.lines.keys()].flatMap(forms).filter((path) => !live.has(path) && !redirects.has(path));
  return {
    redirects: Object.fromEntries(redirects),
    gone: [...new Set(gone)].filter((path) => !coming.has(path)).sort(),
  };
}

/** The posts that are public on the day of the sources, whatever a preview shows. */
export function publicOn({ posts, today }: AddressSources): readonly PostFacts[] {
  return posts.filter((post) => publicState(post, today) === "public");
}

/** Every form of the addresses that answer, or did, with some posts: pages, feeds, and what leads to one. */
export function addressesOf(posts: readonly PostFacts[], sources: AddressSources): ReadonlySet<string> {
  return new Set(addressesToList(posts, sources).flatMap((path) => formsOf(sources.translation, path)));
}

/** The same in the one form that links use. */
export function addressesToList(posts: readonly PostFacts[], sources: AddressSources): readonly string[] {
  const pages = new Set(publishedAddresses(posts, sources));
  const old = [...sources.redirects, ...posts.flatMap((post) => postRedirects(sources.translation, post))];
  return [...pages, ...old.filter(({ to }) => pages.has(to)).map(({ path }) => path)];
}

/** Addresses of the server, and of files that every build has. */
const OF_THE_SERVER = [
  new RegExp(`^/(?:${serverSegments.join("|")}|assets|documents|\\.[^/]*)(?:/|$)`),
  /^\/(?:robots\.txt|favicon\.ico|site\.webmanifest|sitemap[^/]*\.xml|_headers|_redirects)\/?$/,
  /^\/(?:[^/]+\/)?4(?:04|10)\.html$/,
];

/**
 * Finds addresses that two things claim: old addresses that a page has, or will have on its date, and those that are
 * there twice. The address of a draft or of a withdrawn post is free. An old address cannot
 * lead to another: where it leads is a page, and what a page has is no old address.
 *
 * @param known every path that answers, now or from a later date on
 */
export function checkAddresses(sources: AddressSources, known: ReadonlySet<string>): Problem[] {
  const { translation } = sources;
  const posts = sources.posts.filter((post) => isPublicByItself(post, sources.today));
  const owners = new Map<string, Redirect>();
  const files = new Map(
    posts.flatMap(({ locale, slug, file }) =>
      formsOf(translation, postPath(translation, locale, slug)).map((path) => [path, file] as const),
    ),
  );
  const user = (path: string) =>
    formsOf(translation, path).flatMap((form) => files.get(form) ?? userOf(form, sources, known) ?? [])[0];
  return [...sources.redirects, ...posts.flatMap((post) => postRedirects(translation, post))].flatMap(
    (redirect): Problem[] => {
      const { path, to, file, line } = redirect;
      // Some hosts and file systems do not tell capitals apart.
      const keys = formsOf(translation, path).map((form) => form.toLowerCase());
      const other = keys.map((key) => owners.get(key)).find((owner) => owner !== undefined && owner.to !== to);
      for (const key of keys) owners.set(key, owners.get(key) ?? redirect);
      const owner = user(path);
      const values = { old: path };
      if (owner === SITE) return [{ file, line, id: "old-address-of-the-site", values }];
      if (owner === PAGE || (owner === undefined && formsOf(translation, to).includes(path)))
        return [{ file, line, id: "old-address-of-a-page", values }];
      const holder = owner ?? other?.file;
      return holder === undefined
        ? []
        : [{ file, line, id: "old-address-taken", values: { ...values, other: holder } }];
    },
  );
}

/** Whether a post is public, or will be on its date. */
export function isPublicByItself(post: PostFacts, today: string): boolean {
  return ["public", "scheduled"].includes(publicState(post, today));
}

/** The holder of an address that is no post's. */
const PAGE = "a page";
const SITE = "the site";

/** The holder of an address, unless it is a post; undefined for a free address. */
function userOf(
  path: string,
  { translation, posts, today }: AddressSources,
  known: ReadonlySet<string>,
): typeof PAGE | typeof SITE | undefined {
  if (OF_THE_SERVER.some((pattern) => pattern.test(path))) return SITE;
  if (known.has(path) || known.has(withoutFirstPageNumber(translation, path) ?? "")) return PAGE;
  // Lists grow: a number past the last page may be one tomorrow.
  const match = matchPath(translation, path);
  const kind = translation.pages.find(({ id }) => id === match?.page)?.kind;
  const isUsed = (tag = "") => posts.some((post) => post.tags.includes(tag) && isPublicByItself(post, today));
  const isList = kind === "list" || (kind === "list-of-tag" && isUsed(match?.tag));
  return isList ? PAGE : undefined;
}

/** Who has an address of one word, `/fr/<slug>/`: a page with a fixed path, by its file, or the site itself. */
export function holderOf(
  translation: Routes,
  slug: string,
  locale: Locale,
): { readonly page: string } | "site" | undefined {
  const page = pagesWithFixedPath(translation).find((id) => barePath(translation, id, locale) === `/${slug}/`);
  if (page !== undefined) return { page: `pages/${page}/${locale}.md` };
  const { locales } = translation;
  const prefixes = locales.map((other) => prefixOf(translation, other));
  const lists = translation.pages.flatMap(({ below }) =>
    below === undefined ? [] : locales.map((other) => barePath(translation, below, other).slice(1, -1)),
  );
  return [...reservedSegments(translation.pages), ...lists, ...locales, ...prefixes].includes(slug)
    ? "site"
    : undefined;
}
