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

/** The texts without articles or pages, without links to them, and without their names among the services of people. */
export function removed({ translation }: SiteFacts, texts: Texts, paths: readonly string[]): Removed {
  const addresses = paths.flatMap((path) => [
    ...addressesFrom(translation, texts, path),
    ...listAt(settingsOf(texts, path), "aliases"),
  ]);
  const rest = new Map(texts);
  for (const path of paths) rest.delete(path);
  const { texts: unlinked, count } = withoutLinks(translation, rest, addresses);
  return { texts: withoutServices(unlinked, paths), unlinked: count };
}

/** The people of the company without services that have gone. */
function withoutServices(texts: Texts, paths: readonly string[]): Texts {
  const folders = new Set(paths.filter((path) => path.startsWith("pages/")).map((path) => path.split("/")[1] ?? ""));
  const { people } = settingsOf(texts, "site.yaml");
  if (!isList(people) || folders.size === 0) return texts;
  const changed = people.map((person) => {
    if (!isGroup(person) || !isList(person.services)) return person;
    return { ...person, services: person.services.filter((service) => !folders.has(String(service))) };
  });
  return JSON.stringify(changed) === JSON.stringify(people)
    ? texts
    : withSettings(texts, "site.yaml", { people: changed });
}
