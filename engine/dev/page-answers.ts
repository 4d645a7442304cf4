import { existsSync, realpathSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { basename, dirname, join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { contentType } from "../build/output/file-writer.ts";
import { fontStyles } from "../build/output/fonts.ts";
import { themeStyles } from "../build/output/theme-styles.ts";
import { CLIENT_ENTRY, type Renderer } from "../build/render/bundle.ts";
import { htmlDocument } from "../build/render/document.ts";
import { documentTheme } from "../build/render/page-parts.ts";
import { siteModules, textOfProgram } from "../build/render/site-modules.ts";
import { pathBelow } from "../files/path-below.ts";
import { requestedUrl } from "../files/request-target.ts";
import { forLocale, type Locale } from "../i18n/language.ts";
import { localeAt } from "../i18n/translate-path.ts";
import { loadSite } from "../load-site.ts";
import { SERVER_ROOT } from "../manifest/server-paths.ts";
import type { PageContext } from "../pages/data/page-data.ts";
import { errorPath, gonePath } from "../pages/paths/paths.ts";
import { devFile, devIcons, devSocialImages } from "./dev-files.ts";
import { DEV_HASH, type DevSite } from "./dev-site.ts";

/** Folders of the project whose files browsers may load. */
const SERVED = ["engine", "consent", "contact", "drawings", "editor/contract", "editor/preview", "node_modules"];
const FONT_FILE = /^\/assets\/fonts\/([^/]+)\.woff2$/;

/** The handler of requests below `SERVER_ROOT` in development. */
export interface DevContact {
  answer(request: IncomingMessage, response: ServerResponse, site: DevSite): Promise<void>;
}

/** The content of pages, and the server that shows them. */
export interface PageSource {
  /** The project's folder. */
  readonly root: string;
  /** The folder of the site's configuration. */
  readonly folder: string;
  readonly cache: string;
  /** The server by which open pages are told what changed. */
  readonly sockets: Server;
  /** The script of the pages, below the project's folder. */
  readonly entry: string;
  readonly contact?: DevContact | undefined;
  /** The page in place of one that cannot be made. */
  readonly errorPage: (error: unknown, vite: ViteDevServer) => Promise<string>;
  /** The site as it is now. @throws {ContentError} where there is nothing to show */
  readonly site: () => Promise<DevSite>;
}

/** Vite knows files by their real paths. */
function realFolder(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}

/** Answers requests for pages, and for the sources that they load, for a server that may judge them first. */
export async function pageAnswers(source: PageSource) {
  const { root, folder, cache, sockets, entry } = source;
  const packages = join(cache, "vite");
  const vite = await createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    // Pages of another entry need other packages: whoever bundles those anew would take these away.
    plugins: [siteModules(folder, textOfProgram(await loadSite(folder)))],
    cacheDir: join(packages, basename(dirname(entry))),
    appType: "custom",
    // Dependencies that Vite finds later would reload the page while it starts.
    optimizeDeps: { entries: [entry, join(folder, CLIENT_ENTRY)] },
    server: {
      middlewareMode: true,
      hmr: { server: sockets },
      cors: false,
      // The modules of pages, and no other file of the project: no messages, no secrets.
      fs: { allow: [...SERVED.map((name) => join(root, name)), folder, packages].map(realFolder) },
      // No page is made of it: to watch it would take most of the start.
      watch: { ignored: (file) => !pathBelow(join(root, ".cache"), file).startsWith("..") },
    },
    logLevel: "warn",
  });
  ignoreInvocations(vite);
  let isClosed = false;
  let failed = false;
  // The code of a page that could not be made is not in the browser: nobody else would say that it has changed.
  vite.watcher.on("change", () => {
    if (failed) vite.ws.send({ type: "full-reload" });
    failed = false;
  });
  const images = devSocialImages(cache);
  const answer = (request: IncomingMessage, response: ServerResponse, path: string) =>
    answerRequest(path, request, response, { ...source, vite, images }).catch(async (error: unknown) => {
      if (isClosed) return response.destroy();
      failed = true;
      send(response, "page.html", await source.errorPage(error, vite), 500);
    });
  return {
    vite,
    answer(request: IncomingMessage, response: ServerResponse) {
      const url = requestedUrl(request.url);
      if (url === undefined) return send(response, "no-address.txt", "This is not an address.", 400);
      const path = decodeURI(url.pathname);
      const answerPage = () => void answer(request, response, path);
      // Vite takes what follows two slashes for a host, and fails where it is none.
      return path.startsWith("//") ? answerPage() : vite.middlewares(request, response, answerPage);
    },
    /** Loads what every page needs, before one is asked for. */
    async warm() {
      // Modules that these import follow by themselves. What fails here is said where a page needs it.
      await Promise.allSettled([vite.ssrLoadModule("virtual:render"), vite.warmupRequest(`/${entry}`)]);
    },
    /** Ends it; that a page is not finished any more is no error. */
    async close() {
      isClosed = true;
      vite.config.logger.error = () => {};
      await vite.close();
    },
  };
}

