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
import type { PageAddress, PostFacts } from "../model/content.ts";
import type { Redirect } from "../model/old-address.ts";
import { pageCount } from "../model/paginate.ts";
import { reservedSegments } from "../model/translation-settings.ts";
import { type PublicFacts, publicState } from "../model/visibility.ts";
import type { Problem } from "../source/problem.ts";
import type { PublishedList } from "./published-list.ts";

/** Everything that decides how an address is answered. */
export interface AddressSources {
  readonly translation: Routes;
  /** Every post, those that are not public included. */
  readonly posts: readonly PostFacts[];
  /** Those of services and pages of texts, drafts included. */
  readonly pages: readonly PageAddress[];
  readonly tags: readonly string[];
  /** Old addresses of pages and tags; those of posts are part of them. */
  readonly redirects: readonly Redirect[];
  readonly published: PublishedList;
  /** What the clock of the site's office shows, as of `publicState`. */
  readonly now: string;
}

/** Whether a text is public on the day of the sources, or why it is not. */
type TextState = ReturnType<typeof publicState>;

/** The states of the texts that are public, or will be by themselves. */
const PUBLIC_BY_ITSELF: readonly TextState[] = ["public", "scheduled"];

/** Every address that answers otherwise than with a page, those of the default language in both forms. */
export interface OtherAddresses {
  /** Old addresses, and the page that each leads to (301). */
  readonly redirects: Readonly<Record<string, string>>;
  /** Those that are gone (410, D45): put online once, and no text has them any more or will have them again. */
  readonly gone: readonly string[];
}

/** The posts that are in some states; all where none is named. */
export function postsIn(sources: AddressSources, states?: readonly TextState[]): readonly PostFacts[] {
  return textsIn(sources.posts, sources, states);
}

/** Those of pages or posts that are in some states; all where none is named. */
function textsIn<Text extends PublicFacts>(
  texts: readonly Text[],
  { now }: AddressSources,
  states: readonly TextState[] | undefined,
): readonly Text[] {
  return states === undefined ? texts : texts.filter((text) => states.includes(publicState(text, now)));
}

/**
 * The addresses that answer with a page or a feed while texts of some states are shown, in the one form that links use: pages,
 * posts, tags, blogs and feeds. Numbered pages of lists are left out: what they show moves on with every post.
 */
function pagesWith(sources: AddressSources, states?: readonly TextState[]): string[] {
  const { translation, tags } = sources;
  const posts = postsIn(sources, states);
  const used = new Set(posts.flatMap((post) => post.tags));
  const single = translation.pages.filter(({ kind }) => kind === "one");
  return [
    ...translation.locales.flatMap((locale) => [
      ...single.map(({ id }) => pagePath(translation, id, locale)),
      ...tags.filter((tag) => used.has(tag)).map((tag) => tagPath(translation, locale, tag)),
    ]),
    ...posts.map(({ locale, slug }) => postPath(translation, locale, slug)),
    ...listLocales(translation).flatMap((locale) => [listPath(translation, locale), feedPath(translation, locale)]),
    ...textsIn(sources.pages, sources, states).map(({ path }) => path),
  ];
}

/** Every old address of the texts of some states, and where it leads; of all where no state is named. */
export function redirectsWith(sources: AddressSources, states?: readonly TextState[]): readonly Redirect[] {
  const shown = textsIn(sources.pages, sources, states);
  const hidden = new Set(sources.pages.filter((page) => !shown.includes(page)).map(({ path }) => path));
  const ofPosts = postsIn(sources, states).flatMap(({ file, locale, slug, oldAddresses = [] }) =>
    oldAddresses.map((old) => ({ ...old, file, to: postPath(sources.translation, locale, slug) })),
  );
  return [...sources.redirects.filter(({ to }) => !hidden.has(to)), ...ofPosts];
}

/**
 * Every path a text may link to while texts of some states are shown, unprefixed ones of the default language included; also
 * where other parts of the content are wrong.
 *
 * @param unread files that could not be read: a link to one of these posts is not wrong as well
 */
export function knownPaths(
  sources: AddressSources,
  unread: readonly string[],
  states?: readonly TextState[],
): ReadonlySet<string> {
  const { translation } = sources;
  const posts = postsIn(sources, states);
  const lists = listLocales(translation).flatMap((locale) => {
    const count = pageCount(posts.filter((post) => post.locale === locale).length);
    return Array.from({ length: count }, (_, index) => listPath(translation, locale, index + 1));
  });
  const wrong = translation.locales.flatMap((locale) =>
    unread
      .filter((file) => file.startsWith(`posts/${locale}/`))
      .map((file) => postPath(translation, locale, basename(file, ".md"))),
  );
  const all = [...pagesWith(sources, states), ...lists, ...wrong];
  // A feed has its own address only.
  return new Set(all.flatMap((path) => (path.endsWith("/") ? formsOf(translation, path) : [path])));
}

