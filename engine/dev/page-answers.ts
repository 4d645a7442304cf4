import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { iconFiles, iconLinks } from "../build/artwork/icons.ts";
import { cardLook, SOCIAL_ROOT, socialImageFile } from "../build/artwork/social-images.ts";
import { contentType } from "../build/output/file-writer.ts";
import { filesForPrograms, sitemapEntry, sitemapText } from "../build/output/files-for-programs.ts";
import { fontStyles, themeStyles } from "../build/output/theme-styles.ts";
import type { Bundle, Renderer } from "../build/render/bundle.ts";
import { documentTheme, htmlDocument, pageParts } from "../build/render/document.ts";
import type { SiteContent } from "../content/model/content.ts";
import { requestedUrl } from "../files/request-target.ts";
import { forLocale } from "../i18n/language.ts";
import { localeAt } from "../i18n/translate-path.ts";
import { SERVER_ROOT } from "../manifest/server-paths.ts";
import type { PageContext } from "../pages/data/page-data.ts";
import { errorPath, gonePath } from "../pages/paths/paths.ts";
import { hooksOf } from "../site-hooks.ts";
import { DEV_HASH, type DevSite } from "./dev-site.ts";

/** The handler of requests below `SERVER_ROOT` in development. */
export interface DevContact {
  answer(request: IncomingMessage, response: ServerResponse, site: DevSite): Promise<void>;
}

/** The content of pages, and the program that shows them. */
export interface PageSource {
  readonly cache: string;
  readonly contact?: DevContact | undefined;
  /** The page in place of one that cannot be made. */
  readonly errorPage: (error: unknown) => Promise<string>;
  /** The site as it is now. @throws {ContentError} where there is nothing to show */
  readonly site: () => Promise<DevSite>;
  /** What pages are made and shown with; `finished` has the last word on a document. */
  readonly program: () => Promise<
    Pick<Bundle, "entry" | "chunks" | "css"> &
      Renderer & { readonly finished?: (path: string, html: string) => Promise<string> }
  >;
}

/** Answers requests for pages and for what belongs to them, for a server that may judge them first. */
export function pageAnswers(source: PageSource) {
  /** The social images of pages that were asked for, each drawn when it is asked for itself. */
  const drawings = new Map<string, () => Promise<Buffer>>();
  let isClosed = false;
  return {
    answer(request: IncomingMessage, response: ServerResponse): void {
      const url = requestedUrl(request.url);
      if (url === undefined) send(response, "no-address.txt", "This is not an address.", 400);
      else
        answerRequest(decodeURI(url.pathname), request, response, { ...source, drawings }).catch(
          async (error: unknown) => {
            if (isClosed) response.destroy();
            else send(response, "page.html", await source.errorPage(error), 500);
          },
        );
    },
    /** From now on, that a page is not finished is no error. */
    close(): void {
      isClosed = true;
    },
  };
}

interface Answering extends PageSource {
  readonly drawings: Map<string, () => Promise<Buffer>>;
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
  const body = await (source.drawings.get(path)?.() ?? fileAt(path, site));
  const slashed = `${path}/`;
  const moved = site.pages.at(slashed) ? slashed : (site.movedTo(path) ?? site.movedTo(slashed));
  if (body !== undefined) send(response, path, body);
  else if (path.startsWith("/assets/")) send(response, "not-found.txt", "Not found", 404);
  else if (moved !== undefined) response.writeHead(302, { location: encodeURI(moved) }).end();
  else await sendPage(path, response, site, source);
  return undefined;
}

const ICONS = "/assets/icons/";
const icons = iconLinks((name) => ICONS + name);

type Body = string | Buffer;

/** Gives what is made of a thing, made once for it. */
function onceFor<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const known = new WeakMap<Thing, Made>();
  return (thing) => {
    const made = known.get(thing) ?? make(thing);
    known.set(thing, made);
    return made;
  };
}

const lookOf = onceFor(cardLook);
/** The files of a site's own: drawing them takes longer than all else that a page needs. */
const ownFiles = onceFor((content: SiteContent) => hooksOf(content).files?.(content, new Date()) ?? []);

const fontAddress = ({ name }: { readonly name: string }) => `/assets/fonts/${name}.woff2`;

/** The file that a build writes beside the documents, and that answers an address; undefined where none does. */
function fileAt(path: string, site: DevSite): Promise<Body> | Body | undefined {
  const { content, localeData } = site;
  const data = site.dataAt(path);
  if (data !== undefined) return JSON.stringify(data);
  if (path === "/sitemap.xml")
    return sitemapText(site.pages.all().flatMap((context) => sitemapEntry(context, content.site.url) ?? []));
  const icon = path === "/favicon.ico" ? "favicon.ico" : path.startsWith(ICONS) && path.slice(ICONS.length);
  return (
    content.theme.font.files.find((file) => fontAddress(file) === path)?.bytes ??
    site.media.get(path)?.bytes() ??
    ownFiles(content).find((file) => file.path === path)?.text ??
    filesForPrograms(site, localeData, icons.manifest).get(path)?.() ??
    (icon ? iconFiles(content.theme).get(icon)?.() : undefined)
  );
}

async function sendPage(
  path: string,
  response: ServerResponse,
  site: DevSite,
  { program, drawings, cache }: Answering,
): Promise<void> {
  const { translation, theme } = site.content;
  const found = site.pages.at(path);
  const isGone = [path, `${path}/`].some((form) => site.gone.includes(form));
  const other = (isGone ? gonePath : errorPath)(translation, localeAt(translation, path));
  const shown = found ?? (other === undefined ? undefined : site.pages.standingIn(other));
  if (shown === undefined) return send(response, "not-found.txt", "No page has this address.", 404);
  const { entry, css, renderApp, finished } = await program();
  const localeData = forLocale(site.localeData, shown.locale);
  const context = await withSocialImage(shown);
  const parts = pageParts(context, {
    hash: DEV_HASH,
    css: themeStyles(theme) + (await fontStyles(theme.font, fontAddress)) + css,
    files: { entry: entry.src, preload: entry.imports, fonts: [], ...icons.document },
    theme: documentTheme(theme),
    localeData: site.localeData,
  });
  const rendered = await renderApp({ context, localeData, files: parts.files, theme: parts.theme });
  const html = htmlDocument({ ...parts, rendered });
  send(response, "page.html", (await finished?.(path, html)) ?? html, found ? 200 : isGone ? 410 : 404);

  /** The page with its social image, where the site has some. */
  async function withSocialImage(page: PageContext): Promise<PageContext> {
    const { socialImages: images } = hooksOf(site.content);
    if (images === undefined) return page;
    const card = images.card(page, localeData);
    const { name, bytes } = socialImageFile(card, { images, look: await lookOf(theme), cache: join(cache, "social") });
    const href = SOCIAL_ROOT + name;
    drawings.set(href, bytes);
    return { ...page, head: { ...page.head, image: { href, alt: images.textOf(card) } } };
  }
}

/** @param file a name, which tells what type the answer is */
function send(response: ServerResponse, file: string, body: Body, status = 200): void {
  response.writeHead(status, { "content-type": contentType(file), "cache-control": "no-store" }).end(body);
}
