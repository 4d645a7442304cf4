import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Site } from "./define-site.ts";
import { engineMessageKeys, postMessageKeys } from "./i18n/messages.ts";
import { viewOf, wordsOf } from "./pages/paths/paths.ts";
import type { PageKind, PageRoute } from "./pages/paths/routes.ts";

/** The file of a site's folder whose default export is the site. */
const SITE_FILE = "site.config.ts";

/** Mistakes of whoever writes the code of a site, each in a sentence with its place, a line each. */
export class SiteError extends Error {
  override readonly name = "SiteError";
}

/**
 * Loads the site of a folder.
 *
 * @throws {SiteError} if the folder has none, or its pages do not fit together
 */
export async function loadSite(folder: string): Promise<Site> {
  const file = join(folder, SITE_FILE);
  const { default: site } = (await import(pathToFileURL(file).href).catch((error: Error) => {
    const mistake = missingImport(error);
    throw mistake === undefined ? error : new SiteError(mistake, { cause: error });
  })) as { readonly default?: Site };
  if (site === undefined) {
    throw new SiteError(
      `${relative(".", file)}:1: there is no default export. Write: export default defineSite({ … });`,
    );
  }
  const mistakes = siteMistakes(site, folder);
  if (mistakes.length > 0) throw new SiteError(mistakes.join("\n"));
  return site;
}

