import { forLocale } from "../../i18n/language.ts";
import { folderPath } from "../../pages/paths/paths.ts";
import {
  type Definition,
  type PageOutline,
  type PageSources,
  pageContext,
  placeOf,
  shownTexts,
} from "./page-context.ts";

/** A page for each folder that the owner has made of its kind. */
export function* folderPages(page: Definition<"folder">, sources: PageSources): Generator<PageOutline> {
  const { content, site, seedsOf } = sources;
  const folders = content.folders[page.id] ?? {};
  const seeds = seedsOf?.(Object.keys(folders));
  for (const [folder, texts] of Object.entries(folders)) {
    const input = { folder, seed: seeds?.get(folder) ?? folder, ...shownTexts(forLocale(texts, site.locale).text) };
    const place = placeOf(page.id, texts, sources, (locale) =>
      folderPath(content.translation, page.id, locale, forLocale(texts, locale).text.slug ?? ""),
    );
    yield { folder, context: pageContext({ ...place, content: page.content(input, site) }, sources), popular: true };
  }
}
