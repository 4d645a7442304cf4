import { stringify } from "yaml";
import { holderOf } from "#engine/content/addresses/holder-of.ts";
import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import { slugOf } from "#engine/content/source/slug.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";
import type { Wanted } from "../../contract/requests.ts";
import type { Json, SiteLanguage } from "../../contract/values.ts";
import { blankSettings } from "../../schemas/blank-settings.ts";
import { Refused } from "../../words/refused.ts";
import { articleKey } from "../collections.ts";
import {
  addressOf,
  isArticle,
  languageOf,
  type SiteFacts,
  settingsOf,
  type Texts,
  titleIn,
  titleOf,
  withSettings,
} from "./site-texts.ts";

/** The most characters of an address: it must be possible to read it out. */
const LONGEST_SLUG = 80;

/** Texts with new ones among them. */
export interface Added {
  readonly texts: Texts;
  /** The new files. */
  readonly paths: readonly string[];
}

/** Titles by language; where one is missing, the new text is called as what it was made from, with a number. */
export type NewTitles = Readonly<Record<SiteLanguage, string>>;

/**
 * An article with nothing but its title, as a draft of today, or the missing language of one: date, tags and picture are then those
 * of the languages that it has.
 *
 * @throws {Refused} for an empty title, and where the article has this language
 */
export function newArticle(facts: SiteFacts, texts: Texts, { language, title, key }: Wanted<"new-article">): Added {
  const shown = title.replace(/\s+/g, " ").trim();
  if (shown === "") throw Refused.because("title-missing", {});
  const articles = [...texts.keys()].filter((path) => path.startsWith("posts/"));
  const others = articles.filter((path) => key !== undefined && articleKey(path, settingsOf(texts, path)) === key);
  if (key !== undefined && others.length === 0) throw Refused.because("no-such-file", {}, 404);
  const same = others.find((path) => languageOf(path) === language);
  if (same !== undefined) throw Refused.because("article-in-language", { title: titleIn(facts, texts, same) }, 409);
  const slug = freeSlug(facts.translation, texts, shown, `posts/${language}/x.md`);
  const path = `posts/${language}/${slug}.md`;
  const { date = facts.today, tags = [], image } = others[0] === undefined ? {} : settingsOf(texts, others[0]);
  const settings = { title: shown, date, tags, key: key ?? slug, ...(image !== undefined && { image }), draft: true };
  return { texts: new Map(texts).set(path, textWith(settings)), paths: [path] };
}

/** The missing language of a page, with the words of a language that is there. */
export function newLanguage(
  { translation }: SiteFacts,
  texts: Texts,
  { page, language }: Wanted<"new-language">,
): Added {
  const path = `pages/${page}/${language}.md`;
  const first = translation.locales.map((locale) => `pages/${page}/${locale}.md`).find((other) => texts.has(other));
  if (first === undefined || texts.has(path)) throw Refused.because("no-such-file", {}, 404);
  return { texts: new Map(texts).set(path, texts.get(first) ?? ""), paths: [path] };
}

/** An article a second time, as a draft of today, or a page of folders in one of its own, in every language that it has. */
export function copied(facts: SiteFacts, texts: Texts, paths: readonly string[], titles: NewTitles): Added {
  const [first = ""] = paths;
  const folder = isArticle(first) ? undefined : folderOfCopy(facts, texts, first, Object.values(titles)[0]);
  let all = texts;
  let key: string | undefined;
  const made = paths.map((path) => {
    const own = settingsOf(texts, path);
    const language = languageOf(path);
    const title = titles[language] ?? `${(isArticle(path) && own.title) || titleOf(path, own)} (2)`;
    const slug = freeSlug(facts.translation, all, title, path);
    key ??= slug;
    const to = folder === undefined ? `posts/${language}/${slug}.md` : `pages/${folder}/${language}.md`;
    all = withSettings(new Map(all).set(to, texts.get(path) ?? ""), to, {
      ...(folder === undefined
        ? { date: facts.today, key, draft: true, updated: undefined, expires: undefined }
        : { slug, ...("name" in own && { name: title }) }),
      title,
      aliases: undefined,
    });
    return to;
  });
  return { texts: all, paths: made };
}

function folderOfCopy(facts: SiteFacts, texts: Texts, path: string, title = titleIn(facts, texts, path)): string {
  const page = pageOfFolder(facts.translation.pages, path.split("/")[1] ?? "");
  if (page?.kind !== "folder") throw Refused.because("not-to-be-copied", { title: titleIn(facts, texts, path) });
  return freeFolder(texts, `${page.folders ?? ""}${shortened(slugOf(title, page.id))}`);
}

/** A page with nothing but its title, in every language of the site; nothing links to it yet. @param kind the id of such pages */
export function newPage({ translation, pages }: SiteFacts, texts: Texts, kind: string, titles: NewTitles): Added {
  const page = pages.find(({ id }) => id === kind);
  const named = Object.values(titles)[0] ?? "";
  if (page?.kind !== "folder" || named.trim() === "") throw Refused.because("title-missing", {});
  const folder = freeFolder(texts, `${page.folders ?? ""}${shortened(slugOf(named, page.id))}`);
  let all = texts;
  const made = translation.locales.map((language) => {
    const path = `pages/${folder}/${language}.md`;
    const title = titles[language] ?? named;
    const settings = blankSettings(page, title);
    all = new Map(all).set(path, textWith({ ...settings, slug: "" }));
    all = new Map(all).set(path, textWith({ ...settings, slug: freeSlug(translation, all, title, path) }));
    return path;
  });
  return { texts: all, paths: made };
}

/** A file with settings and no text yet. */
function textWith(settings: Json): string {
  return `---\n${stringify(settings, { lineWidth: 0, collectionStyle: "any" })}---\n\n`;
}

/** The slug of a title that no page and no article has in a language. @param beside an article, or a page, as whose brother it is */
function freeSlug(translation: Routes, texts: Texts, title: string, beside: string): string {
  const language = languageOf(beside);
  const isPost = isArticle(beside);
  const others = [...texts.keys()].filter((path) => /^(?:posts|pages)\//.test(path));
  const taken = new Set(others.flatMap((path) => addressOf(translation, texts, path) ?? []));
  return numbered(shortened(slugOf(title, isPost ? "article" : "page")), (slug) => {
    const address = isPost
      ? addressOf(translation, texts, `posts/${language}/${slug}.md`)
      : addressOf(translation, withSettings(texts, beside, { slug }), beside);
    return taken.has(address ?? "") || holderOf(translation, slug, language) !== undefined;
  });
}

function freeFolder(texts: Texts, name: string): string {
  const folders = new Set([...texts.keys()].map((path) => path.split("/")[1] ?? ""));
  return numbered(name, (folder) => folders.has(folder));
}

/** A name, with the first number that makes it one that is not taken. */
function numbered(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}-${count}`;
  return free;
}

function shortened(slug: string): string {
  return slug.length <= LONGEST_SLUG ? slug : slug.slice(0, LONGEST_SLUG + 1).replace(/-[^-]*$/, "");
}
