import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { basename } from "node:path/posix";
import { parse } from "yaml";
import type { PublishedList } from "#engine/content/addresses/published-list.ts";
import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import { publicState } from "#engine/content/model/visibility.ts";
import { contentText, listContentFiles } from "#engine/content/source/content-files.ts";
import { frontMatterParts } from "#engine/content/source/front-matter.ts";
import { isCalendarDay } from "#engine/content/source/schema-fields.ts";
import { withMissingQuotes } from "#engine/content/source/yaml-source.ts";
import { languageOf } from "#engine/i18n/language.ts";
import { inEachLocale, isSiteLocale } from "#engine/i18n/translation-setup.ts";
import { typeset } from "#engine/i18n/typography.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { postPath } from "#engine/pages/paths/paths.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";
import type { Article, ArticleVersion, Collections, PageEntry } from "../contract/collections.ts";
import type { Json, SiteLanguage } from "../contract/values.ts";
import type { TextsOfSite } from "../files/file-kinds.ts";
import { isGroup, type JsonGroup } from "../files/yaml/json-values.ts";
import { previewPathOf } from "../site/preview-path.ts";

/** Files beside the collections; any of them may be missing. */
const OTHERS = ["theme.yaml", "words.txt", "gone.yaml"];

/** What the collections follow from beside the files. */
interface CollectionFacts {
  readonly site: TextsOfSite;
  readonly translation: Routes;
  readonly language: OwnerLanguage;
  readonly today: string;
  /** Of the last publications; undefined before the first. */
  readonly published: PublishedList | undefined;
}

/** Everything in a content folder that can be edited, broken files included. */
export async function collectionsIn(folder: string, facts: CollectionFacts): Promise<Collections> {
  const { translation } = facts;
  const files = await listContentFiles(folder);
  const list = (prefix: string) => files.filter((path) => path.startsWith(prefix));
  const posts = list("posts/").filter((path) => isPost(translation, path));
  const articles = await Promise.all(
    posts.map(async (path) => keyedVersion(path, await readFacts(folder, path), facts)),
  );
  const names = [...new Set(list("pages/").map((path) => path.split("/")[1] ?? ""))];
  const pages = await Promise.all(names.map((page) => pageEntry(facts, page, list(`pages/${page}/`), folder)));
  const isService = ({ page }: PageEntry) => pageOfFolder(translation.pages, page)?.below !== undefined;
  return {
    languages: translation.locales,
    articles: byKey(articles),
    pages: pages.filter((entry) => !isService(entry)),
    services: pages.filter(isService),
    company: "site.yaml",
    tags: "tags.yaml",
    messages: inEachLocale(translation, (locale) => `messages/${locale}.yaml`),
    others: OTHERS.filter((path) => files.includes(path)),
  };
}

/** What a file says above its text, and when it was last written. */
interface FileFacts {
  readonly settings: JsonGroup;
  readonly writtenAt: Date;
}

/** The last reading of each file by its place: of many files few have changed. */
const lastRead = new Map<string, FileFacts & { readonly stamp: string }>();

async function readFacts(folder: string, path: string): Promise<FileFacts> {
  const file = join(folder, path);
  const { mtime, mtimeMs, size } = await stat(file);
  const stamp = `${mtimeMs} ${size}`;
  const known = lastRead.get(file);
  if (known?.stamp === stamp) return known;
  const settings = quickSettings(contentText(await readFile(file)));
  const facts = { stamp, settings, writtenAt: mtime };
  lastRead.set(file, facts);
  return facts;
}

/** The settings of a text, without the positions that changing it would need. */
function quickSettings(text: string): JsonGroup {
  try {
    const value: unknown = parse(withMissingQuotes(frontMatterParts(text)?.[1] ?? ""));
    return isGroup(value as Json) ? (value as JsonGroup) : {};
  } catch {
    return {};
  }
}

