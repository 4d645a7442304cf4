import type { Locale } from "../../i18n/language.ts";
import { formsOf } from "../../i18n/translate-path.ts";
import type { AnyPage } from "../../pages/definition/define-page.ts";
import { folderPath, isFixedPage, listPath, pagePath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { anchorsIn } from "../addresses/anchors.ts";
import { holderOf } from "../addresses/holder-of.ts";
import type { LinkingFile } from "../addresses/links-in-time.ts";
import { addressesWithLines, type Redirect } from "../addresses/old-addresses.ts";
import type { Content, Localized, PageAddress } from "../model/content.ts";
import type { OldAddress } from "../model/old-address.ts";
import { pageFolders, singlePages } from "../model/page-folders.ts";
import { type PageText, pageSchema } from "../model/page-schemas.ts";
import type { ContentFiles } from "../source/content-files.ts";
import { readFrontMatter } from "../source/front-matter.ts";
import type { Problem } from "../source/problem.ts";
import { validate } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import type { TextEnvironment } from "../text/text-environment.ts";
import { textReader } from "../text/text-reader.ts";
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
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const redirects: Redirect[] = [];
  const addresses: PageAddress[] = [];
  const linking: LinkingFile[] = [];
  const media: string[] = [];
  const anchors = new Map<string, readonly string[]>();
  const unread: string[] = [];
  const { fallbackLocale: fallback } = translation;
  const folders = pageFolders(translation, files);
  const misplaced = new Set(
    folders.problems.flatMap((stray) => (stray.id === "page-misplaced" ? [stray.values.write] : [])),
  );
  const versions = (page: AnyPage, folder: string): Record<Locale, Localized<PageText>> => {
    const own: Record<Locale, Localized<PageText>> = {};
    for (const locale of translation.locales) {
      const file = `pages/${folder}/${locale}.md`;
      const source = files.text(file);
      if (source !== undefined) {
        const read = recall(file, source, (environments) =>
          readPage({ page, folder }, file, source, environments(locale), locale),
        );
        problems.push(...read.problems);
        if (read.text) own[locale] = { text: read.text, textLocale: locale };
        if (read.address) addresses.push(read.address);
        const to = read.address?.path ?? fixedPath(translation, page, locale);
        if (to === undefined) unread.push(file);
        else redirects.push(...read.oldAddresses.map((old) => ({ ...old, file, to })));
        linking.push({ file, text: source, links: read.links });
        media.push(...read.media);
        if (to !== undefined && read.text) for (const form of formsOf(translation, to)) anchors.set(form, read.anchors);
        continue;
      }
      // A file of the wrong name is its own mistake, and this page's text.
      if (misplaced.has(file)) continue;
      if (missing === "error" || locale === fallback) {
        problems.push({ file, line: 1, id: "page-untranslated", values: { write: file } });
      } else {
        notes.push({ file, line: 1, id: "page-shown-in-another", values: { locale: fallback, write: file } });
      }
    }
    const stand = own[fallback];
    if (stand) for (const locale of translation.locales) own[locale] ??= stand;
    addresses.push(
      ...standIns(
        translation,
        addresses.filter((address) => address.folder === folder),
      ),
    );
    return own;
  };
  const ofFolders = (page: AnyPage, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, versions(page, name)])) as Content["pages"];
  return {
    pages: Object.fromEntries(
      singlePages(definitions).map((page) => [page.id, versions(page, page.id)]),
    ) as Content["pages"],
    folders: Object.fromEntries(
      definitions
        .filter(({ kind }) => kind === "folder")
        .map((page) => [page.id, ofFolders(page, folders.folders[page.id] ?? [])]),
    ),
    addresses,
    files: linking,
    media,
    anchors,
    unread,
    redirects,
    problems: [...problems, ...folders.problems, ...repeatedAddresses(translation, addresses)],
    notes,
  };
}

/** A folder of texts, and the page that it is of. */
interface PageFolder {
  readonly page: AnyPage;
  readonly folder: string;
}

/** A file of a page, read. */
interface ReadPage {
  /** Undefined where it has errors. */
  readonly text?: PageText;
  readonly address?: PageAddress | undefined;
  readonly oldAddresses: readonly OldAddress[];
  readonly links: readonly string[];
  readonly media: readonly string[];
  readonly anchors: readonly string[];
  readonly problems: readonly Problem[];
}

function readPage(
  { page, folder }: PageFolder,
  file: string,
  source: string,
  environment: TextEnvironment,
  locale: Locale,
): ReadPage {
  const parts = readFrontMatter(file, source);
  if (!("source" in parts)) return { oldAddresses: [], links: [], media: [], anchors: [], problems: [parts] };
  const problems: Problem[] = [];
  const address = addressIn(environment.translation(), { page, folder }, parts.source, locale);
  const reader = textReader(file, source, locale, environment, problems);
  const result = validate(pageSchema(page, reader), parts.source);
  const body = reader.blocks(parts.body);
  const named = { links: [...reader.links], media: [...reader.media] };
  if ("problems" in result) {
    return { ...named, address, oldAddresses: [], anchors: [], problems: [...problems, ...result.problems] };
  }
  const { aliases = [], ...texts } = result.value;
  const text = reader.whole({ ...texts, body }) as PageText;
  return {
    ...named,
    text,
    address,
    anchors: anchorsIn(text),
    oldAddresses: addressesWithLines(parts.source, aliases),
    problems,
  };
}

/** The address that a file says, so that a link to a page with mistakes is not an error; undefined for a page with a fixed path. */
function addressIn(
  translation: Routes,
  { page: { id: page, kind }, folder }: PageFolder,
  source: YamlSource,
  locale: Locale,
): PageAddress | undefined {
  const slug = (source.value as { readonly slug?: unknown } | null | undefined)?.slug;
  if (typeof slug !== "string" || kind !== "folder") return undefined;
  const path = folderPath(translation, page, locale, slug);
  return { page, folder, path, file: source.file, line: source.lineAt(["slug"]), slug, locale };
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

function fixedPath(translation: Routes, { id, kind }: AnyPage, locale: Locale): string | undefined {
  if (kind === "folder") return undefined;
  return isFixedPage(translation, id) ? pagePath(translation, id, locale) : listPath(translation, locale);
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
