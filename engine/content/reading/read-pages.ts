import type { Locale } from "../../i18n/language.ts";
import { formsOf } from "../../i18n/translate-path.ts";
import type { AnyPage } from "../../pages/definition/define-page.ts";
import { folderPath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { holderOf } from "../addresses/holder-of.ts";
import type { LinkingFile } from "../addresses/links-in-time.ts";
import type { Redirect } from "../addresses/old-addresses.ts";
import type { Content, Localized, PageAddress, PageTexts } from "../model/content.ts";
import { pageFolders, singlePages } from "../model/page-folders.ts";
import type { PageText } from "../model/page-schemas.ts";
import type { ContentFiles } from "../source/content-files.ts";
import type { Problem } from "../source/problem.ts";
import { type PageFolder, type ReadPage, readPage } from "./read-page.ts";
import type { RecallText } from "./recalling-texts.ts";

/** The result of reading the page files. */
interface ReadPages extends Pick<Content, "pages" | "folders"> {
  /** The addresses that the files of folders say, those of wrong files included. */
  readonly addresses: readonly PageAddress[];
  /** The files, with what they link to. */
  readonly files: readonly LinkingFile[];
  /** The files of the media folder that they show and offer. */
  readonly media: readonly string[];
  /** The anchors of each page by its path. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
  /** The files whose addresses could not be read. */
  readonly unread: readonly string[];
  /** Old addresses of pages. */
  readonly redirects: readonly Redirect[];
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

/** Reads `pages/<page>/<locale>.md` for every page and locale. */
export function readPages(
  files: ContentFiles,
  definitions: readonly AnyPage[],
  translation: Routes,
  missing: "error" | "fallback",
  recall: RecallText,
): ReadPages {
  const { folders, problems } = pageFolders(translation, files);
  // A file of the wrong name is its own mistake, and the missing page's text.
  const misplaced = problems.flatMap((stray) => (stray.id === "page-misplaced" ? [stray.values.write] : []));
  const all = [
    ...singlePages(definitions).map((page) => ({ page, folder: page.id })),
    ...definitions.flatMap((page) => (folders[page.id] ?? []).map((folder) => ({ page, folder }))),
  ].map((own): ReadFolder => {
    const read = readFolder(own, files, translation, recall);
    const there = new Set([...misplaced, ...read.map(({ file }) => file)]);
    const lacking = translation.locales.filter((locale) => !there.has(pageFile(own.folder, locale)));
    return { ...own, files: read, lacking };
  });
  const read = all.flatMap((folder) => folder.files);
  const addresses = all.flatMap((folder) => {
    const own = folder.files.flatMap(({ address }) => address ?? []);
    return [...own, ...standIns(translation, own)];
  });
  const untranslated = all.flatMap(({ folder, lacking }) =>
    lacking.map((locale) => lackingPage(pageFile(folder, locale), locale, translation, missing)),
  );
  const textsOf = ({ files: own }: ReadFolder) => textsByLocale(own, translation);
  return {
    pages: Object.fromEntries(
      all.filter(({ page }) => page.kind !== "folder").map((own) => [own.folder, textsOf(own)]),
    ),
    folders: Object.fromEntries(
      definitions
        .filter(({ kind }) => kind === "folder")
        .map(({ id }) => {
          const ofPage = all.filter(({ page }) => page.id === id);
          return [id, Object.fromEntries(ofPage.map((own) => [own.folder, textsOf(own)]))];
        }),
    ),
    addresses,
    files: read.map(({ file, source, links }) => ({ file, text: source, links })),
    media: read.flatMap(({ media }) => media),
    anchors: new Map(
      read.flatMap(({ path, text, anchors }) =>
        path === undefined || text === undefined
          ? []
          : formsOf(translation, path).map((form) => [form, anchors] as const),
      ),
    ),
    unread: read.flatMap(({ file, path }) => (path === undefined ? [file] : [])),
    redirects: read.flatMap(({ file, path, oldAddresses }) =>
      path === undefined ? [] : oldAddresses.map((old) => ({ ...old, file, to: path })),
    ),
    problems: [
      ...read.flatMap((file) => file.problems),
      ...untranslated.filter(({ id }) => id === "page-untranslated"),
      ...problems,
      ...repeatedAddresses(translation, addresses),
    ],
    notes: untranslated.filter(({ id }) => id !== "page-untranslated"),
  };
}

/** The files of a folder that are there, with what they stand for. */
interface ReadFolder extends PageFolder {
  readonly files: readonly ReadFile[];
  /** The languages that have none. */
  readonly lacking: readonly Locale[];
}

interface ReadFile extends ReadPage {
  readonly file: string;
  readonly locale: Locale;
  readonly source: string;
}

function pageFile(folder: string, locale: Locale): string {
  return `pages/${folder}/${locale}.md`;
}

function readFolder(own: PageFolder, files: ContentFiles, translation: Routes, recall: RecallText): ReadFile[] {
  return translation.locales.flatMap((locale) => {
    const file = pageFile(own.folder, locale);
    const source = files.text(file);
    if (source === undefined) return [];
    const read = recall(file, source, (environments) => readPage(own, file, source, environments(locale), locale));
    return [{ ...read, file, locale, source }];
  });
}

/** The texts of a folder; that of the fallback language stands in for those that are missing. */
function textsByLocale(files: readonly ReadFile[], { locales, fallbackLocale }: Routes): PageTexts {
  const textIn = (locale: Locale): Localized<PageText>[] =>
    files.flatMap((file) => (file.locale === locale && file.text ? [{ text: file.text, textLocale: locale }] : []));
  return Object.fromEntries(
    locales.flatMap((locale) =>
      [...textIn(locale), ...textIn(fallbackLocale)].slice(0, 1).map((text) => [locale, text]),
    ),
  );
}

/** An error, or a note where the text in another language is shown. */
function lackingPage(file: string, locale: Locale, { fallbackLocale }: Routes, missing: "error" | "fallback"): Problem {
  return missing === "error" || locale === fallbackLocale
    ? { file, line: 1, id: "page-untranslated", values: { write: file } }
    : { file, line: 1, id: "page-shown-in-another", values: { locale: fallbackLocale, write: file } };
}

/** The addresses of a page in languages that it lacks: with the slug of the language that stands in. */
function standIns(translation: Routes, own: readonly PageAddress[]): PageAddress[] {
  const stand = own.find(({ locale }) => locale === translation.fallbackLocale);
  if (stand === undefined) return [];
  const { page, slug } = stand;
  return translation.locales
    .filter((locale) => own.every((address) => address.locale !== locale))
    .map((locale) => ({ ...stand, locale, path: folderPath(translation, page, locale, slug) }));
}

/**
 * In other languages the addresses of a folder's page below another with its slug of the default language lead to it:
 * there an unprefixed address ends that is followed from a page in another language (D1).
 */
export function defaultLanguageSlugs(translation: Routes, addresses: readonly PageAddress[]): Redirect[] {
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

function isBelowAnother({ pages }: Routes, page: string): boolean {
  return pages.some(({ id, below }) => id === page && below !== undefined);
}

/** Addresses that are another page's. Those of posts are compared once all of them are known. */
function repeatedAddresses(translation: Routes, addresses: readonly PageAddress[]): Problem[] {
  const users = new Map<string, string>();
  return addresses.flatMap(({ page, path, file, line, slug, locale }): Problem[] => {
    const write = `slug: ${slug}-2`;
    const holder = isBelowAnother(translation, page) ? undefined : holderOf(translation, slug, locale);
    if (holder === "site") return [{ file, line, id: "page-address-reserved", values: { address: path, write } }];
    const other = holder?.page ?? users.get(path);
    users.set(path, users.get(path) ?? file);
    return other === undefined
      ? []
      : [{ file, line, id: "page-address-taken", values: { address: path, other, write } }];
  });
}
