import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import { isLocale } from "#engine/i18n/language.ts";
import site from "#site/site.config.ts";
import type { OpenFile } from "../contract/files.ts";
import type { SchemaId } from "../contract/schemas.ts";
import type { SiteLanguage } from "../contract/values.ts";
import { Refused } from "../words/refused.ts";

/** The kind of a file of the content folder. */
export interface FileKind {
  readonly kind: OpenFile["kind"];
  readonly schema: SchemaId | null;
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
/** No folder above, no hidden file, no separator of another system. */
const PLAIN_PATH = /^(?!.*(?:^|\/)\.)[^\\\0:]+$/;

/**
 * The kind of the file at a path.
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
    if (isLocale(site, language)) {
      if (folder === "messages" && depth === 1 && path.endsWith(".yaml")) {
        return { kind: "yaml", schema: "messages", language };
      }
      if (folder === "pages" && depth === 2 && path.endsWith(".md")) {
        const page = pageOfFolder(site.pages, first);
        if (page !== undefined) return { kind: "markdown", schema: `page/${page.id}`, language };
      }
      if (folder === "posts" && depth === 2 && path.endsWith(".md"))
        return { kind: "markdown", schema: "post", language };
    }
  }
  throw Refused.because("not-to-be-edited", { file: path }, 404);
}

/** Whether a path is that of a file in the media folder. */
export function isMediaPath(path: string): boolean {
  return PLAIN_PATH.test(path) && /^media\/[^/]/.test(path) && !path.includes("//");
}
