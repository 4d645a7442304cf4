import { basename } from "node:path/posix";
import { dayIn } from "#engine/content/hours/days.ts";
import { pageKind } from "#engine/content/model/page-folders.ts";
import { publicState } from "#engine/content/model/visibility.ts";
import { contentText, readContentFiles } from "#engine/content/source/content-files.ts";
import { inEachLocale, isSiteLocale, type TranslationSetup } from "#engine/i18n/translation-setup.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { Article, ArticleVersion, Collections, PageEntry } from "../contract/collections.ts";
import type { Json, SiteLanguage } from "../contract/values.ts";
import { readText } from "../files/edited-text.ts";
import { fileKind } from "../files/file-kinds.ts";
import { isGroup, type JsonGroup } from "../files/yaml/json-values.ts";

/** Files beside the collections; any of them may be missing. */
const OTHERS = ["theme.yaml", "words.txt", "gone.yaml"];

/** Everything in a content folder that can be edited, broken files included. */
export async function collectionsIn(
  folder: string,
  translation: TranslationSetup,
  language: OwnerLanguage,
  now: Date,
): Promise<Collections> {
  const files = await readContentFiles(folder);
  const settings = async (path: string): Promise<JsonGroup> => {
    const { value } = readText(fileKind(path), contentText(Buffer.from(await files.load(path))));
    return isGroup(value) ? value : {};
  };
  const today = dayIn("Europe/Paris", now);
  const posts = files.list("posts/").filter((path) => isPost(translation, path));
  const articles = await Promise.all(posts.map(async (path) => keyedVersion(path, await settings(path), today)));
  const names = [...new Set(files.list("pages/").map((path) => path.split("/")[1] ?? ""))];
  const pages = await Promise.all(
    names.map((page) => pageEntry(translation, page, files.list(`pages/${page}/`), settings, language)),
  );
  const isService = ({ page }: PageEntry) => pageKind(page) === "service";
  return {
    languages: translation.locales,
    articles: byKey(translation, articles),
    pages: pages.filter((entry) => !isService(entry)),
    services: pages.filter(isService),
    company: "site.yaml",
    tags: "tags.yaml",
    messages: inEachLocale(translation, (locale) => `messages/${locale}.yaml`),
    others: OTHERS.filter((path) => files.list(path).includes(path)),
  };
}

/** Whether a file is an article in a language of the site, by its place. */
export function isPost(translation: TranslationSetup, path: string): boolean {
  const [, language] = /^posts\/([^/]+)\/[^/]+\.md$/.exec(path) ?? [];
  return isSiteLocale(translation, language);
}

/** The key under which an article's languages are one. */
export function articleKey(path: string, { key }: JsonGroup): string {
  return typeof key === "string" && key !== "" ? key : basename(path, ".md");
}

interface KeyedVersion {
  readonly key: string;
  readonly language: SiteLanguage;
  readonly version: ArticleVersion;
}

function keyedVersion(path: string, settings: JsonGroup, today: string): KeyedVersion {
  const { title, date, draft, expires } = settings;
  const text = (value: Json | undefined) => (typeof value === "string" ? value : "");
  const isBroken = text(title) === "" || text(date) === "";
  const shown = publicState(
    { draft: draft === true, date: text(date), ...(text(expires) === "" ? {} : { expires: text(expires) }) },
    today,
  );
  const state = isBroken ? "broken" : shown;
  const language = path.split("/")[1] as SiteLanguage;
  return {
    key: articleKey(path, settings),
    language,
    version: { path, title: text(title) || basename(path, ".md"), date: text(date), state },
  };
}

function byKey({ locales }: TranslationSetup, versions: readonly KeyedVersion[]): Article[] {
  const groups = Map.groupBy(versions, ({ key }) => key);
  const articles = [...groups].map(([key, group]): Article => {
    const own = Object.fromEntries(group.map(({ language, version }) => [language, version]));
    return { key, versions: own, missing: locales.filter((locale) => !(locale in own)) };
  });
  const newest = ({ versions: own }: Article) =>
    Object.values(own)
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? "";
  return articles.sort((a, b) => (newest(a) < newest(b) ? 1 : newest(a) > newest(b) ? -1 : a.key < b.key ? -1 : 1));
}

async function pageEntry(
  { locales }: TranslationSetup,
  page: string,
  paths: readonly string[],
  settings: (path: string) => Promise<JsonGroup>,
  language: OwnerLanguage,
): Promise<PageEntry> {
  const files: PageEntry["files"] = Object.fromEntries(
    locales.flatMap((locale) => {
      const path = `pages/${page}/${locale}.md`;
      return paths.includes(path) ? [[locale, path] as const] : [];
    }),
  ) as PageEntry["files"];
  const named = files[language] ?? Object.values(files)[0];
  const { name, title } = named === undefined ? {} : await settings(named);
  const label = typeof name === "string" ? name : typeof title === "string" ? title : page;
  return { page, title: label, files, missing: locales.filter((locale) => files[locale] === undefined) };
}