/** Whether a file is an article in a language of the site, by its place. */
function isPost(translation: Routes, path: string): boolean {
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

function keyedVersion(path: string, { settings, writtenAt }: FileFacts, facts: CollectionFacts): KeyedVersion {
  const { title, date, draft, expires } = settings;
  const text = (value: Json | undefined) => (typeof value === "string" ? value : "");
  const language = path.split("/")[1] as SiteLanguage;
  const address = postPath(facts.translation, language, basename(path, ".md"));
  const days = [text(date), ...(text(expires) === "" ? [] : [text(expires)])];
  const isBroken = text(title) === "" || !days.every(isCalendarDay);
  const shown = publicState(
    { draft: draft === true, date: text(date), ...(text(expires) === "" ? {} : { expires: text(expires) }) },
    facts.today,
  );
  const state = isBroken ? "broken" : shown === "public" ? onlineState(address, writtenAt, facts) : shown;
  return {
    key: articleKey(path, settings),
    language,
    version: {
      path,
      title: titleShown(facts.site, text(title), language) || basename(path, ".md"),
      date: text(date),
      address,
      state,
    },
  };
}

/** A title as its visitors see it, without the marks of its second voice. */
function titleShown(site: TextsOfSite, title: string, language: SiteLanguage): string {
  return typeset(title.replaceAll("**", ""), languageOf(site, language));
}

/** Whether a public text is online as it is. @param address undefined for one that goes wherever the site goes */
function onlineState(
  address: string | undefined,
  writtenAt: Date,
  { published }: CollectionFacts,
): "ready" | "online" | "changed" {
  if (published === undefined || (address !== undefined && !published.lines.has(address))) return "ready";
  return published.at !== undefined && writtenAt > new Date(published.at) ? "changed" : "online";
}

function byKey(versions: readonly KeyedVersion[]): Article[] {
  const groups = Map.groupBy(versions, ({ key }) => key);
  const articles = [...groups].map(([key, group]): Article => {
    const own = Object.fromEntries(group.map(({ language, version }) => [language, version]));
    return { key, versions: own };
  });
  const newest = ({ versions: own }: Article) =>
    Object.values(own)
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? "";
  return articles.sort((a, b) => (newest(a) < newest(b) ? 1 : newest(a) > newest(b) ? -1 : a.key < b.key ? -1 : 1));
}

async function pageEntry(
  facts: CollectionFacts,
  page: string,
  paths: readonly string[],
  folder: string,
): Promise<PageEntry> {
  const { translation, language } = facts;
  const { locales } = translation;
  const files: PageEntry["files"] = Object.fromEntries(
    locales.flatMap((locale) => {
      const path = `pages/${page}/${locale}.md`;
      return paths.includes(path) ? [[locale, path] as const] : [];
    }),
  ) as PageEntry["files"];
  const read = await Promise.all(
    Object.entries(files).map(async ([locale, path]) => ({ locale, path, ...(await readFacts(folder, path)) })),
  );
  const first = read.find(({ locale }) => locale === language) ?? read[0];
  const label = [first?.settings.name, first?.settings.title].find((text) => typeof text === "string");
  const placed = read.map((file) => ({
    ...file,
    address: previewPathOf(facts.site, translation, file.path, language, file.settings) ?? undefined,
  }));
  // Nobody has the address of an error page: it goes with the site.
  const isError = pageOfFolder(translation.pages, page)?.kind === "error";
  const stateOf = ({ address = "", writtenAt }: (typeof placed)[number]) =>
    onlineState(isError ? undefined : address, writtenAt, facts);
  return {
    page,
    title: first && label ? titleShown(facts.site, label, first.locale) : page,
    files,
    addresses: Object.fromEntries(
      placed.flatMap(({ locale, address }) => (address === undefined ? [] : [[locale, address]])),
    ),
    states: Object.fromEntries(placed.map((file) => [file.locale, stateOf(file)])),
    isFixed: pageOfFolder(translation.pages, page)?.kind !== "folder",
  };
}
