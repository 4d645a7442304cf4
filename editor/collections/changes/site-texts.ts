import { basename } from "node:path/posix";
import type { PageAddress } from "#engine/content/model/content.ts";
import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import { TextMemory } from "#engine/content/reading/reading-memory.ts";
import { listContentFiles } from "#engine/content/source/content-files.ts";
import { lineWords } from "#engine/content/text/typed-text.ts";
import { languageOf as languageOfSite } from "#engine/i18n/language.ts";
import { typeset } from "#engine/i18n/typography.ts";
import { folderPath, postPath } from "#engine/pages/paths/paths.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";
import type { TextsChanged } from "../../contract/files.ts";
import type { Json, SiteLanguage } from "../../contract/values.ts";
import type { ContentStore } from "../../files/content-store.ts";
import { plainLines, readText, withEdit } from "../../files/edited-text.ts";
import { fileKind, schemaOf } from "../../files/file-kinds.ts";
import { isGroup, isList, type JsonGroup } from "../../files/yaml/json-values.ts";
import type { SiteFacts } from "../../site/site-facts.ts";
import { Refused } from "../../words/refused.ts";

/** What a rule made of the texts. */
export interface Outcome extends TextsChanged {
  readonly texts: SiteTexts;
  readonly moved?: ReadonlyMap<string, string>;
  /** Files that are no texts. */
  readonly media?: ReadonlyMap<string, Uint8Array>;
}

/** Rules ask again and again, and few texts change. */
const lately = new TextMemory();

/** Every text of a content folder, by its path: a rule makes other texts of these, and writes nothing. */
export class SiteTexts {
  readonly facts: SiteFacts;
  readonly files: ReadonlyMap<string, string>;

  constructor(facts: SiteFacts, files: ReadonlyMap<string, string>) {
    this.facts = facts;
    this.files = files;
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
    const text = this.files.get(path) ?? "";
    return lately.recall(path, text, () => readText(fileKind(path), plainLines(text)).value);
  }

  /** What a file says above its text, or as a whole; empty where that cannot be read. */
  settings(path: string): JsonGroup {
    const value = this.value(path);
    return isGroup(value) ? value : {};
  }

  /** The list of a setting. */
  list(path: string, name: string): readonly string[] {
    return textsAt(this.settings(path), name);
  }

  /** What people call a text, as visitors read it; of several, the first. */
  title(path = ""): string {
    return path && titleOf(this.facts, path, this.settings(path));
  }

  /** The address of an article, a service or a page of texts; undefined for a page whose address is the site's, and for a file that says none. */
  address(path: string, translation?: Routes): string | undefined {
    return this.addresses(path, translation)[0];
  }

  /** Every address that follows from a text: its own, and those in the languages that the page lacks and it stands in for. */
  addresses(path: string, translation: Routes = this.facts.translation): readonly string[] {
    return isArticle(path)
      ? [postPath(translation, languageOf(path), basename(path, ".md"))]
      : this.pageAddresses(path, translation).map((address) => address.path);
  }

  /** The addresses of a page whose texts say it: of a service, or a page of texts. */
  pageAddresses(file: string, translation: Routes = this.facts.translation): readonly PageAddress[] {
    const folder = folderOf(file);
    const page = file.startsWith("pages/") ? pageOfFolder(translation.pages, folder) : undefined;
    const { slug } = page?.kind === "folder" ? this.settings(file) : {};
    if (page === undefined || typeof slug !== "string") return [];
    const own = languageOf(file);
    const others = translation.locales.filter((locale) => locale !== own && !this.has(`pages/${folder}/${locale}.md`));
    const locales = own === translation.fallbackLocale ? [own, ...others] : [own];
    return locales.map((locale) => {
      const path = folderPath(translation, page.id, locale, slug);
      return { page: page.id, folder, path, file, line: 1, slug, locale };
    });
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

/** The list at a name, as texts. */
function textsAt(settings: Json | undefined, name: string): readonly string[] {
  const list = isGroup(settings) ? settings[name] : undefined;
  return isList(list) ? list.map(String) : [];
}

/** Whether a file is an article. */
export function isArticle(path: string): boolean {
  return fileKind(path).schema === "post";
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

/** What people call a text, as visitors read it: its name, or its title without the marks of an article's. */
export function titleOf({ site, filled }: SiteFacts, path: string, settings: JsonGroup): string {
  const language = fileKind(path).language ?? "";
  const title = filled(writtenTitle(path, settings), language);
  return typeset(isArticle(path) ? lineWords(title) : title, languageOfSite(site, language));
}

/** Its name, or its title, as it is written. */
export function writtenTitle(path: string, { name, title }: JsonGroup): string {
  const text = [name, title].find((one) => typeof one === "string" && one !== "");
  return String(text ?? (isArticle(path) ? basename(path, ".md") : folderOf(path)));
}
