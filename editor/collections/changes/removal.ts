import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import type { Json } from "../../contract/values.ts";
import { isGroup, isList, isSame } from "../../files/yaml/json-values.ts";
import { Refused } from "../../words/refused.ts";
import { sentence } from "../../words/sentences.ts";
import { withoutLinks } from "./links.ts";
import { folderOf, isArticle, type Outcome, type SiteTexts } from "./site-texts.ts";

/** The texts of articles as drafts, or ready to be put online. */
export function withDraft(texts: SiteTexts, paths: readonly string[], isDraft: boolean): SiteTexts {
  return paths
    .filter(isArticle)
    .reduce((all, path) => all.withSettings(path, { draft: isDraft ? true : undefined }), texts);
}

/**
 * The texts without articles or pages, without links to them, of which the words stay, and without their names in the settings. A page
 * goes in all its languages: without one of them the site could not be made.
 */
export function removed(texts: SiteTexts, paths: readonly string[]): Outcome {
  const { site, language } = texts.facts;
  const all = paths.flatMap((path) => {
    if (isArticle(path)) return [path];
    if (pageOfFolder(site.pages, folderOf(path))?.kind !== "folder") throw Refused.because("not-to-be-deleted", {});
    return texts.pagesAndPosts.filter((other) => other.startsWith(`pages/${folderOf(path)}/`));
  });
  const addresses = all.flatMap((path) => [...texts.addresses(path), ...texts.list(path, "aliases")]);
  const rest = all.reduce((left, path) => left.with(path, undefined), texts);
  const { texts: unlinked, count } = withoutLinks(rest, addresses);
  const said = [sentence("text-deleted", { title: texts.title(paths[0]) }, language)];
  if (count > 0) said.push(sentence("links-taken-away", { count: String(count) }, language));
  return { texts: withoutNames(unlinked, all), said: said.join(" "), path: null };
}

/** The texts without a tag: no article has it any more. */
export function withoutTag(texts: SiteTexts, tag: string): Outcome {
  const { [tag]: _, ...tags } = texts.settings("tags.yaml");
  const users = texts.pagesAndPosts.filter((path) => isArticle(path) && texts.list(path, "tags").includes(tag));
  const without = (all: SiteTexts, path: string) =>
    all.withSettings(path, { tags: all.list(path, "tags").filter((other) => other !== tag) });
  const said = sentence("tag-deleted", { count: String(users.length) }, texts.facts.language);
  return { texts: users.reduce(without, texts).withValue("tags.yaml", tags), said, path: null };
}

/** The settings without the names of pages that have gone. */
function withoutNames(texts: SiteTexts, paths: readonly string[]): SiteTexts {
  const folders = new Set(paths.filter((path) => path.startsWith("pages/")).map(folderOf));
  const settings = texts.settings("site.yaml");
  const places = Object.keys(texts.facts.site.settings?.pageNames ?? {});
  const changed = places.reduce<Json>((value, place) => withoutNamesAt(value, place.split("."), folders), settings);
  return isSame(changed, settings) ? texts : texts.withValue("site.yaml", changed);
}

/** A value without the names in the lists at a place below it; a list on the way stands for each of its items. */
function withoutNamesAt(value: Json, place: readonly string[], names: ReadonlySet<string>): Json {
  const [key, ...rest] = place;
  if (isList(value)) {
    return key === undefined
      ? value.filter((name) => !names.has(String(name)))
      : value.map((item) => withoutNamesAt(item, place, names));
  }
  if (!isGroup(value) || key === undefined || value[key] === undefined) return value;
  return { ...value, [key]: withoutNamesAt(value[key], rest, names) };
}
