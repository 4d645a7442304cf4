import { stringify } from "yaml";
import { holderOf } from "#engine/content/addresses/site-addresses.ts";
import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import { slugOf } from "#engine/content/source/slug.ts";
import { typedLine } from "#engine/content/text/typed-text.ts";
import type { AnyPage } from "#engine/pages/definition/define-page.ts";
import { emptyValue } from "../contract/forms.ts";
import type { Wanted } from "../contract/requests.ts";
import type { Json, SiteLanguage } from "../contract/values.ts";
import { siteForms } from "../schemas/site-forms.ts";
import { Refused } from "../words/refused.ts";
import { articleKey, folderOf, isArticle, languageOf, type SiteTexts, writtenTitle } from "./site-texts.ts";

/** The most characters of an address: it must be possible to read it out. */
const LONGEST_SLUG = 80;

/** Texts with new ones among them. */
export interface Added {
  readonly texts: SiteTexts;
  /** The new files. */
  readonly paths: readonly string[];
}

/**
 * An article with nothing but its title, as a draft of today, or the missing language of one: date, tags and picture are then those
 * of the languages that it has.
 *
 * @throws {Refused} for an empty title, and where the article has this language
 */
export function newArticle(texts: SiteTexts, { language, title, key }: Wanted<"new-article">): Added {
  const shown = title.replace(/\s+/g, " ").trim();
  if (shown === "") throw Refused.because("title-missing", {});
  const articles = texts.pagesAndPosts.filter(isArticle);
  const others = articles.filter((path) => key !== undefined && articleKey(path, texts.settings(path)) === key);
  if (key !== undefined && others.length === 0) throw Refused.because("no-such-file", {}, 404);
  const same = others.find((path) => languageOf(path) === language);
  if (same !== undefined) throw Refused.because("article-in-language", { title: texts.title(same) }, 409);
  const slug = freeSlug(texts, shown, `posts/${language}/x.md`);
  const path = `posts/${language}/${slug}.md`;
  const { date = texts.facts.today, at, tags = [], image } = others[0] === undefined ? {} : texts.settings(others[0]);
  const settings = {
    title: typedLine(shown),
    date,
    ...(at !== undefined && { at }),
    tags,
    key: key ?? slug,
    ...(image !== undefined && { image }),
    draft: true,
  };
  return { texts: texts.with(path, textWith(settings)), paths: [path] };
}

/** The missing language of a page, with the words of a language that is there. */
export function newLanguage(texts: SiteTexts, { page, language }: Wanted<"new-language">): Added {
  const pathIn = (locale: SiteLanguage) => `pages/${page}/${locale}.md`;
  const path = pathIn(language);
  const first = texts.facts.translation.locales.map(pathIn).find((other) => texts.has(other));
  if (first === undefined || texts.has(path)) throw Refused.because("no-such-file", {}, 404);
  return { texts: texts.with(path, texts.files.get(first)), paths: [path] };
}

/**
 * An article a second time, dated today, or a page of folders in one of its own: a draft, in every language that it has.
 *
 * @param titles where one is missing, the new text is called as what it was made from, with a number
 */
export function copied(
  texts: SiteTexts,
  paths: readonly string[],
  titles: Readonly<Record<SiteLanguage, string>>,
): Added {
  const [first = ""] = paths;
  const folder = isArticle(first) ? undefined : folderOfCopy(texts, first, Object.values(titles)[0]);
  let all = texts;
  let key: string | undefined;
  const made = paths.map((path) => {
    const own = texts.settings(path);
    const language = languageOf(path);
    const title = titles[language] ?? `${writtenTitle(path, own)} (2)`;
    const slug = freeSlug(all, title, path);
    key ??= slug;
    const to = folder === undefined ? `posts/${language}/${slug}.md` : `pages/${folder}/${language}.md`;
    all = all.with(to, texts.files.get(path) ?? "").withSettings(to, {
      ...(folder === undefined
        ? { date: texts.facts.today, at: undefined, key, updated: undefined, expires: undefined }
        : { slug, ...("name" in own && { name: title }) }),
      title,
      draft: true,
      aliases: undefined,
    });
    return to;
  });
  return { texts: all, paths: made };
}

function folderOfCopy(texts: SiteTexts, path: string, title = texts.title(path)): string {
  const page = pageOfFolder(texts.facts.site.pages, folderOf(path));
  if (page?.kind !== "folder") throw Refused.because("not-to-be-copied", { title: texts.title(path) });
  return freeFolder(texts, page, title);
}

/**
 * A page with nothing but its title, which stands for each text that it needs, in every language of the site: a draft.
 */
export function newPage(texts: SiteTexts, { kind, titles }: Wanted<"new-page">): Added {
  const page = texts.facts.site.pages.find(({ id }) => id === kind);
  const named = Object.values(titles)[0] ?? "";
  if (page?.kind !== "folder" || named.trim() === "") throw Refused.because("title-missing", {});
  const folder = freeFolder(texts, page, named);
  const { site, language, translation } = texts.facts;
  const shape = siteForms({ site, language, locales: translation.locales, isWhole: true })[`page/${page.id}`];
  if (shape === undefined) throw Refused.because("no-such-file", {}, 404);
  let all = texts;
  const made = translation.locales.map((language) => {
    const path = `pages/${folder}/${language}.md`;
    const title = titles[language] ?? named;
    const settings = emptyValue(shape, (widget) => (widget.startsWith("markdown") ? typedLine(title) : title));
    all = all.with(path, textWith(settings)).withSettings(path, { slug: "", draft: true });
    all = all.withSettings(path, { slug: freeSlug(all, title, path) });
    return path;
  });
  return { texts: all, paths: made };
}

/** A file with settings and no text yet. */
function textWith(settings: Json): string {
  return `---\n${stringify(settings, { lineWidth: 0, collectionStyle: "any" })}---\n\n`;
}

/** The slug of a title that no page and no article has in a language. @param beside an article, or a page, as whose brother it is */
function freeSlug(texts: SiteTexts, title: string, beside: string): string {
  const language = languageOf(beside);
  const isPost = isArticle(beside);
  const taken = new Set(texts.pagesAndPosts.flatMap((path) => texts.address(path) ?? []));
  return numbered(shortened(slugOf(title, isPost ? "article" : "page")), (slug) => {
    const address = isPost
      ? texts.address(`posts/${language}/${slug}.md`)
      : texts.withSettings(beside, { slug }).address(beside);
    return taken.has(address ?? "") || holderOf(texts.facts.translation, slug, language) !== undefined;
  });
}

function freeFolder(texts: SiteTexts, { id, folders = "" }: AnyPage, title: string): string {
  const taken = new Set([...texts.files.keys()].map(folderOf));
  return numbered(`${folders}${shortened(slugOf(title, id))}`, (folder) => taken.has(folder));
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
