import type { IncomingMessage, ServerResponse } from "node:http";
import { contentType } from "../build/output/file-writer.ts";
import { fontStyles, themeStyles } from "../build/output/theme-styles.ts";
import type { Bundle, Renderer } from "../build/render/bundle.ts";
import { documentTheme, htmlDocument, pageParts } from "../build/render/document.ts";
import { forLocale, type Locale } from "../i18n/language.ts";
import { localeAt } from "../i18n/translate-path.ts";
import { SERVER_ROOT } from "../manifest/server-paths.ts";
import type { PageContext } from "../pages/data/page-data.ts";
import { errorPath, gonePath } from "../pages/paths/paths.ts";
import { devFile, devIcons, devSocialImages } from "./dev-files.ts";
import { DEV_HASH, type DevSite } from "./dev-site.ts";

const FONT_FILE = /^\/assets\/fonts\/([^/]+)\.woff2$/;

/** The handler of requests below `SERVER_ROOT` in development. */
export interface DevContact {
  answer(request: IncomingMessage, response: ServerResponse, site: DevSite): Promise<void>;
}

/** What pages are made and shown with. */
export interface PageProgram extends Pick<Bundle, "entry" | "chunks" | "css">, Renderer {
  /** Has the last word on a document. */
  readonly finished?: (path: string, html: string) => Promise<string>;
}

/** The content of pages, and the program that shows them. */
export interface PageSource {
  readonly cache: string;
  readonly contact?: DevContact | undefined;
  /** The page in place of one that cannot be made. */
  readonly errorPage: (error: unknown) => Promise<string>;
  /** The site as it is now. @throws {ContentError} where there is nothing to show */
  readonly site: () => Promise<DevSite>;
  readonly program: () => Promise<PageProgram>;
}

/** Answers requests for pages and for what belongs to them, for a server that may judge them first. */
export function pageAnswers(source: PageSource) {
  const images = devSocialImages(source.cache);
  let isClosed = false;
  return {
    answer: (request: IncomingMessage, response: ServerResponse): void =>
      void answerRequest(request, response, { ...source, images }).catch(async (error: unknown) => {
        if (isClosed) response.destroy();
        else send(response, "page.html", await source.errorPage(error), 500);
      }),
    /** From now on, that a page is not finished is no error. */
    close(): void {
      isClosed = true;
    },
  };
}

interface Answering extends PageSource {
  readonly images: ReturnType<typeof devSocialImages>;
}

async function answerRequest(request: IncomingMessage, response: ServerResponse, source: Answering): Promise<void> {
  const path = decodeURI(new URL(request.url ?? "/", "http://localhost").pathname);
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

async function sendPage(
  path: string,
  response: ServerResponse,
  site: DevSite,
  { program, images }: Answering,
): Promise<void> {
  const { translation, theme } = site.content;
  const found = site.pages.at(path);
  const isGone = [path, `${path}/`].some((form) => site.gone.includes(form));
  const shown =
    found ??
    otherPage((locale) => (isGone ? gonePath(translation, locale) : errorPath(translation, locale)), path, site);
  if (shown === undefined) return send(response, "not-found.txt", "No page has this address.", 404);
  const { entry, chunks, css, renderApp, finished } = await program();
  const localeData = forLocale(site.localeData, shown.locale);
  const context = await images.added(shown, localeData, site.content);
  const fonts = await fontStyles(theme.font, ({ name }) => `/assets/fonts/${name}.woff2`);
  const parts = pageParts(context, {
    hash: DEV_HASH,
    entry,
    chunks,
    css: themeStyles(theme) + fonts + css,
    files: { entry: entry.src, preload: entry.imports, fonts: [], ...devIcons },
    theme: documentTheme(theme),
    localeData: site.localeData,
  });
  const rendered = await renderApp({ context, localeData, files: parts.files, theme: parts.theme });
  const html = htmlDocument({ ...parts, rendered });
  send(response, "page.html", (await finished?.(path, html)) ?? html, found ? 200 : isGone ? 410 : 404);
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
