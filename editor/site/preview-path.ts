import { basename } from "node:path/posix";
import type { Locale } from "#engine/i18n/language.ts";
import { isSiteLocale } from "#engine/i18n/translation-setup.ts";
import {
  basePath,
  folderPath,
  homePath,
  isFixedPage,
  listPath,
  pagePath,
  postPath,
} from "#engine/pages/paths/paths.ts";
import { type PageRoute, pageOfKind, type Routes } from "#engine/pages/paths/routes.ts";
import type { Json } from "../contract/values.ts";
import { fileKind, schemaAt } from "../files/file-kinds.ts";
import { isGroup } from "../files/yaml/json-values.ts";
import type { SiteFacts } from "./site-facts.ts";

/**
 * Where the preview shows a file; null where no page does. A file of all languages is shown in the owner's.
 *
 * @param settings what the file says: services and pages of texts name their address
 */
export function previewPathOf(
  { site, translation, language: owner }: SiteFacts,
  path: string,
  settings: Json,
): string | null {
  const { language } = fileKind(path);
  const schema = schemaAt(site, path);
  const { pages } = site;
  if (language !== null && !isSiteLocale(translation, language)) return null;
  const locale = language ?? (isSiteLocale(translation, owner) ? owner : translation.defaultLocale);
  if (schema === "post") return postPath(translation, locale, basename(path, ".md"));
  const pathAt = (shown: PageRoute | undefined) =>
    shown === undefined ? homePath(translation, locale) : pagePath(translation, shown.id, locale);
  if (schema === "site") return pathAt(pages.find(({ showsSettings }) => showsSettings));
  if (schema === "tags") return pathAt(pages.find((page) => listsTags(translation, page, locale)));
  if (schema === "messages") return pathAt(undefined);
  const page = pages.find(({ id }) => `page/${id}` === schema);
  if (page?.kind === "list") return listPath(translation, locale);
  if (page?.kind === "folder") {
    const slug = isGroup(settings) && typeof settings.slug === "string" ? settings.slug : undefined;
    if (slug !== undefined) return folderPath(translation, page.id, locale, slug);
    return page.below === undefined ? null : pagePath(translation, page.below, locale);
  }
  return page !== undefined && isFixedPage(translation, page.id) ? pagePath(translation, page.id, locale) : null;
}

/** Whether a page is at the word that the paths of tags begin with. */
function listsTags(translation: Routes, page: PageRoute, locale: Locale): boolean {
  const tags = page.kind === "one" ? pageOfKind(translation, "list-of-tag") : undefined;
  return tags !== undefined && basePath(translation, page, locale) === basePath(translation, tags, locale);
}
