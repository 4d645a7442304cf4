import { stringify } from "yaml";
import { dayIn } from "#engine/content/hours/days.ts";
import { slugProblems } from "#engine/content/reading/read-post.ts";
import { readContentFiles } from "#engine/content/source/content-files.ts";
import { slugOf } from "#engine/content/source/slug.ts";
import type { TranslationSetup } from "#engine/i18n/translation-setup.ts";
import type { NewArticle, NewPage } from "../contract/files.ts";
import type { Json } from "../contract/values.ts";
import type { ContentStore } from "../files/content-store.ts";
import { isGroup, type JsonGroup } from "../files/yaml/json-values.ts";
import { Refused } from "../words/refused.ts";
import { articleKey, isPost } from "./collections.ts";

/** The most characters of an address: it must be possible to read it out. */
const LONGEST_SLUG = 80;
/** Stands in for the owner's description: without one the article could not be shown. */
const NO_TEXT = "…";

/** Makes an article, or its text in another language, as a draft. @returns its path */
export async function makeArticle(
  store: ContentStore,
  translation: TranslationSetup,
  { language, title, key }: NewArticle,
  now: Date,
): Promise<string> {
  const shown = title.replace(/\s+/g, " ").trim();
  if (shown === "") throw Refused.because("title-missing", {});
  const posts = (await readContentFiles(store.folder)).list("posts/").filter((path) => isPost(translation, path));
  const others = key === undefined ? [] : await versionsOf(store, posts, key);
  const same = others.find(({ path }) => path.startsWith(`posts/${language}/`));
  if (same !== undefined) throw Refused.because("article-in-language", { file: same.path }, 409);
  const slug = freeSlug(translation, shown, language, posts);
  const path = `posts/${language}/${slug}.md`;
  const { date, tags, image } = others[0]?.settings ?? {};
  const settings: JsonGroup = {
    title: shown,
    date: date ?? dayIn("Europe/Paris", now),
    description: NO_TEXT,
    tags: tags ?? [],
    key: key ?? slug,
    ...(image === undefined ? {} : { image }),
    draft: true,
  };
  const text = `---\n${stringify(settings, { lineWidth: 0, collectionStyle: "any" })}---\n\n`;
  await store.save({ path, version: null, edited: { text } });
  return path;
}

/** Makes the missing language of a page from one that is there. @returns its path */
export async function makePage(
  store: ContentStore,
  { locales }: TranslationSetup,
  { page, language }: NewPage,
): Promise<string> {
  const path = `pages/${page}/${language}.md`;
  const others = await Promise.all(locales.map((locale) => store.read(`pages/${page}/${locale}.md`)));
  const first = others.find((file) => file !== undefined);
  if (first === undefined) throw Refused.because("no-such-file", { file: path }, 404);
  await store.save({ path, version: null, edited: { text: first.bytes.toString("utf8") } });
  return path;
}

async function versionsOf(store: ContentStore, posts: readonly string[], key: string) {
  const all = await Promise.all(
    posts.map(async (path): Promise<{ readonly path: string; readonly settings: Readonly<Record<string, Json>> }> => {
      const { value } = await store.open(path);
      return { path, settings: isGroup(value) ? value : {} };
    }),
  );
  return all.filter(({ path, settings }) => articleKey(path, settings) === key);
}

/** An address that no page and no other article has. */
function freeSlug(
  translation: TranslationSetup,
  title: string,
  language: NewArticle["language"],
  posts: readonly string[],
): string {
  const whole = slugOf(title, "article");
  const slug = whole.length <= LONGEST_SLUG ? whole : whole.slice(0, LONGEST_SLUG + 1).replace(/-[^-]*$/, "");
  const isFree = (name: string) =>
    !posts.includes(`posts/${language}/${name}.md`) && slugProblems(translation, "", name, language).length === 0;
  let candidate = slug;
  for (let count = 2; !isFree(candidate); count += 1) candidate = `${slug}-${count}`;
  return candidate;
}
