import { basename } from "node:path/posix";
import { isSiteLocale, type TranslationSetup } from "#engine/i18n/translation-setup.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import {
  blogPath,
  type FixedPageId,
  pagePath,
  pagesWithFixedPath,
  postPath,
  servicePath,
  textPagePath,
} from "#engine/pages/paths/paths.ts";
import type { Json } from "../contract/values.ts";
import { fileKind } from "../files/file-kinds.ts";
import { isGroup } from "../files/yaml/json-values.ts";

/**
 * Where the preview shows a file; null where no page does.
 *
 * @param owner the owner's language, for files of all languages
 * @param settings what the file says: services and pages of texts name their address
 */
export function previewPathOf(
  translation: TranslationSetup,
  path: string,
  owner: OwnerLanguage,
  settings: Json,
): string | null {
  const { schema, language } = fileKind(path);
  if (language !== null && !isSiteLocale(translation, language)) return null;
  const locale = language ?? (isSiteLocale(translation, owner) ? owner : translation.defaultLocale);
  if (schema === "post") return postPath(translation, locale, basename(path, ".md"));
  if (schema === "site") return pagePath(translation, "contact", locale);
  if (schema === "tags") return pagePath(translation, "tags", locale);
  if (schema === "messages") return pagePath(translation, "home", locale);
  const page = schema?.startsWith("page/") ? schema.slice("page/".length) : undefined;
  if (page === "blog") return blogPath(translation, locale);
  const slug = isGroup(settings) && typeof settings.slug === "string" ? settings.slug : undefined;
  if (page === "service")
    return slug === undefined ? pagePath(translation, "services", locale) : servicePath(translation, locale, slug);
  if (page === "text") return slug === undefined ? null : textPagePath(translation, locale, slug);
  return pagesWithFixedPath.some((id) => id === page) ? pagePath(translation, page as FixedPageId, locale) : null;
}