/** The same for a command: where the site has mistakes it says them, and the program ends. */
export async function siteOfCommand(folder: string): Promise<Site> {
  try {
    return await loadSite(folder);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Kinds of which a site has one page at most: the paths of two could not be told apart. */
const SINGLE: readonly PageKind[] = ["error", "list", "list-of-tag", "post"];
/** Kinds with a page at their own words. The lists of tags have none there: another page may. */
const AT_WORDS: readonly PageKind[] = ["one", "error", "list"];

/** What is wrong with the definition of a site. @param folder that of the site */
export function siteMistakes({ pages, languages, messages }: Site, folder: string): readonly string[] {
  const config = placeOf(join(folder, SITE_FILE), "pages");
  if (pages.some((page) => page === undefined)) return withoutPage(folder);
  if (pages.length === 0) return [`${config}: the site has no pages. List them as "pages".`];
  const has = (kind: PageKind) => pages.some((page) => page.kind === kind);
  const ofAll = [
    ...(pages.some((page) => page.kind === "one" && wordsOf(page).includes(""))
      ? []
      : ['no page has the path "". Give it to the home page.']),
    ...(has("post") && !has("list") ? ['there are posts and no list of them. Add a page of the kind "list".'] : []),
  ];
  return [
    ...ofAll.map((text) => `${config}: ${text}`),
    ...messageMistakes(messages, has("list"), placeOf(join(folder, SITE_FILE), "messages")),
    ...languageMistakes(languages, messages.words, folder),
    ...pages.flatMap((page, index) => pageMistakes(page, pages.slice(0, index), pages, folder)),
    ...pages.flatMap((page) => untranslatedPaths(page, Object.keys(languages), folder)),
    ...(new Set(pages.map(({ id }) => id)).size === pages.length ? unlisted(pages, folder) : []),
  ];
}

/** What Node says of an import of a file that is not there: where it stands, and what it names; undefined for other errors. */
export function missingImport({ message }: Error): string | undefined {
  const [file = "", importer] = message.replace("Cannot find module '", "").split("' imported from ");
  if (importer === undefined) return undefined;
  const place = placeOf(importer, `/${basename(dirname(file))}/${basename(file)}"`);
  return `${place}: there is no file ${relative(".", file)}. Add it, or take its import away.`;
}

/** Messages that the engine reads, and that the site does not name. */
function messageMistakes({ keys }: Site["messages"], hasList: boolean, place: string): readonly string[] {
  const wanted = Object.keys({ ...engineMessageKeys, ...(hasList && postMessageKeys) });
  const missing = wanted.filter((key) => !(key in keys)).map((key) => `"${key}"`);
  const whose = hasList ? "engineMessageKeys and postMessageKeys" : "engineMessageKeys";
  if (missing.length === 0) return [];
  return [`${place}: "messages" does not name ${missing.join(", ")}. Add ${whose} (#engine/i18n/messages.ts).`];
}

/** A site knows a language at least, and words of the interface in each. */
function languageMistakes(
  languages: Site["languages"],
  words: Site["messages"]["words"],
  folder: string,
): readonly string[] {
  const config = placeOf(join(folder, SITE_FILE), "languages");
  const codes = Object.keys(languages);
  if (codes.length === 0) return [`${config}: the site knows no language. List them as "languages".`];
  return codes
    .filter((code) => words[code] === undefined)
    .map((code) => `${config}: there are no words in "${code}". Add them to the words of "messages".`);
}

function pageMistakes(
  page: PageRoute,
  before: readonly PageRoute[],
  pages: readonly PageRoute[],
  folder: string,
): readonly string[] {
  const { id, kind } = page;
  const at = (text: string, name = id) => placeOf(pageFile(folder, name), text);
  const namesake = before.find((other) => other.id === id);
  if (namesake) return [`${at("id:")}: two pages are called "${id}". Give each its own name.`];
  const rival = SINGLE.includes(kind) ? before.find((other) => other.kind === kind) : undefined;
  const neighbour = before.find((other) => haveOnePath(page, other));
  const unknown = (["below", "section"] as const).filter(
    (option) => page[option] !== undefined && pages.every((other) => other.id !== page[option]),
  );
  const view = join(folder, "pages", viewOf({ pages }, id), "view.tsx");
  const shown = relative(".", view);
  return [
    ...(rival ? [`${at("kind:")}: "${rival.id}" is of the kind "${kind}" already, and a site has one such page.`] : []),
    ...(neighbour
      ? [`${at("paths:")}: "${id}" has a path of "${neighbour.id}" (${at("paths:", neighbour.id)}). Give it another.`]
      : []),
    ...unknown.map(
      (option) => `${at(`${option}:`)}: there is no page "${page[option]}". Name one of the site's pages.`,
    ),
    ...(!existsSync(view)
      ? [`${at("view:")}: "${id}" has no view. Add ${shown}, or name another page's.`]
      : hasExport(view, "Page")
        ? []
        : [`${shown}:1: no view is exported. Write: export function Page({ content }) { … }`]),
  ];
}

function hasExport(file: string, name: string): boolean {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.some((line) => line.startsWith("export ") && line.split(/\W/).includes(name));
}

/** Folders whose `page.ts` calls its page something else: the list has nothing in its place. */
function withoutPage(folder: string): readonly string[] {
  return pageFolders(folder)
    .filter((name) => !hasExport(pageFile(folder, name), "page"))
    .map((name) => {
      const place = placeOf(pageFile(folder, name), "export ");
      return `${place}: no page is exported. Write: export const page = definePage({ … })`;
    });
}

/** A page with a word for each language lacks none. */
function untranslatedPaths({ id, paths }: PageRoute, codes: readonly string[], folder: string): readonly string[] {
  if (paths === undefined || typeof paths === "string") return [];
  const missing = codes.filter((code) => paths[code] === undefined);
  const at = placeOf(pageFile(folder, id), "paths:");
  return missing.map((code) => `${at}: "${id}" has no path in "${code}". Add it to paths.`);
}

/** Whether two pages have the same word in a language. */
function haveOnePath(page: PageRoute, other: PageRoute): boolean {
  if (![page, other].every(({ kind }) => AT_WORDS.includes(kind))) return false;
  const [one = "", two = ""] = [page.paths, other.paths];
  if (typeof one === "string") return wordsOf(other).includes(one);
  if (typeof two === "string") return wordsOf(page).includes(two);
  return Object.entries(one).some(([locale, word]) =>
    Object.entries(two).some((entry) => entry[0] === locale && entry[1] === word),
  );
}

/** Folders with a page that the site does not list. */
function unlisted(pages: readonly PageRoute[], folder: string): readonly string[] {
  return pageFolders(folder)
    .filter((name) => pages.every(({ id }) => id !== name))
    .map((name) => {
      const place = placeOf(pageFile(folder, name), "id:");
      return `${place}: the page "${name}" is not listed. Add import("./pages/${name}/page.ts") to ${SITE_FILE}.`;
    });
}

/** The folders that have a `page.ts`. */
function pageFolders(folder: string): readonly string[] {
  const parent = join(folder, "pages");
  const names = existsSync(parent) ? readdirSync(parent) : [];
  return names.filter((name) => existsSync(pageFile(folder, name)));
}

function pageFile(folder: string, page: string): string {
  return join(folder, "pages", page, "page.ts");
}

/** A file from the working folder, with the first line that begins with a text, or has it: imports name folders, too. */
function placeOf(file: string, text: string): string {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const first = lines.findIndex((line) => line.trimStart().startsWith(text));
  const index = first < 0 ? lines.findIndex((line) => line.includes(text)) : first;
  return `${relative(".", file)}:${Math.max(1, index + 1)}`;
}
