import type { Locale } from "../../i18n/languages.ts";
import type { TranslationSetup } from "../../i18n/translation-setup.ts";
import type { ContentFiles } from "../source/content-files.ts";
import { nearest } from "../source/nearest.ts";
import type { Problem } from "../source/problem.ts";
import { type FolderPageId, fixedPageIds, type TextPageId } from "./page-schemas.ts";

/** Where the layouts of lists of services end. */
const MOST_SERVICES = 8;
/** The setting that makes a folder of any name a page of texts. */
const TEXT_LAYOUT = /^layout:\s*["']?text["']?\s*$/m;

/** The folders below `pages/` by what they hold. */
export interface PageFolders {
  readonly services: readonly string[];
  readonly textPages: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * The kind of page in a folder below `pages/`, by its name alone.
 *
 * @example pageKind("service-finance") // "service"
 */
export function pageKind(folder: string): TextPageId | FolderPageId {
  return fixedPageIds.find((id) => id === folder) ?? (folder.startsWith("service-") ? "service" : "text");
}

/** Sorts the folders below `pages/`, and finds files that no page shows. */
export function pageFolders({ locales, fallbackLocale }: TranslationSetup, files: ContentFiles): PageFolders {
  const all = files.list("pages/");
  const names = [...new Set(all.map((file) => file.split("/")[1] ?? ""))].sort();
  const services = names.filter((name) => pageKind(name) === "service");
  const textPages = names.filter(
    (name) =>
      pageKind(name) === "text" &&
      files.list(`pages/${name}/`).some((file) => TEXT_LAYOUT.test(files.text(file) ?? "")),
  );
  const known = [...fixedPageIds, ...services, ...textPages].flatMap((page) =>
    locales.map((locale) => `pages/${page}/${locale}.md`),
  );
  return {
    services,
    textPages,
    problems: [...strayFiles(files, all, known), ...wrongNumber(services, fallbackLocale)],
  };
}

/** Files that no page shows. One whose name is a little wrong is the missing file that it was meant to be. */
function strayFiles(files: ContentFiles, all: readonly string[], known: readonly string[]): Problem[] {
  const missing = known.filter((file) => files.text(file) === undefined);
  return all
    .filter((file) => !known.includes(file))
    .map((file) => {
      const near = nearest(file, missing);
      return near === undefined
        ? { file, line: 1, id: "page-stray", values: { write: "layout: text" } }
        : { file, line: 1, id: "page-misplaced", values: { write: near } };
    });
}

function wrongNumber(services: readonly string[], fallback: Locale): Problem[] {
  const file = (folder: string) => `pages/${folder}/${fallback}.md`;
  if (services.length === 0) {
    return [{ file: file("services"), line: 1, id: "no-service", values: { write: file("service-1") } }];
  }
  const extra = services[MOST_SERVICES];
  if (extra === undefined) return [];
  const values = { count: String(services.length), most: String(MOST_SERVICES) };
  return [{ file: file(extra), line: 1, id: "too-many-services", values }];
}
