import { basename } from "node:path/posix";
import { addressesOfDay } from "#engine/content/addresses/accepted-list.ts";
import { isPublicByItself } from "#engine/content/addresses/check-addresses.ts";
import type { AddressSources } from "#engine/content/addresses/site-addresses.ts";
import type { PostFacts } from "#engine/content/model/content.ts";
import { defaultLanguageSlugs } from "#engine/content/reading/read-pages.ts";
import { formsOf, localeAt } from "#engine/i18n/translate-path.ts";
import { isSiteLocale } from "#engine/i18n/translation-setup.ts";
import { postPath, tagPath } from "#engine/pages/paths/paths.ts";
import { isList } from "../../files/yaml/json-values.ts";
import { isArticle, languageOf, type SiteTexts, textsAt } from "./site-texts.ts";

const GONE = "gone.yaml";

/**
 * The texts with a list of gone addresses that fits them: what visitors may know and nothing answers any more is added, what has
 * a page again is taken out. So neither a deletion nor its undoing keeps the site from being published.
 *
 * @param before the texts that were there
 */
export function withFittingGone(before: SiteTexts, after: SiteTexts): SiteTexts {
  const lost = lostAddresses(before, after);
  const claimed = claimedAddresses(sourcesOf(after));
  const listed = goneIn(after);
  const fitting = [...listed.filter((path) => !claimed.has(path)), ...lost.filter((path) => !listed.includes(path))];
  return fitting.join() === listed.join() ? after : after.withValue(GONE, fitting);
}

/** The addresses that visitors may know and that nothing answers after a change. */
export function lostAddresses(before: SiteTexts, after: SiteTexts): readonly string[] {
  const { answers } = addressesOfDay(sourcesOf(after));
  return knownAddresses(before).filter((path) => !answers(path));
}

/** The addresses that answered and that visitors may know: those put online, and those of articles that came by their date. */
function knownAddresses(texts: SiteTexts): readonly string[] {
  const { published, translation } = texts.facts;
  const { answers, published: now, shown } = addressesOfDay(sourcesOf(texts));
  const byDate = shown.map(({ locale, slug }) => postPath(translation, locale, slug));
  const listed = published === undefined ? now : [...published.lines.keys()].filter(answers);
  return [...new Set([...listed, ...byDate])];
}

/** Every form of the addresses that a page has, or will have on its day, and of the old ones that lead to one. */
function claimedAddresses(sources: AddressSources): ReadonlySet<string> {
  const posts = sources.posts.filter((post) => isPublicByItself(post, sources.today));
  const undated = posts.map(({ expires: _, ...post }) => ({ ...post, date: sources.today }));
  const { published } = addressesOfDay({ ...sources, posts: undated });
  const old = [...sources.redirects, ...posts.flatMap(({ oldAddresses = [] }) => oldAddresses)].map(({ path }) => path);
  return new Set([...published, ...old].flatMap((path) => formsOf(sources.translation, path)));
}

function goneIn(texts: SiteTexts): readonly string[] {
  const value = texts.value(GONE);
  return isList(value) ? value.map(String) : [];
}

/** What decides how addresses are answered, as far as texts say it. */
function sourcesOf(texts: SiteTexts): AddressSources {
  const { translation, today } = texts.facts;
  const files = texts.pagesAndPosts.filter((path) => isSiteLocale(translation, languageOf(path)));
  const oldOf = (path: string) => texts.list(path, "aliases").map((old) => ({ path: old, line: 1 }));
  const posts = files.filter(isArticle).map((path): PostFacts => {
    const { date, draft, expires } = texts.settings(path);
    return {
      file: path,
      locale: languageOf(path),
      slug: basename(path, ".md"),
      key: "",
      title: [],
      description: "",
      date: String(date ?? ""),
      tags: texts.list(path, "tags"),
      draft: draft === true,
      oldAddresses: oldOf(path),
      ...(typeof expires === "string" && { expires }),
    };
  });
  const pages = files.filter((path) => !isArticle(path)).flatMap((path) => texts.pageAddresses(path));
  const tags = texts.settings("tags.yaml");
  return {
    translation,
    today,
    posts,
    pages: pages.map(({ path }) => path),
    tags: Object.keys(tags),
    redirects: [
      ...pages
        .filter(({ file, locale }) => languageOf(file) === locale)
        .flatMap(({ file, path }) => oldOf(file).map((old) => ({ ...old, file, to: path }))),
      ...defaultLanguageSlugs(translation, pages),
      ...Object.entries(tags).flatMap(([tag, own]) =>
        textsAt(own, "aliases").map((path) => ({
          path,
          line: 1,
          file: "tags.yaml",
          to: tagPath(translation, localeAt(translation, path), tag),
        })),
      ),
    ],
    gone: goneIn(texts).map((path) => ({ path, line: 1 })),
  };
}
