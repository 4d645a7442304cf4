import { readFile } from "node:fs/promises";
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { languages } from "../../i18n/languages.ts";
import { type Locale, translationSetup } from "../../i18n/site-locales.ts";
import { localeOfPath } from "../../i18n/translate-path.ts";
import { type PageContext, pageDataUrl } from "../../page-data/page-data.ts";
import { gonePath, pagePath } from "../../page-paths/paths.ts";
import { documentTypes, extensionOf } from "../content/media/media-kinds.ts";
import { ContentError } from "../content/source/problem.ts";
import { FONT_FILES_FOLDER, fontStyles } from "../output/fonts.ts";
import { type OwnerLanguage, ownerLanguage } from "../owner-messages/owner-language.ts";
import { reporterIn } from "../owner-messages/report-lines.ts";
import { htmlDocument } from "../render/document.ts";
import type { RenderApp } from "../render/render-app.tsx";
import { DEV_HASH, type DevSite, readDevSite } from "./dev-site.ts";

const FONT_FILE = /^\/assets\/fonts\/([\w-]+\.woff2)$/;

/** What the development server serves. Folders are absolute. */
interface DevOptions {
  readonly root: string;
  readonly content: string;
}

/**
 * A server that renders each page on request: components and styles are replaced in the open page as they
 * are saved, a saved text reloads it. Errors in the content are shown as a page until they are fixed.
 */
export async function devServer({ root, content }: DevOptions): Promise<Server> {
  const server = createHttpServer();
  let site: Promise<DevSite> | undefined;
  const { vite, answer } = await pageAnswers({
    root,
    sockets: server,
    entry: "site/client/main.ts",
    language: () => ownerLanguage(content),
    site: () => {
      site ??= readDevSite(content, join(root, ".cache")).catch((error: unknown) => {
        site = undefined;
        throw error;
      });
      return site;
    },
  });
  vite.watcher.add(content);
  vite.watcher.on("all", (_event, file) => {
    if (!file.startsWith(content)) return;
    site = undefined;
    vite.ws.send({ type: "full-reload" });
  });
  server.on("request", answer);
  return server;
}

/** What pages are made from, and who shows them. */
export interface PageSource {
  /** The project's folder. */
  readonly root: string;
  /** The server by which open pages are told what changed. */
  readonly sockets: Server;
  /** The script of the pages, below the project's folder. */
  readonly entry: string;
  readonly language: () => Promise<OwnerLanguage>;
  /** The site as it is now. @throws {ContentError} where there is nothing to show */
  readonly site: () => Promise<DevSite>;
}

/** Answers requests for pages, and for the sources that they load. */
export interface PageAnswers {
  readonly vite: ViteDevServer;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Answers to requests, for a server that may judge them first. */
export async function pageAnswers(source: PageSource): Promise<PageAnswers> {
  const { root, sockets, entry, language } = source;
  const vite = await createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    cacheDir: join(root, ".cache/vite"),
    appType: "custom",
    // Dependencies that Vite finds later would reload the page while it starts.
    optimizeDeps: { entries: [entry] },
    server: { middlewareMode: true, hmr: { server: sockets } },
    logLevel: "warn",
  });
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    answerRequest(request, response, vite, source).catch(async (error: unknown) =>
      showError(response, error, await language()),
    );
  return {
    vite,
    answer: (request, response) => vite.middlewares(request, response, () => void answer(request, response)),
  };
}

async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  vite: ViteDevServer,
  source: PageSource,
): Promise<void> {
  const path = decodeURI(new URL(request.url ?? "/", "http://localhost").pathname);
  const site = await source.site();
  const font = FONT_FILE.exec(path)?.[1];
  const media = site.media.get(path);
  const slashed = `${path}/`;
  const { redirects } = site.others;
  const moved = site.pages.has(slashed) ? slashed : (redirects[path] ?? redirects[slashed]);
  if (font) send(response, "font/woff2", await readFile(join(FONT_FILES_FOLDER, font)));
  else if (media) send(response, typeOf(path), await media.bytes());
  else if (site.data.has(path)) send(response, "application/json", JSON.stringify(site.data.get(path)));
  else if (path.startsWith("/assets/")) send(response, "text/plain", "Not found", 404);
  else if (moved !== undefined) response.writeHead(302, { location: encodeURI(moved) }).end();
  else await sendPage(path, response, vite, site, source.entry);
}

function typeOf(path: string): string {
  return documentTypes[extensionOf(path)]?.mime ?? "image/*";
}

function devFontStyles(): Promise<string> {
  return fontStyles((name) => `/assets/fonts/${name}.woff2`);
}

async function sendPage(
  path: string,
  response: ServerResponse,
  vite: ViteDevServer,
  site: DevSite,
  entry: string,
): Promise<void> {
  const found = site.pages.get(path);
  const isGone = [path, `${path}/`].some((form) => site.others.gone.includes(form));
  const context = found ?? errorPage(isGone ? gonePath : (locale) => pagePath("not-found", locale), path, site);
  const localeData = site.localeData[context.locale];
  const files = {
    entry: `/${entry}`,
    preload: [],
    fonts: [],
    favicons: [],
    touchIcons: [],
    svgIcon: "data:,",
  };
  const { renderApp } = (await vite.ssrLoadModule("/site/generator/render/render-entry.tsx")) as {
    renderApp: RenderApp;
  };
  const rendered = await renderApp(context, localeData, { context, localeData, files });
  const html = htmlDocument({
    rendered,
    data: { hash: DEV_HASH, context, localeData },
    // The other rules come with the modules.
    css: await devFontStyles(),
    files,
  });
  send(response, "text/html", await vite.transformIndexHtml(path, html), found ? 200 : isGone ? 410 : 404);
}

function errorPage(pathIn: (locale: Locale) => string, path: string, site: DevSite): PageContext {
  const { defaultLocale } = translationSetup();
  const asked = localeOfPath(translationSetup(), path) ?? defaultLocale;
  // A language may have been added to the settings that this site was made without.
  const locale = asked in site.localeData ? asked : defaultLocale;
  const data = site.data.get(pageDataUrl(pathIn(locale))) as { readonly context: PageContext };
  return data.context;
}

function send(response: ServerResponse, type: string, body: string | Buffer, status = 200): void {
  response.writeHead(status, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" }).end(body);
}

/** Answers with the errors of the content, on a page that reloads when they are fixed. */
function showError(response: ServerResponse, error: unknown, language: OwnerLanguage): void {
  const text =
    error instanceof ContentError
      ? error.inWords(language)
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  const title = reporterIn(language)("dev-page-title", {});
  const client = '<script type="module" src="/@vite/client"></script>';
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  send(
    response,
    "text/html",
    `<!doctype html><html lang="${languages[language].tag}"><meta charset="utf-8"><title>${title}</title>${client}<pre style="white-space:pre-wrap">${escaped}</pre>`,
    500,
  );
}
