import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import type { Json } from "../../contract/values.ts";
import { isGroup, isList } from "../../files/yaml/json-values.ts";
import { Refused } from "../../words/refused.ts";
import { sentence } from "../../words/sentences.ts";
import { withoutLinks } from "./links.ts";
import {
  addressesFrom,
  isArticle,
  listAt,
  type Outcome,
  type SiteFacts,
  settingsOf,
  type Texts,
  titleOfFirst,
  withSettings,
} from "./site-texts.ts";

/** The texts of articles as drafts, or ready to be put online. */
export function withDraft(texts: Texts, paths: readonly string[], isDraft: boolean): Texts {
  return paths
    .filter(isArticle)
    .reduce((all, path) => withSettings(all, path, { draft: isDraft ? true : undefined }), texts);
}

/**
 * The texts without articles or pages, without links to them, of which the words stay, and without their names in the settings. A page
 * goes in all its languages: without one of them the site could not be made.
 */
export function removed(facts: SiteFacts, texts: Texts, paths: readonly string[]): Outcome {
  const { translation, pageNames, language } = facts;
  const all = paths.flatMap((path) => {
    if (isArticle(path)) return [path];
    const folder = path.split("/")[1] ?? "";
    if (pageOfFolder(translation.pages, folder)?.kind !== "folder") throw Refused.because("not-to-be-deleted", {});
    return [...texts.keys()].filter((other) => other.startsWith(`pages/${folder}/`));
  });
  const addresses = all.flatMap((path) => [
    ...addressesFrom(translation, texts, path),
    ...listAt(settingsOf(texts, path), "aliases"),
  ]);
  const rest = new Map(texts);
  for (const path of all) rest.delete(path);
  const { texts: unlinked, count } = withoutLinks(translation, rest, addresses);
  const said = [sentence("text-deleted", { title: titleOfFirst(facts, texts, paths) }, language)];
  if (count > 0) said.push(sentence("links-taken-away", { count: String(count) }, language));
  return { texts: withoutNames(unlinked, pageNames, all), said: said.join(" "), path: null };
}

/** The settings without the names of pages that have gone. */
function withoutNames(texts: Texts, pageNames: SiteFacts["pageNames"], paths: readonly string[]): Texts {
  const folders = new Set(paths.filter((path) => path.startsWith("pages/")).map((path) => path.split("/")[1] ?? ""));
  const settings = settingsOf(texts, "site.yaml");
  const changed = pageNames.reduce<Json>((value, place) => withoutNamesAt(value, place.split("."), folders), settings);
  return JSON.stringify(changed) === JSON.stringify(settings) || !isGroup(changed)
    ? texts
    : withSettings(texts, "site.yaml", changed);
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
