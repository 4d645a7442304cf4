import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import type { Site } from "#engine/define-site.ts";
import { isLocale } from "#engine/i18n/language.ts";
import type { OpenFile } from "../contract/files.ts";
import type { SchemaId } from "../contract/schemas.ts";
import type { SiteLanguage } from "../contract/values.ts";
import { Refused } from "../words/refused.ts";

/** The kind of a file of the content folder. */
export interface FileKind {
  readonly kind: OpenFile["kind"];
  /** That of a page follows from the site's pages: `schemaAt`. */
  readonly schema: Exclude<SchemaId, `page/${string}`> | "page" | null;
  /** Its language, one that the site may not be published in; null for a file of all languages. */
  readonly language: SiteLanguage | null;
}

const WHOLE: Readonly<Record<string, FileKind>> = {
  "site.yaml": { kind: "yaml", schema: "site", language: null },
  "tags.yaml": { kind: "yaml", schema: "tags", language: null },
  "gone.yaml": { kind: "yaml", schema: "gone", language: null },
  // Lines with comments that say what each colour is for: a form would hide them.
  "theme.yaml": { kind: "text", schema: "theme", language: null },
  "words.txt": { kind: "text", schema: null, language: null },
};
/** A code of a language, whether the site knows it or not. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z]+)?$/;
/** No folder above, no hidden file, no separator of another system. */
const PLAIN_PATH = /^(?!.*(?:^|\/)\.)[^\\\0:]+$/;

/**
 * The kind of the file at a path, as far as its name says it.
 *
 * @throws {Refused} where it is no text of the site
 */
export function fileKind(path: string): FileKind {
  const [folder = "", ...rest] = path.split("/");
  const own = Object.hasOwn(WHOLE, path) ? WHOLE[path] : undefined;
  if (own !== undefined) return own;
  const [first = "", second = ""] = rest;
  if (PLAIN_PATH.test(path) && !path.includes("//")) {
    const language = (
      folder === "posts" ? first : (folder === "pages" ? second : first).replace(/\.\w+$/, "")
    ) as string;
    const depth = rest.length;
    if (LANGUAGE.test(language)) {
      if (folder === "messages" && depth === 1 && path.endsWith(".yaml")) {
        return { kind: "yaml", schema: "messages", language };
      }
      if (folder === "pages" && depth === 2 && path.endsWith(".md"))
        return { kind: "markdown", schema: "page", language };
      if (folder === "posts" && depth === 2 && path.endsWith(".md"))
        return { kind: "markdown", schema: "post", language };
    }
  }
  throw Refused.because("not-to-be-edited", { file: path }, 404);
}

/**
 * The schema of the file at a path.
 *
 * @throws {Refused} where it is no text of the site: of none of its pages, or in none of its languages
 */
export function schemaAt(site: Pick<Site, "pages" | "languages">, path: string): SchemaId | null {
  const { schema, language } = fileKind(path);
  const isForeign = language !== null && !isLocale(site, language);
  if (schema !== "page" && !isForeign) return schema;
  const page = pageOfFolder(site.pages, path.split("/")[1] ?? "");
  if (page === undefined || isForeign) throw Refused.because("not-to-be-edited", { file: path }, 404);
  return `page/${page.id}`;
}

/** Whether a path is that of a file in the media folder. */
export function isMediaPath(path: string): boolean {
  return PLAIN_PATH.test(path) && /^media\/[^/]/.test(path) && !path.includes("//");
}
