import type { PageKind, PageRoute, Routes } from "../../pages/paths/routes.ts";
import type { ContentFiles } from "../source/content-files.ts";
import { nearest } from "../source/nearest.ts";
import type { Problem } from "../source/problem.ts";

/** Kinds of pages of which there is one, with a folder of texts that has its name. */
const SINGLE: readonly PageKind[] = ["one", "error", "list"];

/** The pages of which there is one, with a folder of texts. */
export function singlePages<Page extends PageRoute>(pages: readonly Page[]): Page[] {
  return pages.filter(({ kind }) => SINGLE.includes(kind));
}

/** The pages whose texts are in files below `pages/`. */
export function pagesWithTexts<Page extends PageRoute>(pages: readonly Page[]): Page[] {
  return pages.filter(({ kind }) => kind === "folder" || SINGLE.includes(kind));
}

/**
 * The page whose texts are in a folder below `pages/`, by its name alone; undefined for a name that the site has no page for.
 *
 * @example pageOfFolder(pages, "service-finance")?.id // "service"
 */
export function pageOfFolder<Page extends PageRoute>(pages: readonly Page[], folder: string): Page | undefined {
  return (
    singlePages(pages).find(({ id }) => id === folder) ??
    ofAnyName(pages, ({ folders }) => folders !== undefined && folder.startsWith(folders)) ??
    ofAnyName(pages)
  );
}

/** A page of folders; without a condition, the one that folders of other names are of. */
function ofAnyName<Page extends PageRoute>(
  pages: readonly Page[],
  isWanted: (page: Page) => boolean = ({ folders }) => folders === undefined,
): Page | undefined {
  return pages.find((page) => page.kind === "folder" && isWanted(page));
}

/** Sorts the folders below `pages/` by the pages that may have many, and finds files that no page shows. */
export function pageFolders({ locales, pages }: Routes, files: ContentFiles) {
  const all = files.list("pages/");
  const names = [...new Set(all.map((file) => file.split("/")[1] ?? ""))].sort();
  const isOf = (page: PageRoute, name: string) =>
    pageOfFolder(pages, name)?.id === page.id &&
    (page.folders !== undefined || files.list(`pages/${name}/`).some((file) => saysLayout(files.text(file), page.id)));
  const folders: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    pages.filter(({ kind }) => kind === "folder").map((page) => [page.id, names.filter((name) => isOf(page, name))]),
  );
  const known = [...singlePages(pages).map(({ id }) => id), ...Object.values(folders).flat()].flatMap((name) =>
    locales.map((locale) => `pages/${name}/${locale}.md`),
  );
  return { folders, problems: strayFiles(files, all, known, ofAnyName(pages)?.id) };
}

/** The setting that makes a folder of any name a page. */
function saysLayout(text: string | undefined, page: string): boolean {
  return /^layout:\s*["']?([\w-]+)["']?\s*$/m.exec(text ?? "")?.[1] === page;
}

/**
 * Files that no page shows. One whose name is a little wrong is the missing file that it was meant to be.
 *
 * @param layout of pages whose folders have any name
 */
function strayFiles(
  files: ContentFiles,
  all: readonly string[],
  known: readonly string[],
  layout: string | undefined,
): Problem[] {
  const missing = known.filter((file) => files.text(file) === undefined);
  return all
    .filter((file) => !known.includes(file))
    .map((file): Problem => {
      const near = nearest(file, missing);
      if (near !== undefined) return { file, line: 1, id: "page-misplaced", values: { write: near } };
      return layout === undefined
        ? { file, line: 1, id: "file-not-shown", values: {} }
        : { file, line: 1, id: "page-stray", values: { write: `layout: ${layout}` } };
    });
}
