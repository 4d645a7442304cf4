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

/** The kind of the file at a path; undefined where it is no text of the site. */
export function kindOf(path: string): FileKind | undefined {
  if (Object.hasOwn(WHOLE, path)) return WHOLE[path];
  if (!PLAIN_PATH.test(path)) return undefined;
  const words = /^messages\/([^/]+)\.yaml$/.exec(path)?.[1];
  if (isLocale(site, words)) return { kind: "yaml", schema: "messages", language: words };
  const article = /^posts\/([^/]+)\/[^/]+\.md$/.exec(path)?.[1];
  if (isLocale(site, article)) return { kind: "markdown", schema: "post", language: article };
  const [, folder = "", language] = /^pages\/([^/]+)\/([^/]+)\.md$/.exec(path) ?? [];
  const page = pageOfFolder(site.pages, folder);
  return page && isLocale(site, language) ? { kind: "markdown", schema: `page/${page.id}`, language } : undefined;
}

/** The kind of the file at a path. @throws {Refused} where it is no text of the site */
export function fileKind(path: string): FileKind {
  const kind = kindOf(path);
  if (kind === undefined) throw Refused.because("not-to-be-edited", { file: path }, 404);
  return kind;
}

/** Whether a path is that of a file in the media folder. */
export function isMediaPath(path: string): boolean {
  return PLAIN_PATH.test(path) && /^media\/[^/]/.test(path) && !path.includes("//");
}
