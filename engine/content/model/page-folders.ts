import type { PageRoute, Routes } from "../../pages/paths/routes.ts";
import type { ContentFiles } from "../source/content-files.ts";
import { nearest } from "../source/nearest.ts";
import type { Problem } from "../source/problem.ts";

/** The pages whose texts are in files below `pages/`: those of which there is one, in a folder that has its name, and others. */
export function pagesWithTexts<Page extends PageRoute>(pages: readonly Page[]): Page[] {
  return pages.filter(({ kind }) => ["one", "error", "list", "folder"].includes(kind));
}

/**
 * The page whose texts are in a folder below `pages/`, by its name alone; undefined for a name that the site has no page for.
 *
 * @example pageOfFolder(pages, "service-finance")?.id // "service"
 */
export function pageOfFolder<Page extends PageRoute>(pages: readonly Page[], folder: string): Page | undefined {
  const many = pages.filter(({ kind }) => kind === "folder");
  return (
    pagesWithTexts(pages).find(({ id, kind }) => kind !== "folder" && id === folder) ??
    many.find(({ folders }) => folders !== undefined && folder.startsWith(folders)) ??
    many.find(({ folders }) => folders === undefined)
  );
}

/**
 * Sorts the folders below `pages/` by the pages that may have many, and finds files that no page shows. One whose name is a
 * little wrong is the missing file that it was meant to be.
 */
export function pageFolders({ locales, pages }: Routes, files: ContentFiles) {
  const all = files.list("pages/");
  const names = [...new Set(all.map((file) => file.split("/")[1] ?? ""))].sort();
  const isOf = (page: PageRoute, name: string) =>
    pageOfFolder(pages, name)?.id === page.id &&
    (page.folders !== undefined || files.list(`pages/${name}/`).some((file) => saysLayout(files.text(file), page.id)));
  const many = pages.filter(({ kind }) => kind === "folder");
  const single = pagesWithTexts(pages).filter(({ kind }) => kind !== "folder");
  const folders: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    many.map((page) => [page.id, names.filter((name) => isOf(page, name))]),
  );
  const known = [...single.map(({ id }) => id), ...Object.values(folders).flat()].flatMap((name) =>
    locales.map((locale) => `pages/${name}/${locale}.md`),
  );
  const missing = known.filter((file) => files.text(file) === undefined);
  // Of pages whose folders have any name.
  const layout = many.find((page) => page.folders === undefined)?.id;
  const problems = all
    .filter((file) => !known.includes(file))
    .map((file): Problem => {
      const near = nearest(file, missing);
      if (near !== undefined) return { file, line: 1, id: "page-misplaced", values: { write: near } };
      return layout === undefined
        ? { file, line: 1, id: "file-not-shown", values: {} }
        : { file, line: 1, id: "page-stray", values: { write: `layout: ${layout}` } };
    });
  return { folders, problems };
}

/** The setting that makes a folder of any name a page. */
function saysLayout(text: string | undefined, page: string): boolean {
  return /^layout:\s*["']?([\w-]+)["']?\s*$/m.exec(text ?? "")?.[1] === page;
}
