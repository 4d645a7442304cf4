import { basename } from "node:path/posix";
import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import { listContentFiles } from "#engine/content/source/content-files.ts";
import { lineWords } from "#engine/content/text/typed-text.ts";
import { languageOf as languageOfSite } from "#engine/i18n/language.ts";
import { type Say, sayIn } from "#engine/i18n/owner-text.ts";
import { isSiteLocale } from "#engine/i18n/translation-setup.ts";
import { typeset } from "#engine/i18n/typography.ts";
import { basePath, folderPath, homePath, isFixedPage, pagePath, postPath } from "#engine/pages/paths/paths.ts";
import { type PageRoute, pageOfKind, type Routes } from "#engine/pages/paths/routes.ts";
import type { TextsChanged } from "../contract/files.ts";
import type { Json, SiteLanguage } from "../contract/values.ts";
import type { ContentStore } from "../files/content-store.ts";
import { plainLines, readLately, withEdit } from "../files/edited-text.ts";
import { fileKind, schemaAt, schemaOf } from "../files/file-kinds.ts";
import { isGroup, isList, type JsonGroup } from "../files/yaml/json-values.ts";
import { Refused } from "../words/refused.ts";
import { sentences } from "../words/sentences.ts";
import type { SiteFacts } from "./site-facts.ts";

/** What a rule made of the texts. */
export interface Outcome extends TextsChanged {
  readonly texts: SiteTexts;
  readonly moved?: ReadonlyMap<string, string>;
  /** Files that are no texts. */
  readonly media?: ReadonlyMap<string, Uint8Array>;
}

/** Gives the settings above a text where they were read already. */
export type HeadOf = (path: string, text: string) => Json | undefined;

/** Every text of a content folder, by its path: a rule makes other texts of these, and writes nothing. */
export class SiteTexts {
  readonly facts: SiteFacts;
  readonly files: ReadonlyMap<string, string>;

  readonly #headOf: HeadOf;

  constructor(facts: SiteFacts, files: ReadonlyMap<string, string>, headOf: HeadOf = () => undefined) {
    this.facts = facts;
    this.files = files;
    this.#headOf = headOf;
  }

  /** Says a sentence to the owner. */
  get say(): Say<typeof sentences> {
    return sayIn(sentences, this.facts.language);
  }