/**
 * The redirects and the addresses that are gone.
 *
 * @param drafts whether every text is shown, in a preview: their pages win over what is said here
 */
export function otherAddresses(sources: AddressSources, drafts: boolean): OtherAddresses {
  const { translation, published } = sources;
  const forms = (path: string) => formsOf(translation, path);
  const shown: readonly TextState[] | undefined = drafts ? undefined : ["public"];
  const pages = new Set(pagesWith(sources, shown));
  const live = new Set([...pages].flatMap(forms));
  const redirects = new Map(
    redirectsWith(sources, shown)
      .filter(({ to }) => pages.has(to))
      .flatMap(({ path, to }) => forms(path).map((form) => [form, to] as const))
      .filter(([form]) => !live.has(form)),
  );
  // A draft, and a post whose day is to come, have their addresses again: until then these are unknown (D43).
  const coming = addressesOf(sources, ["public", "draft", "scheduled"]);
  const gone = [...published.lines.keys()].flatMap(forms).filter((path) => !live.has(path) && !redirects.has(path));
  return {
    redirects: Object.fromEntries(redirects),
    gone: [...new Set(gone)].filter((path) => !coming.has(path)).sort(),
  };
}

/** Every form of the addresses that answer while texts of some states are shown: pages, feeds, and what leads to one. */
export function addressesOf(sources: AddressSources, states: readonly TextState[]): ReadonlySet<string> {
  return new Set(addressesToList(sources, states).flatMap((path) => formsOf(sources.translation, path)));
}

/** The same in the one form that links use. */
export function addressesToList(sources: AddressSources, states: readonly TextState[]): readonly string[] {
  const pages = new Set(pagesWith(sources, states));
  const old = redirectsWith(sources, states).filter(({ to }) => pages.has(to));
  return [...pages, ...old.map(({ path }) => path)];
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
 * @param unread files that could not be read
 */
export function checkAddresses(sources: AddressSources, unread: readonly string[]): Problem[] {
  const { translation } = sources;
  const posts = postsIn(sources, PUBLIC_BY_ITSELF);
  const known = knownPaths(sources, unread, PUBLIC_BY_ITSELF);
  const tags = new Set(posts.flatMap((post) => post.tags));
  const files = new Map(
    posts.flatMap(({ locale, slug, file }) =>
      formsOf(translation, postPath(translation, locale, slug)).map((path) => [path, file] as const),
    ),
  );
  const isPage = (path: string) => {
    if (known.has(path) || known.has(withoutFirstPageNumber(translation, path) ?? "")) return true;
    // Lists grow: a number past the last page may be one tomorrow.
    const { page, tag = "" } = matchPath(translation, path) ?? {};
    const kind = translation.pages.find(({ id }) => id === page)?.kind;
    return kind === "list" || (kind === "list-of-tag" && tags.has(tag));
  };
  const owners = new Map<string, Redirect>();
  return redirectsWith(sources, PUBLIC_BY_ITSELF).flatMap((redirect): Problem[] => {
    const { path: old, to, file, line } = redirect;
    const forms = formsOf(translation, old);
    // Some hosts and file systems do not tell capitals apart.
    const keys = forms.map((form) => form.toLowerCase());
    const other = keys.map((key) => owners.get(key)).find((owner) => owner !== undefined && owner.to !== to);
    for (const key of keys) owners.set(key, owners.get(key) ?? redirect);
    const holders = forms.flatMap((form) => {
      if (files.has(form)) return { file: files.get(form) };
      return OF_THE_SERVER.some((pattern) => pattern.test(form)) ? "site" : isPage(form) ? "page" : [];
    });
    const own = formsOf(translation, to).includes(old) ? "page" : other;
    const [holder = own] = holders;
    if (holder === undefined) return [];
    if (holder === "site") return [{ file, line, id: "old-address-of-the-site", values: { old } }];
    if (holder === "page") return [{ file, line, id: "old-address-of-a-page", values: { old } }];
    return [{ file, line, id: "old-address-taken", values: { old, other: holder.file ?? "" } }];
  });
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
