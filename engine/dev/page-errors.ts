import { SourceMap, type SourceMapPayload } from "node:module";
import type { ErrorPayload, ViteDevServer } from "vite";
import { ContentError } from "../content/source/problem.ts";
import { pathBelow } from "../files/path-below.ts";
import { escapeXml } from "../files/xml.ts";
import { ownerWritings } from "../i18n/owner-languages/writings.ts";
import { sayIn } from "../i18n/owner-text.ts";
import { SITE_FILE, SiteError } from "../load-site.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { reportLines } from "../owner-messages/report-lines.ts";
import { inertJson } from "../pages/data/head-elements.ts";
import { PAGE_ERROR_EVENT, type PageError } from "../pages/data/page-error.ts";

/** A place of a stack in what the browser was sent. */
const PLACE = /https?:\/\/[^\s()]+?:\d+:\d+/g;
/** Characters of a stack that are looked at. */
const MAX_STACK = 20_000;
/** Lines of a stack in code of others. */
const OTHERS = /\/node_modules\/|\/\.cache\/|\/@vite\//;

/** Shows the errors of each open page over it in Vite's overlay, by their places in the sources, and in the terminal. */
export function showPageErrors(vite: ViteDevServer): void {
  vite.ws.on(PAGE_ERROR_EVENT, async (sent: unknown, page) => {
    if (!isPageError(sent)) return;
    const { message, stack } = sent;
    // In Chromium a stack begins with the message, in Firefox it does not.
    const places = stack.startsWith(message) ? stack.slice(message.length).trimStart() : stack;
    const own = await inSources(vite, places.slice(0, MAX_STACK)).catch(() => places);
    vite.config.logger.error(`${message}\n${own}`);
    page.send({ type: "error", err: errorPayload({ message, stack: own }) });
  });
}

/** Whatever speaks to the development server may send an event of this name. */
function isPageError(sent: unknown): sent is PageError {
  const { message, stack } = Object(sent) as Partial<Record<keyof PageError, unknown>>;
  return typeof message === "string" && typeof stack === "string";
}

/** An error as Vite's overlay takes it, with the piece of code where a file could not be understood. */
function errorPayload(error: PageError | Error): ErrorPayload["err"] {
  const { message, stack = "" } = error;
  const { id, frame, plugin, loc = firstPlace(stack) } = error as Partial<ErrorPayload["err"]>;
  const known = Object.entries({ id, frame, plugin, loc }).filter(([, fact]) => fact !== undefined);
  return { message, stack, ...Object.fromEntries(known) };
}

function firstPlace(stack: string): ErrorPayload["err"]["loc"] {
  const [, file, line, column] = /(?:\(|at |@)((?:\/|[A-Za-z]:[\\/])[^()\n]*?):(\d+):(\d+)/.exec(stack) ?? [];
  return file === undefined ? undefined : { file, line: Number(line), column: Number(column) };
}

/** A browser's stack with files, lines and columns of the sources; the lines of packages are left out where others remain. */
async function inSources(vite: ViteDevServer, stack: string): Promise<string> {
  const places = new Map<string, string>();
  for (const [place] of stack.matchAll(PLACE)) places.set(place, await sourcePlace(vite, place));
  const lines = stack.replaceAll(PLACE, (place) => places.get(place) ?? place).split("\n");
  const own = lines.filter((line) => !OTHERS.test(line));
  return (own.some((line) => /:\d+:\d+/.test(line)) ? own : lines).join("\n");
}

/** "/project/site/app/app.tsx:12:7" for "http://localhost:5173/site/app/app.tsx?t=1:20:11". */
async function sourcePlace(vite: ViteDevServer, place: string): Promise<string> {
  const [, address = "", line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  const { pathname, search } = new URL(address);
  const module = await vite.environments.client.moduleGraph.getModuleByUrl(pathname + search);
  if (!module?.file) return place;
  const found = originalPlace(module.transformResult?.map, Number(line) - 1, Number(column) - 1);
  return found === undefined ? `${module.file}:${line}:${column}` : `${module.file}:${found.line}:${found.column}`;
}

/** The line and column, from 1, of the source from which a place of the transformed module was made. */
function originalPlace(map: unknown, line: number, column: number) {
  if (typeof map !== "object" || map === null || !("mappings" in map) || map.mappings === "") return undefined;
  const found = new SourceMap(map as SourceMapPayload).findEntry(line, column);
  return "originalLine" in found ? { line: found.originalLine + 1, column: found.originalColumn + 1 } : undefined;
}

/**
 * The page that says what keeps another from being shown: the errors of the content, by file and line, what is not in its
 * folder at the moment, or an error of the code, in Vite's overlay too. It listens to the server, which has it loaded anew.
 *
 * @param content the folder
 */
export function errorPage(error: unknown, language: OwnerLanguage, vite: ViteDevServer, content: string): string {
  const say = sayIn(reportLines, language);
  if (error instanceof ContentError) return page(language, say("dev-page-title"), error.inWords(language), "");
  if (error instanceof SiteError) return page(language, SITE_FILE, error.message, "");
  const thrown: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
  const { code, path = "" } = thrown;
  if (code === "ENOENT" && !pathBelow(content, path).startsWith("..")) {
    return page(language, say("dev-page-title"), say("dev-content-away", { file: path }), "");
  }
  vite.ssrFixStacktrace(thrown);
  const { message, stack = message } = thrown;
  vite.config.logger.error(stack, { error: thrown });
  const overlay = `import { ErrorOverlay } from "/@vite/client"; document.body.append(new ErrorOverlay(${inertJson(errorPayload(thrown))}));`;
  return page(language, message, stack, `<script type="module">${overlay}</script>`);
}

function page(language: OwnerLanguage, title: string, text: string, script: string): string {
  const [heading, said] = [title, text].map(escapeXml);
  return [
    `<!doctype html><html lang="${ownerWritings[language].tag}"><meta charset="utf-8"><title>${heading}</title>`,
    '<script type="module" src="/@vite/client"></script>',
    `<pre style="white-space:pre-wrap">${said}</pre>${script}`,
  ].join("");
}