  /** The files that an address may follow from. */
  get pagesAndPosts(): readonly string[] {
    return [...this.files.keys()].filter((path) => /^(?:posts|pages)\//.test(path));
  }

  has(path: string): boolean {
    return this.files.has(path);
  }

  /** The value of a file; null where it cannot be read. */
  value(path: string): Json {
    const text = plainLines(this.files.get(path) ?? "");
    return this.#headOf(path, text) ?? readLately(path, text).value;
  }

  /** What a file says above its text, or as a whole; empty where that cannot be read. */
  settings(path: string): JsonGroup {
    const value = this.value(path);
    return isGroup(value) ? value : {};
  }

  /** The list of a setting. */
  list(path: string, name: string): readonly string[] {
    const list = this.settings(path)[name];
    return isList(list) ? list.map(String) : [];
  }

  /** What people call a text, as visitors read it: its name, or its title without the marks of an article's. */
  title(path = ""): string {
    if (path === "") return "";
    const { site, filled } = this.facts;
    const language = fileKind(path).language ?? "";
    const title = filled(writtenTitle(path, this.settings(path)), language);
    return typeset(isArticle(path) ? lineWords(title) : title, languageOfSite(site, language));
  }

  /** The address of an article, a service or a page of texts; undefined for a page whose address is the site's, and for a file that says none. */
  address(path: string, translation?: Routes): string | undefined {
    return this.addresses(path, translation)[0];
  }

  /** Every address that follows from a text: its own, and those in the languages that the page lacks and it stands in for. */
  addresses(path: string, translation: Routes = this.facts.translation): readonly string[] {
    if (isArticle(path)) return [postPath(translation, languageOf(path), basename(path, ".md"))];
    const folder = folderOf(path);
    const page = path.startsWith("pages/") ? pageOfFolder(translation.pages, folder) : undefined;
    const { slug } = page?.kind === "folder" ? this.settings(path) : {};
    if (page === undefined || typeof slug !== "string") return [];
    const own = languageOf(path);
    const others = translation.locales.filter((locale) => locale !== own && !this.has(`pages/${folder}/${locale}.md`));
    const locales = own === translation.fallbackLocale ? [own, ...others] : [own];
    return locales.map((locale) => folderPath(translation, page.id, locale, slug));
  }

  /** Where the preview shows a file; null where no page does. A file of all languages is shown in the owner's. */
  previewPath(path: string): string | null {
    const { site, translation, language: owner } = this.facts;
    const locale = fileKind(path).language ?? (isSiteLocale(translation, owner) ? owner : translation.defaultLocale);
    const schema = schemaAt(site, path);
    if (!isSiteLocale(translation, locale)) return null;
    const own = this.address(path);
    if (own !== undefined) return own;
    const page = site.pages.find((one) => {
      if (schema === "site") return one.showsSettings;
      return schema === "tags" ? listsTags(translation, one, locale) : schema === `page/${one.id}`;
    });
    // A page of a folder that says no address is shown by the list of its kind.
    const id = page?.kind === "folder" ? page.below : page?.id;
    if (id !== undefined && (page?.kind === "list" || isFixedPage(translation, id)))
      return pagePath(translation, id, locale);
    return ["site", "tags", "messages"].includes(schema ?? "") ? homePath(translation, locale) : null;
  }

  /** The texts with another one in a file, or without it. */
  with(path: string, text: string | undefined): SiteTexts {
    const files = new Map(this.files);
    if (text === undefined) files.delete(path);
    else files.set(path, text);
    return new SiteTexts(this.facts, files);
  }

  /** The texts with another value of a file. */
  withValue(path: string, value: Json): SiteTexts {
    return this.with(path, withEdit(fileKind(path).kind, this.files.get(path) ?? "", { value }));
  }

  /** The texts with other settings in a file. What is undefined is taken out. */
  withSettings(path: string, settings: Readonly<Record<string, Json | undefined>>): SiteTexts {
    const all = Object.entries({ ...this.settings(path), ...settings });
    return this.withValue(path, Object.fromEntries(all.filter((one): one is [string, Json] => one[1] !== undefined)));
  }

  /** The files in which other texts differ, with what each says there. */
  differences(after: SiteTexts): ReadonlyMap<string, string | null> {
    const changed = [...after.files].filter(([path, text]) => this.files.get(path) !== text);
    const gone = [...this.files.keys()].filter((path) => !after.has(path)).map((path) => [path, null] as const);
    return new Map([...changed, ...gone]);
  }
}

/** Reads every text that the editor changes. @param onUnread given why one cannot be read; without it, none can then */
export async function readSiteTexts(
  store: ContentStore,
  facts: SiteFacts,
  onUnread: (error: Refused) => Promise<undefined> = (error) => Promise.reject(error),
): Promise<SiteTexts> {
  const isText = (path: string) => (schemaOf(store.site, path) ?? null) !== null;
  const files = (await listContentFiles(store.folder)).filter(isText);
  const read = await Promise.all(
    files.map(async (path) => [path, (await store.read(path).catch(onUnread))?.bytes] as const),
  );
  const texts = read.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes.toString("utf8")] as const]));
  return new SiteTexts(facts, new Map(texts));
}

/** Whether a page is at the word that the paths of tags begin with. */
function listsTags(translation: Routes, page: PageRoute, locale: SiteLanguage): boolean {
  const tags = page.kind === "one" ? pageOfKind(translation, "list-of-tag") : undefined;
  return tags !== undefined && basePath(translation, page, locale) === basePath(translation, tags, locale);
}

/** Whether a file is an article. */
export function isArticle(path: string): boolean {
  return fileKind(path).schema === "post";
}

/** The key under which an article's languages are one. */
export function articleKey(path: string, { key }: JsonGroup): string {
  return typeof key === "string" && key !== "" ? key : basename(path, ".md");
}

/** The folder of a page. */
export function folderOf(path: string): string {
  return path.split("/")[1] ?? "";
}

/** The language of an article or a page. */
export function languageOf(path: string): SiteLanguage {
  const { language } = fileKind(path);
  if (language === null) throw Refused.because("not-to-be-moved", { file: path });
  return language;
}

/** Its name, or its title, as it is written. */
export function writtenTitle(path: string, { name, title }: JsonGroup): string {
  const text = [name, title].find((one) => typeof one === "string" && one !== "");
  return String(text ?? (isArticle(path) ? basename(path, ".md") : folderOf(path)));
}
