import type { Json } from "../../contract/values.ts";
import { isGroup, isList } from "../../files/yaml/json-values.ts";
import { withoutLinks } from "./links.ts";
import {
  addressesFrom,
  isArticle,
  listAt,
  type SiteFacts,
  settingsOf,
  type Texts,
  withSettings,
} from "./site-texts.ts";

/** The texts of articles as drafts, or ready to be put online. */
export function withDraft(texts: Texts, paths: readonly string[], isDraft: boolean): Texts {
  return paths
    .filter(isArticle)
    .reduce((all, path) => withSettings(all, path, { draft: isDraft ? true : undefined }), texts);
}

/** Texts without some of them. */
interface Removed {
  readonly texts: Texts;
  /** How many other texts had links to them, of which the words stay. */
  readonly unlinked: number;
}

/** The texts without articles or pages, without links to them, and without their names in the settings. */
export function removed({ translation, pageNames }: SiteFacts, texts: Texts, paths: readonly string[]): Removed {
  const addresses = paths.flatMap((path) => [
    ...addressesFrom(translation, texts, path),
    ...listAt(settingsOf(texts, path), "aliases"),
  ]);
  const rest = new Map(texts);
  for (const path of paths) rest.delete(path);
  const { texts: unlinked, count } = withoutLinks(translation, rest, addresses);
  return { texts: withoutNames(unlinked, pageNames, paths), unlinked: count };
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
