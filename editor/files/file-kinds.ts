import { FRAMING_FILE } from "#engine/content/media/framing.ts";
import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import type { Site } from "#engine/define-site.ts";
import { isLocale } from "#engine/i18n/language.ts";
import type { OpenFile } from "../contract/files.ts";
import type { SchemaId } from "../contract/forms.ts";
import type { SiteLanguage } from "../contract/values.ts";
import { Refused } from "../words/refused.ts";

/** The kind of a file of the content folder, as its path says it. */
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
  // Lines with comments that say what each colour is for: a form would hide them.
  "theme.yaml": { kind: "text", schema: "theme", language: null },
  // The view of pictures is its form.
  [FRAMING_FILE]: { kind: "yaml", schema: null, language: null },
  "words.txt": { kind: "text", schema: null, language: null },
};
/** No folder above, no hidden file, no separator of another system. */
const PLAIN_PATH = /^(?!.*(?:^|\/)\.)[^\\\0:]+$/;

/** The kind of the file at a path; undefined where it is no text of any site. */
function kindOf(path: string): FileKind | undefined {
  if (Object.hasOwn(WHOLE, path)) return WHOLE[path];
  if (!PLAIN_PATH.test(path)) return undefined;
  const words = /^messages\/([^/]+)\.yaml$/.exec(path)?.[1];
  if (words !== undefined) return { kind: "yaml", schema: "messages", language: words };
  const article = /^posts\/([^/]+)\/[^/]+\.md$/.exec(path)?.[1];
  if (article !== undefined) return { kind: "markdown", schema: "post", language: article };
  const page = /^pages\/[^/]+\/([^/]+)\.md$/.exec(path)?.[1];
  return page === undefined ? undefined : { kind: "markdown", schema: "page", language: page };
}

/** The kind of the file at a path. @throws {Refused} where it is no text of any site */
export function fileKind(path: string): FileKind {
  return kindOf(path) ?? refuse();
}

/** What decides which texts a site has, and which of them others name. */
export type TextsOfSite = Pick<Site, "pages" | "languages" | "settings">;

/** The schema of the file at a path, null for a text without one; undefined where it is no text of the site. */
export function schemaOf(site: TextsOfSite, path: string): SchemaId | null | undefined {
  const { schema, language = null } = kindOf(path) ?? {};
  if (language !== null && !isLocale(site, language)) return undefined;
  if (schema !== "page") return schema;
  const page = pageOfFolder(site.pages, path.split("/")[1] ?? "");
  return page && `page/${page.id}`;
}

/** The same. @throws {Refused} where it is no text of the site */
export function schemaAt(site: TextsOfSite, path: string): SchemaId | null {
  const schema = schemaOf(site, path);
  return schema === undefined ? refuse() : schema;
}

function refuse(): never {
  throw Refused.because("no-such-file", {}, 404);
}

export function isMediaPath(path: string): boolean {
  return PLAIN_PATH.test(path) && /^media\/[^/]/.test(path) && !path.includes("//");
}
