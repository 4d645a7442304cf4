import { basename } from "node:path/posix";
import { blogPath, type FixedPageId, fixedPaths, pagePath, postPath } from "../../site/page-paths/paths.ts";
import type { Language } from "../api.ts";
import { fileKind } from "../files/file-kinds.ts";

/**
 * Where the preview shows a file; null where no page does.
 *
 * @param owner the owner's language, for files of all languages
 */
export function previewPathOf(path: string, owner: Language): string | null {
  const { schema, language } = fileKind(path);
  const locale = language ?? owner;
  if (schema === "post") return postPath(locale, basename(path, ".md"));
  if (schema === "site") return pagePath("contact", locale);
  if (schema === "tags") return pagePath("tags", locale);
  if (schema === "messages") return pagePath("home", locale);
  const page = schema?.startsWith("page/") ? schema.slice("page/".length) : undefined;
  if (page === "blog") return blogPath(locale);
  return page !== undefined && Object.hasOwn(fixedPaths, page) ? pagePath(page as FixedPageId, locale) : null;
}
