import { clockUntil } from "../../i18n/days.ts";
import type { Locale } from "../../i18n/language.ts";
import { formsOf } from "../../i18n/translate-path.ts";
import { folderPath, postPath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { type LinkCheck, linkCheck, withoutLinks } from "../addresses/check-links.ts";
import { type AddressSources, checkAddresses, holderOf, otherAddresses } from "../addresses/site-addresses.ts";
import type { Content, Localized, PageAddress, PageTexts, Post, PostFacts } from "../model/content.ts";
import type { Redirect } from "../model/old-address.ts";
import type { PageText } from "../model/page-schemas.ts";
import { beginsAt, dayOf, previewedDraft, shownPosts } from "../model/visibility.ts";
import type { Problem } from "../source/problem.ts";
import { consentServicesIn } from "../text/directives.ts";
import { draftFolders, type Source } from "./read-texts.ts";

/** What all texts of a folder tell together, on a day: the site, as far as its texts are right. */
export type JoinedTexts = ReturnType<typeof joinTexts>;

/** A folder whose configuration is right. */
export type ReadContent = JoinedTexts & { readonly content: Content };

/** The site that joined texts make: also where some have errors, but not where the configuration has. */
export function contentOf(joined: JoinedTexts): ReadContent | undefined {
  return joined.content && (joined as ReadContent);
}

/** The day, and whether drafts and what is to come are shown too, marked. */
export interface DayOptions {
  readonly now?: Date;
  readonly drafts?: boolean;
}

/** Joins texts that were read one by one: the site on a day. */
export function joinTexts(reading: Source, { now = new Date(), drafts = false }: DayOptions) {
  const { common, settings, pages, posts: files, tagRedirects, published } = reading;
  const { translation } = settings;
  const clock = clockUntil(settings.site?.timeZone ?? "UTC", now);
  const posts = files.flatMap(({ post }) => post ?? []).toSorted(newestFirst);
  const { tags = [...new Set(posts.flatMap((post) => post.tags))] } = settings;
  const pageAddresses = [...Map.groupBy(pages, ({ folder }) => folder).values()].flatMap((own) => {
    const said = own.flatMap(({ address }) => address ?? []);
    return [...said, ...standIns(translation, said)];
  });
  const redirects = [
    ...pages.flatMap(({ file, path, oldAddresses }) =>
      path === undefined ? [] : oldAddresses.map((old) => ({ ...old, file, to: path })),
    ),
    ...defaultLanguageSlugs(translation, pageAddresses),
    ...tagRedirects,
  ];
  const addresses: AddressSources = {
    translation,
    posts,
    pages: pageAddresses,
    tags,
    redirects,
    published,
    now: clock,
  };
  const others = otherAddresses(addresses, drafts);
  // The files of pages and posts whose addresses could not be read.
  const unread = [
    ...pages.filter(({ path }) => path === undefined),
    ...files.filter(({ post }) => post === undefined),
  ].map(({ file }) => file);
  const links = linkCheck(addresses, unread, drafts, others.redirects);
  const notYet = new Map([...pages, ...files].map((file) => [file.file, links.notYet(file)]));
  const drawn = <Shown>(file: string, content: Shown) => withoutLinks(content, notYet.get(file) ?? []);
  const hidden = drafts ? new Set<string>() : draftFolders(pages);
  const mediaOf = (texts: readonly Pick<Source["pages"][number], "media">[]) =>
    new Set([...reading.siteMedia, ...texts.flatMap(({ media }) => media)]);
  const named = mediaOf([...pages, ...files]);
  const draftFiles = draftsIn(reading);
  const shownPages = pages.filter(({ folder }) => !hidden.has(folder));
  const shown = shownPosts(posts, { now: clock, drafts }, translation);
  const content: Content | undefined = common && {
    ...common,
    ...textsOfPages(
      { ...reading, pages: shownPages, folders: reading.folders.filter(({ folder }) => !hidden.has(folder)) },
      drawn,
    ),
    posts: shown.map((post) => drawn(post.file, post)),
    embedded: shownPages.flatMap(({ file, text }) => consentServicesIn(text).map((service) => ({ service, file }))),
    notes: [...reading.notes, ...[...shownPages, ...files].flatMap(links.notes)],
  };
  return {
    /** From what all this was made. */
    reading,
    /** What the site shows, also where texts have errors; undefined where the configuration has. */
    content,
    /** Every post, those that are not shown included. */
    posts,
    /** The addresses of pages whose folder says them: those of wrong files, and of languages that another stands in for, too. */
    pageAddresses,
    /** What the addresses of the site follow from. */
    addresses,
    /** Every address that answers otherwise than with a page. */
    others,
    /** The files of the media folder that `site.yaml` and what is shown name, as browsers get them: those of others stay private. */
    media: reading.media.files(
      new Set([...reading.siteMedia, ...[...shownPages, ...shown].flatMap(({ media }) => media)]),
    ),
    /** Notes on files of the media folder that no text names. */
    mediaNotes: reading.media.notes(named),
    /** Every error of the files, and of all of them together: those of drafts apart, which stop nothing. */
    judge: (): { readonly errors: readonly Problem[]; readonly ofDrafts: readonly Problem[] } => {
      const all = [
        ...reading.problems,
        ...checkAddresses(addresses, unread),
        ...repeatedKeys(posts),
        ...repeatedAddresses(reading, pageAddresses),
        ...changedLater(posts, dayOf(clock)),
        ...wrongLinks(reading, links),
        ...draftsInSomeLanguages(reading),
        ...published.problems,
      ];
      const isDraft = ({ file }: Pick<Problem, "file">) => !drafts && draftFiles.has(file);
      // That a page is one in some of its languages alone is a mistake of those that are not.
      const isOfDraft = (one: Problem) => isDraft(one) && one.id !== "draft-in-some-languages";
      const ofMedia = reading.media.problems(mediaOf([...pages, ...files].filter((file) => !isDraft(file))));
      return { errors: [...ofMedia, ...all.filter((one) => !isOfDraft(one))], ofDrafts: all.filter(isOfDraft) };
    },
  };
}

/** Newest first; of the same day or hour, by slug. */
function newestFirst(a: Post, b: Post): number {
  const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return order(beginsAt(b), beginsAt(a)) || order(a.slug, b.slug);
}

/**
 * The texts of pages by folder and language; that of the fallback language stands in for those that are missing, and of a
 * draft, which may lack that one too, the first that is there.
 */
function textsOfPages(
  { definition, folders, pages, settings: { translation } }: Source,
  drawn: <Shown>(file: string, content: Shown) => Shown,
): Pick<Content, "pages" | "folders"> {
  const { locales, fallbackLocale } = translation;
  const textsOf = (folder: string): PageTexts => {
    const textIn = (wanted: Locale): Localized<PageText>[] =>
      pages.flatMap(({ folder: own, locale, file, says }) =>
        own === folder && locale === wanted && says ? [{ text: drawn(file, says), textLocale: locale }] : [],
      );
    return Object.fromEntries(
      locales.flatMap((locale) =>
        [locale, fallbackLocale, ...locales]
          .flatMap(textIn)
          .slice(0, 1)
          .map((text) => [locale, text]),
      ),
    );
  };
  const drafts = draftFolders(pages);
  const shownOf = (folder: string) =>
    drafts.has(folder) ? previewedDraft(textsOf(folder), translation) : textsOf(folder);
  const textsBy = (own: Source["folders"]) => Object.fromEntries(own.map(({ folder }) => [folder, shownOf(folder)]));
  return {
    pages: textsBy(folders.filter(({ page }) => page.kind !== "folder")),
    folders: Object.fromEntries(
      definition.pages
        .filter(({ kind }) => kind === "folder")
        .map(({ id }) => [id, textsBy(folders.filter(({ page }) => page.id === id))]),
    ),
  };
}

/** The addresses of a page in languages that it lacks: with the slug of the language that stands in. */
function standIns(translation: Routes, own: readonly PageAddress[]): PageAddress[] {
  const stand = own.find(({ locale }) => locale === translation.fallbackLocale) ?? own.find(({ draft }) => draft);
  if (stand === undefined) return [];
  return translation.locales
    .filter((locale) => own.every((address) => address.locale !== locale))
    .map((locale) => ({ ...stand, locale, path: folderPath(translation, stand.page, locale, stand.slug) }));
}

/**
 * In other languages the addresses of a folder's page below another with its slug of the default language lead to it:
 * there an unprefixed address ends that is followed from a page in another language (D1).
 */
function defaultLanguageSlugs(translation: Routes, addresses: readonly PageAddress[]): Redirect[] {
  const taken = new Set(addresses.map(({ path }) => path));
  return addresses.flatMap(({ page, folder, slug, locale }) => {
    if (locale !== translation.defaultLocale || !isBelowAnother(translation, page)) return [];
    return addresses
      .filter((other) => other.folder === folder)
      .map(({ locale: to, path: target, file, line }) => ({
        path: folderPath(translation, page, to, slug),
        to: target,
        file,
        line,
      }))
      .filter(({ path }) => !taken.has(path));
  });
}

/** Whether the paths of a page continue that of another. */
function isBelowAnother({ pages }: Routes, page: string): boolean {
  return pages.some(({ id, below }) => id === page && below !== undefined);
}

/** The files of drafts: of a page in all of its languages. */
function draftsIn({ pages, posts }: Source): ReadonlySet<string> {
  const folders = draftFolders(pages);
  const own = [...pages.filter(({ folder }) => folders.has(folder)), ...posts.filter(({ isDraft }) => isDraft)];
  return new Set(own.map(({ file }) => file));
}

/** Links that lead to no page, or to none of its headings. */
function wrongLinks({ pages, posts, settings: { translation } }: Source, links: LinkCheck): Problem[] {
  const all = [
    ...pages.map(({ path, says, anchors }) => ({ path: says && path, anchors })),
    ...posts.map(({ post, anchors }) => ({ path: post && postPath(translation, post.locale, post.slug), anchors })),
  ];
  const anchors = new Map(
    all.flatMap((own) =>
      own.path === undefined ? [] : formsOf(translation, own.path).map((form) => [form, own.anchors] as const),
    ),
  );
  return [...pages, ...posts].flatMap((file) => links.problems(file, (path) => anchors.get(path)));
}

/** Posts, public or not, and pages of texts that have the address of the site itself, of another page, or of a post. */
function repeatedAddresses({ posts, settings: { translation } }: Source, pages: readonly PageAddress[]): Problem[] {
  const holders = new Map<string, string>();
  const ofPosts = posts.flatMap(({ file, place }) => {
    if (place === undefined) return [];
    const { locale, slug } = place;
    const holder = holderOf(translation, slug, locale);
    return [{ file, line: 1, path: postPath(translation, locale, slug), write: `${slug}-2.md`, holder }];
  });
  const ofPages = pages.map(({ page, slug, locale, ...own }) => {
    const holder = isBelowAnother(translation, page) ? undefined : holderOf(translation, slug, locale);
    return { ...own, write: `slug: ${slug}-2`, holder };
  });
  return [...ofPosts, ...ofPages].flatMap(({ path, file, line, write, holder }): Problem[] => {
    const values = { address: path, write };
    if (holder === "site") return [{ file, line, id: "address-reserved", values }];
    const other = holder?.page ?? holders.get(path);
    holders.set(path, holders.get(path) ?? file);
    return other === undefined ? [] : [{ file, line, id: "address-taken", values: { ...values, other } }];
  });
}

/** Posts that say of a day to come that they were changed on it: lists and feeds would place them there. */
function changedLater(posts: readonly PostFacts[], today: string): Problem[] {
  return posts.flatMap(({ file, date, updated = date, updatedLine = 1 }): Problem[] => {
    const latest = date > today ? date : today;
    if (updated <= latest) return [];
    return [{ file, line: updatedLine, id: "day-to-come", values: { name: "updated", write: `updated: ${latest}` } }];
  });
}

/** Pages that are drafts in some of their languages alone. */
function draftsInSomeLanguages({ pages }: Source): Problem[] {
  return pages.flatMap(({ folder, draft }): Problem[] => {
    const others = pages.filter((other) => other.folder === folder && other.draft === undefined);
    if (draft === undefined || others.length === 0) return [];
    const values = { other: others.map(({ file }) => file).join(", "), write: "draft: true" };
    return [{ ...draft, id: "draft-in-some-languages", values }];
  });
}

/** Posts of one language that share a key: each would be the translation of the other. */
function repeatedKeys(posts: readonly PostFacts[]): Problem[] {
  const seen = new Map<string, PostFacts>();
  return posts.flatMap((post): Problem[] => {
    const id = `${post.locale}/${post.key}`;
    const other = seen.get(id);
    seen.set(id, post);
    if (!other) return [];
    const values = { key: post.key, other: other.file, write: `key: ${post.key}-2` };
    return [{ file: post.file, line: 1, id: "key-taken", values }];
  });
}
