import { basename } from "node:path/posix";
import type { OwnerLanguage } from "../../contract/owner-facts.ts";
import { isSiteLocale, translationSetup } from "../../site/i18n/site-locales.ts";
import {
  blogPath,
  type FixedPageId,
  pagePath,
  pagesWithFixedPath,
  postPath,
  servicePath,
  textPagePath,
} from "../../site/page-paths/paths.ts";
import type { Json } from "../contract/values.ts";
import { fileKind } from "../files/file-kinds.ts";
import { isGroup } from "../files/yaml/json-values.ts";

/**
 * Where the preview shows a file; null where no page does.
 *
 * @param owner the owner's language, for files of all languages
 * @param settings what the file says: services and pages of texts name their address
 */
export function previewPathOf(path: string, owner: OwnerLanguage, settings: Json): string | null {
  const { schema, language } = fileKind(path);
  const locale = language ?? (isSiteLocale(owner) ? owner : translationSetup().defaultLocale);
  if (schema === "post") return postPath(locale, basename(path, ".md"));
  if (schema === "site") return pagePath("contact", locale);
  if (schema === "tags") return pagePath("tags", locale);
  if (schema === "messages") return pagePath("home", locale);
  const page = schema?.startsWith("page/") ? schema.slice("page/".length) : undefined;
  if (page === "blog") return blogPath(locale);
  const slug = isGroup(settings) && typeof settings.slug === "string" ? settings.slug : undefined;
  if (page === "service") return slug === undefined ? pagePath("services", locale) : servicePath(locale, slug);
  if (page === "text") return slug === undefined ? null : textPagePath(locale, slug);
  return pagesWithFixedPath.some((id) => id === page) ? pagePath(page as FixedPageId, locale) : null;
}
