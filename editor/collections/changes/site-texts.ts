import { basename } from "node:path/posix";
import type { PageAddress } from "#engine/content/model/content.ts";
import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import { TextMemory } from "#engine/content/reading/text-memory.ts";
import { listContentFiles } from "#engine/content/source/content-files.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { folderPath, postPath } from "#engine/pages/paths/paths.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";
import type { Json, SiteLanguage } from "../../contract/values.ts";
import type { ContentStore } from "../../files/content-store.ts";
import { plainLines, readText, withEdit } from "../../files/edited-text.ts";
import { fileKind, schemaOf, type TextsOfSite } from "../../files/file-kinds.ts";
import { isGroup, isList, type JsonGroup } from "../../files/yaml/json-values.ts";
import type { Filled } from "../../site/filled-texts.ts";
import { Refused } from "../../words/refused.ts";

/** Every text of a content folder, by its path: a rule makes other texts of these, and writes nothing. */
export type Texts = ReadonlyMap<string, string>;

/** What a rule made of the texts. */
export interface Outcome {
  readonly texts: Texts;
  /** What was done, in the owner's words. */
  readonly said: string;
  /** The first file of what was changed; null where it is gone. */
  readonly path: string | null;
  readonly moved?: ReadonlyMap<string, string>;
  /** Files that are no texts. */
  readonly media?: ReadonlyMap<string, Uint8Array>;
}

/** What rules need beside the texts. */
export interface SiteFacts {
  readonly translation: Routes;
  /** The owner's. */
  readonly language: OwnerLanguage;
  /** The pages of the site as they are defined. */
  readonly pages: TextsOfSite["pages"];
  /** The lists of `site.yaml` that name pages by their folders. */
  readonly pageNames: readonly string[];
  readonly today: string;
  /** Every address that was ever put online; undefined before the first publication. */
  readonly published: ReadonlySet<string> | undefined;
  /** What visitors read of a title. */
  readonly filled: Filled;
  /** Addresses that are named outside of the site: none is changed unless the owner agrees. */
  readonly keptAddresses: readonly string[];
}

/** Reads every text that the editor changes. */
export async function readSiteTexts(store: ContentStore): Promise<Texts> {
  const isText = (path: string) => (schemaOf(store.site, path) ?? null) !== null;
  const files = (await listContentFiles(store.folder)).filter(isText);
  const read = await Promise.all(files.map(async (path) => [path, (await store.read(path))?.bytes] as const));
  return new Map(read.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes.toString("utf8")]])));
}

/** The files in which two sets of texts differ, with what each says in the second. */
export function differences(before: Texts, after: Texts): ReadonlyMap<string, string | null> {
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  const gone = [...before.keys()].filter((path) => !after.has(path)).map((path) => [path, null] as const);
  return new Map([...changed, ...gone]);
}

/** What a file says above its text, or as a whole; empty where that cannot be read. */
export function settingsOf(texts: Texts, path: string): JsonGroup {
  const value = valueIn(texts, path);
  return isGroup(value) ? value : {};
}

/** The value of a file; null where it cannot be read. */
export function valueIn(texts: Texts, path: string): Json {
  const text = texts.get(path) ?? "";
  return lately.recall(path, text, () => readText(fileKind(path), plainLines(text)).value);
}

/** Rules ask again and again, and few texts change. */
const lately = new TextMemory();

/** The list at a name, as texts. */
export function listAt(settings: JsonGroup, name: string): readonly string[] {
  const list = settings[name];
  return isList(list) ? list.map(String) : [];
}

/** The texts with other settings in a file. What is undefined is taken out. */
export function withSettings(texts: Texts, path: string, settings: Readonly<Record<string, Json | undefined>>): Texts {
  const all = Object.entries({ ...settingsOf(texts, path), ...settings });
  const value = Object.fromEntries(all.filter((entry): entry is [string, Json] => entry[1] !== undefined));
  return withValue(texts, path, value);
}

/** The texts with another value of a file. */
export function withValue(texts: Texts, path: string, value: Json): Texts {
  return new Map(texts).set(path, withEdit(fileKind(path).kind, texts.get(path) ?? "", { value }));
}

/** Whether a file is an article. */
export function isArticle(path: string): boolean {
  return fileKind(path).schema === "post";
}

/** The language of an article or a page. */
export function languageOf(path: string): SiteLanguage {
  const { language } = fileKind(path);
  if (language === null) throw Refused.because("not-to-be-moved", { file: path });
  return language;
}

/**
 * The address of an article, a service or a page of texts; undefined for a page whose address is the site's, and for a file
 * that says none.
 */
export function addressOf(translation: Routes, texts: Texts, path: string): string | undefined {
  return addressesFrom(translation, texts, path)[0];
}

/** Every address that follows from a text: its own, and those in the languages that the page lacks and it stands in for. */
export function addressesFrom(translation: Routes, texts: Texts, path: string): readonly string[] {
  return isArticle(path)
    ? [postPath(translation, languageOf(path), basename(path, ".md"))]
    : pageAddresses(translation, texts, path).map((address) => address.path);
}

/** The addresses of a page whose texts say it: of a service, or a page of texts. */
export function pageAddresses(translation: Routes, texts: Texts, file: string): readonly PageAddress[] {
  const folder = file.startsWith("pages/") ? (file.split("/")[1] ?? "") : "";
  const page = pageOfFolder(translation.pages, folder);
  const { slug } = page?.kind === "folder" ? settingsOf(texts, file) : {};
  if (page === undefined || typeof slug !== "string") return [];
  const own = languageOf(file);
  const others = translation.locales.filter((locale) => locale !== own && !texts.has(`pages/${folder}/${locale}.md`));
  const locales = own === translation.fallbackLocale ? [own, ...others] : [own];
  return locales.map((locale) => {
    const path = folderPath(translation, page.id, locale, slug);
    return { page: page.id, folder, path, file, line: 1, slug, locale };
  });
}

/** What people call a text, as visitors read it. */
export function titleIn({ filled }: Pick<SiteFacts, "filled">, texts: Texts, path: string): string {
  return filled(titleOf(path, settingsOf(texts, path)), fileKind(path).language ?? "");
}

/** Its name, or its title without the marks of its second voice, as it is written. */
export function titleOf(path: string, { name, title }: JsonGroup): string {
  const text = [name, title].find((one) => typeof one === "string" && one !== "");
  return String(text ?? (isArticle(path) ? basename(path, ".md") : path.split("/")[1])).replaceAll("**", "");
}

/** What the first of some files is called. */
export function titleOfFirst(facts: Pick<SiteFacts, "filled">, texts: Texts, [first]: readonly string[]): string {
  return first === undefined ? "" : titleIn(facts, texts, first);
}