/** Vite offers its modules over the socket too, which no page asks for; a malformed request of that kind ends the process. */
function ignoreInvocations({ environments }: ViteDevServer): void {
  const { hot } = environments.client;
  (hot as typeof hot & { setInvokeHandler(handler: undefined): void }).setInvokeHandler(undefined);
}

interface Answering extends PageSource {
  readonly vite: ViteDevServer;
  readonly images: ReturnType<typeof devSocialImages>;
}

async function answerRequest(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  source: Answering,
): Promise<void> {
  const site = await source.site();
  if (source.contact !== undefined && path.startsWith(SERVER_ROOT))
    return source.contact.answer(request, response, site);
  const { theme } = site.content;
  const name = FONT_FILE.exec(path)?.[1];
  const font = theme.font.files.find((file) => file.name === name);
  const media = site.media.get(path);
  const image = source.images.at(path);
  const file = await devFile(path, site);
  const slashed = `${path}/`;
  const data = site.dataAt(path);
  const moved = site.pages.at(slashed) ? slashed : (site.movedTo(path) ?? site.movedTo(slashed));
  if (font) send(response, path, font.bytes);
  else if (media) send(response, path, await media.bytes());
  else if (image) send(response, path, await image());
  else if (file !== undefined) send(response, path, file);
  else if (data !== undefined) send(response, path, JSON.stringify(data));
  else if (path.startsWith("/assets/")) send(response, "not-found.txt", "Not found", 404);
  else if (moved !== undefined) response.writeHead(302, { location: encodeURI(moved) }).end();
  else await sendPage(path, response, site, source);
  return undefined;
}

/** The theme; the other rules come with the modules. */
async function devStyles({ theme }: DevSite["content"]): Promise<string> {
  const fonts = await fontStyles(theme.font, ({ name }) => `/assets/fonts/${name}.woff2`);
  return themeStyles(theme) + fonts;
}

async function sendPage(
  path: string,
  response: ServerResponse,
  site: DevSite,
  { vite, entry, images }: Answering,
): Promise<void> {
  const { translation } = site.content;
  const found = site.pages.at(path);
  const isGone = [path, `${path}/`].some((form) => site.gone.includes(form));
  const shown =
    found ??
    otherPage((locale) => (isGone ? gonePath(translation, locale) : errorPath(translation, locale)), path, site);
  if (shown === undefined) return send(response, "not-found.txt", "No page has this address.", 404);
  const localeData = forLocale(site.localeData, shown.locale);
  const context = await images.added(shown, localeData, site.content);
  const files = { entry: `/${entry}`, preload: [], fonts: [], ...devIcons };
  const { renderApp } = (await vite.ssrLoadModule("virtual:render")) as Renderer;
  const theme = documentTheme(site.content.theme);
  const rendered = await renderApp({ context, localeData, files, theme });
  const data = { hash: DEV_HASH, context, localeData };
  const html = htmlDocument({ rendered, data, css: await devStyles(site.content), files });
  send(response, "page.html", await vite.transformIndexHtml(path, html), found ? 200 : isGone ? 410 : 404);
}

/** The page that stands in for one that is not there. */
function otherPage(
  pathIn: (locale: Locale) => string | undefined,
  path: string,
  site: DevSite,
): PageContext | undefined {
  const other = pathIn(localeAt(site.content.translation, path));
  return other === undefined ? undefined : site.pages.standingIn(other);
}

/** @param file a name, which tells what type the answer is */
function send(response: ServerResponse, file: string, body: string | Buffer, status = 200): void {
  response.writeHead(status, { "content-type": contentType(file), "cache-control": "no-store" }).end(body);
}
