import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Site } from "./define-site.ts";
import { engineMessageKeys, postMessageKeys } from "./i18n/messages.ts";
import { viewOf, wordsOf } from "./pages/paths/paths.ts";
import type { PageKind, PageRoute } from "./pages/paths/routes.ts";

/** The file of a site's folder whose default export is the site. */
export const SITE_FILE = "site.config.ts";

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
export function siteMistakes(site: Site, folder: string): readonly string[] {
  return [...mistakesIn(site, folder)];
}

function* mistakesIn({ pages, languages, messages }: Site, folder: string): Generator<string> {
  const inConfig = (text: string) => placeOf(join(folder, SITE_FILE), text);
  const inPage = (id: string, text: string) => placeOf(pageFile(folder, id), text);
  if (pages.some((page) => page === undefined)) {
    // A `page.ts` that calls its page something else: the list has nothing in its place.
    for (const name of pageFolders(folder).filter((each) => !hasExport(pageFile(folder, each), "page")))
      yield `${inPage(name, "export ")}: no page is exported. Write: export const page = definePage({ … })`;
    return;
  }
  const config = inConfig("pages");
  if (pages.length === 0) return yield `${config}: the site has no pages. List them as "pages".`;
  const [hasPosts, hasList] = (["post", "list"] as const).map((kind) => pages.some((page) => page.kind === kind));
  if (!pages.some((page) => page.kind === "one" && wordsOf(page).includes("")))
    yield `${config}: no page has the path "". Give it to the home page.`;
  if (hasPosts && !hasList) yield `${config}: there are posts and no list of them. Add a page of the kind "list".`;
  const wanted = Object.keys({ ...engineMessageKeys, ...(hasList && postMessageKeys) });
  const missing = wanted.filter((key) => !(key in messages.keys)).map((key) => `"${key}"`);
  const whose = hasList ? "engineMessageKeys and postMessageKeys" : "engineMessageKeys";
  if (missing.length > 0)
    yield `${inConfig("messages")}: "messages" does not name ${missing.join(", ")}. Add ${whose} (#engine/i18n/messages.ts).`;
  const codes = Object.keys(languages);
  if (codes.length === 0) yield `${inConfig("languages")}: the site knows no language. List them as "languages".`;
  for (const code of codes.filter((each) => messages.words[each] === undefined))
    yield `${inConfig("languages")}: there are no words in "${code}". Add them to the words of "messages".`;
  for (const [index, page] of pages.entries()) yield* pageMistakes(page, pages.slice(0, index), pages, folder);
  for (const { id, paths } of pages)
    for (const code of typeof paths === "object" ? codes.filter((each) => paths[each] === undefined) : [])
      yield `${inPage(id, "paths:")}: "${id}" has no path in "${code}". Add it to paths.`;
  const ids = new Set(pages.map(({ id }) => id));
  for (const name of ids.size === pages.length ? pageFolders(folder).filter((each) => !ids.has(each)) : [])
    yield `${inPage(name, "id:")}: the page "${name}" is not listed. Add import("./pages/${name}/page.ts") to ${SITE_FILE}.`;
}

function* pageMistakes(
  page: PageRoute,
  before: readonly PageRoute[],
  pages: readonly PageRoute[],
  folder: string,
): Generator<string> {
  const { id, kind, paths } = page;
  const at = (text: string, name = id) => placeOf(pageFile(folder, name), text);
  if (before.some((other) => other.id === id))
    return yield `${at("id:")}: two pages are called "${id}". Give each its own name.`;
  const rival = SINGLE.includes(kind) ? before.find((other) => other.kind === kind) : undefined;
  if (rival) yield `${at("kind:")}: "${rival.id}" is of the kind "${kind}" already, and a site has one such page.`;
  if (kind === "post" && paths !== undefined)
    yield `${at("paths:")}: a post has no paths: its address is its file's name, behind the language. Take them away.`;
  const neighbour = before.find((other) => haveOnePath(page, other));
  if (neighbour)
    yield `${at("paths:")}: "${id}" has a path of "${neighbour.id}" (${at("paths:", neighbour.id)}). Give it another.`;
  for (const option of ["below", "section"] as const)
    if (page[option] !== undefined && pages.every((other) => other.id !== page[option]))
      yield `${at(`${option}:`)}: there is no page "${page[option]}". Name one of the site's pages.`;
  const view = join(folder, "pages", viewOf({ pages }, id), "view.tsx");
  const shown = relative(".", view);
  if (!existsSync(view)) yield `${at("view:")}: "${id}" has no view. Add ${shown}, or name another page's.`;
  else if (!hasExport(view, "Page"))
    yield `${shown}:1: no view is exported. Write: export function Page({ content }) { … }`;
}

/** What Node says of an import of a file that is not there: where it stands, and what it names; undefined for other errors. */
export function missingImport({ message }: Error): string | undefined {
  const [file = "", importer] = message.replace("Cannot find module '", "").split("' imported from ");
  if (importer === undefined) return undefined;
  const place = placeOf(importer, `/${basename(dirname(file))}/${basename(file)}"`);
  return `${place}: there is no file ${relative(".", file)}. Add it, or take its import away.`;
}

function hasExport(file: string, name: string): boolean {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.some((line) => line.startsWith("export ") && line.split(/\W/).includes(name));
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
