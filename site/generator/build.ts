import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Locale, locales, translationSetup } from "../i18n/site-locales.ts";
import { type LocaleData, type PageContext, pageDataUrl } from "../routes/page-data.ts";
import { blogPath, tagPath } from "../routes/paths.ts";
import type { Content } from "./content/content.ts";
import { PICTURE_ROOT, type PictureFile } from "./content/finished-picture.ts";
import { formatProblem } from "./content/problem.ts";
import { type ReadContent, readContent } from "./content/read-content.ts";
import { localeData } from "./pages/locale-data.ts";
import { type PublishedPosts, publishedPosts } from "./pages/published-posts.ts";
import { addressesOf, sitePages } from "./pages/site-pages.ts";
import { structuredData } from "./pages/structured-data.ts";
import { type Bundle, bundle } from "./render/bundle.ts";
import type { ContactPageParts } from "./render/contact-page.ts";
import { type DocumentParts, htmlDocument, inertJson, styleSource } from "./render/document.ts";
import type { DocumentFiles, IconLink } from "./render/document-head.tsx";
import { Compressor } from "./write/compress.ts";
import { writeContactFiles } from "./write/contact-files.ts";
import { atomFeed } from "./write/feed.ts";
import { fontFiles, fontSheet } from "./write/fonts.ts";
import { answerHeaders } from "./write/headers.ts";
import { FAVICON_SIZES, ICON_SVG, iconPng, MANIFEST_ICON_SIZES, TOUCH_ICON_SIZES } from "./write/icons.ts";
import { Output } from "./write/output.ts";
import { type SitemapEntry, sitemapEntry, sitemapFiles } from "./write/sitemap.ts";
import { type SocialImage, socialImages } from "./write/social-images.ts";
import { robotsText, securityText, webManifest } from "./write/well-known.ts";

/** What to build, and where. Folders are absolute. */
export interface BuildOptions {
  /** The project's own folder: its sources and its caches. */
  readonly root: string;
  readonly content: string;
  readonly out: string;
  /** Origin of the site; default: `url` of site.yaml. */
  readonly siteUrl?: string;
  /** Whether drafts are shown. */
  readonly drafts?: boolean;
  /** When the build is made: the year of the copyright line, the expiry of security.txt. */
  readonly now: Date;
}

/** What a build has to say of itself. */
export interface BuildReport {
  /** Pages, each address counted. */
  readonly pages: number;
  readonly notices: readonly string[];
  /** Brotli bytes of the JavaScript that a first visit to a page loads, by page id. */
  readonly firstVisitScripts: Readonly<Record<string, number>>;
  /** Brotli bytes of the largest document. */
  readonly largestDocument: { readonly path: string; readonly bytes: number };
}

/** Immutable files stay for tabs of this many earlier builds. */
const KEPT_BUILDS = 3;
const RENDERED_AT_ONCE = 16;

/**
 * Builds the site.
 *
 * @throws {ContentError} with every mistake of the content; the last good build is then untouched
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const cache = join(options.root, ".cache");
  const drafts = options.drafts ?? false;
  const read = await readContent(options.content, join(cache, "pictures"), { drafts });
  const content = withSiteUrl(read.content, options.siteUrl);
  const posts = publishedPosts(content, { drafts });

  const program = await bundle(options.root, join(cache, "bundles"));
  const output = await Output.open(options.out, new Compressor(join(cache, "compressed")));
  const site = await writeSharedFiles(output, read, content, program, options.now);
  const social = socialImages(output, join(cache, "social"), posts);
  const written = await writePages(output, content, posts, program, site, social);
  await writeLists(output, content, posts, site, written.sitemap, options.now);
  const contactPages = { css: program.css, pages: written.contact };
  const contactParts = { siteUrl: content.site.url, renderer: program.renderer };
  await writeContactFiles(output, site.localeData, contactPages, contactParts);
  await output.finish(
    {
      hash: program.hash,
      redirects: firstPageRedirects(posts),
      headers: answerHeaders(content, styleSource(program.css)),
    },
    KEPT_BUILDS,
  );
  return {
    pages: output.pages.size,
    notices: content.notices.map(formatProblem),
    firstVisitScripts: firstVisitScripts(output, program),
    largestDocument: written.largest,
  };
}

function withSiteUrl(content: Content, url: string | undefined): Content {
  return url === undefined ? content : { ...content, site: { ...content.site, url: url.replace(/\/$/, "") } };
}

/** The files that all pages refer to. */
interface SharedFiles {
  readonly document: Omit<DocumentFiles, "socialImage">;
  readonly manifestIcons: readonly IconLink[];
  readonly localeData: Readonly<Record<Locale, LocaleData>>;
  readonly localeDataUrls: Readonly<Record<Locale, string>>;
}

async function writeSharedFiles(
  output: Output,
  { pictures }: ReadContent,
  content: Content,
  program: Bundle,
  now: Date,
): Promise<SharedFiles> {
  await writeProgram(output, program);
  const writePicture = async ({ name, bytes }: PictureFile) =>
    output.add(PICTURE_ROOT + name, await bytes(), { immutable: true });
  await Promise.all(pictures.map(writePicture));
  const icons = (sizes: readonly number[]) => writeIcons(output, sizes);
  const data = Object.fromEntries(
    locales.map((locale) => [locale, localeData(content, locale, now.getUTCFullYear())]),
  ) as Record<Locale, LocaleData>;
  const urls: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    urls[locale] = await output.addHashed("/assets/locale/", `${locale}.json`, JSON.stringify(data[locale]));
  }
  return {
    document: {
      entry: program.entry.src,
      preload: program.entry.imports,
      fontSheet: await writeFonts(output, content),
      favicons: await icons(FAVICON_SIZES),
      touchIcons: await icons(TOUCH_ICON_SIZES),
      svgIcon: await output.addHashed("/assets/icons/", "icon.svg", ICON_SVG),
    },
    manifestIcons: await icons(MANIFEST_ICON_SIZES),
    localeData: data,
    localeDataUrls: urls as Record<Locale, string>,
  };
}

async function writeProgram(output: Output, { clientFolder }: Bundle): Promise<void> {
  for (const file of (await readdir(join(clientFolder, "assets"))).sort()) {
    if (file.endsWith(".css")) continue;
    await output.add(`/assets/${file}`, await readFile(join(clientFolder, "assets", file)), { immutable: true });
  }
}

async function writeIcons(output: Output, sizes: readonly number[]): Promise<IconLink[]> {
  const links: IconLink[] = [];
  for (const size of sizes) {
    links.push({ size, href: await output.addHashed("/assets/icons/", `icon-${size}.png`, await iconPng(size)) });
  }
  return links;
}

/** Writes the site's own fonts; gives the address of the font sheet, which may be a provider's (ruling D11). */
async function writeFonts(output: Output, { site }: Content): Promise<string> {
  if (site.fonts.stylesheet !== "self") return site.fonts.stylesheet;
  const addresses = new Map<string, string>();
  for (const { name, bytes } of await fontFiles()) {
    addresses.set(name, await output.addHashed("/assets/fonts/", `${name}.woff2`, bytes));
  }
  return output.addHashed(
    "/assets/fonts/",
    "fonts.css",
    fontSheet((name) => addresses.get(name) ?? ""),
  );
}

interface WrittenPages {
  readonly sitemap: readonly SitemapEntry[];
  readonly largest: { readonly path: string; readonly bytes: number };
  readonly contact: Readonly<Record<Locale, ContactPageParts>>;
}

async function writePages(
  output: Output,
  content: Content,
  posts: PublishedPosts,
  program: Bundle,
  site: SharedFiles,
  social: ReturnType<typeof socialImages>,
): Promise<WrittenPages> {
  const sitemap: SitemapEntry[] = [];
  const contact: Partial<Record<Locale, ContactPageParts>> = {};
  let largest = { path: "", bytes: 0 };
  const write = async (context: PageContext) => {
    const image = await social(context, site.localeData[context.locale]);
    const parts = documentParts(context, content, program, site, image);
    const document = await renderPage(parts, program);
    if (context.page === "contact") contact[context.locale] = contactPageParts(parts, context);
    const data = inertJson({ hash: program.hash, context });
    for (const path of addressesOf(context)) {
      await output.add(pageDataUrl(path), data);
      if (context.page === "not-found") continue;
      await output.add(path, document);
      const bytes = output.transferSize(path);
      if (bytes > largest.bytes) largest = { path, bytes };
    }
    if (context.page === "not-found") await writeNotFound(output, context, document);
    const entry = sitemapEntry(context);
    if (entry) sitemap.push(entry);
  };
  const pages = sitePages(content, posts, site.localeDataUrls);
  const worker = async () => {
    for (const context of pages) await write(context);
  };
  await Promise.all(Array.from({ length: RENDERED_AT_ONCE }, worker));
  return {
    sitemap: sitemap.sort((a, b) => (a.path < b.path ? -1 : 1)),
    largest,
    contact: contact as Record<Locale, ContactPageParts>,
  };
}

/** The page for unknown paths of a language; the default language's also answers for all others (ruling D6). */
async function writeNotFound(output: Output, { locale }: PageContext, document: string): Promise<void> {
  await output.addNotFound(translationSetup.pathAliases[locale], document);
  if (locale === translationSetup.defaultLocale) await output.addNotFound("", document);
}

/** All that a page's document is put together from, but what React renders. */
type UnrenderedParts = Omit<DocumentParts, "rendered">;

function documentParts(
  context: PageContext,
  content: Content,
  program: Bundle,
  site: SharedFiles,
  socialImage: SocialImage,
): UnrenderedParts {
  const data = site.localeData[context.locale];
  const preload = [...site.document.preload, ...chunkOf(context, program)];
  const files = { ...site.document, preload, socialImage };
  return {
    data: { hash: program.hash, context, localeData: data },
    css: program.css,
    files,
    structuredData: structuredData(context, data, content, files),
  };
}

async function renderPage(parts: UnrenderedParts, { renderApp }: Bundle): Promise<string> {
  const { context, localeData } = parts.data;
  const rendered = await renderApp(context, localeData, { context, localeData, files: parts.files });
  return htmlDocument({ ...parts, rendered });
}

/** The parts that the server needs to render the contact page again; they share one style sheet. */
function contactPageParts(
  { css: _, data, ...parts }: UnrenderedParts,
  context: PageContext<"contact">,
): ContactPageParts {
  return { ...parts, data: { ...data, context } };
}

/** Scripts of a page's chunk that the entry does not bring along. */
function chunkOf({ page }: PageContext, program: Bundle): readonly string[] {
  const view = page.startsWith("service-")
    ? "service"
    : page === "legal-notice" || page === "accessibility" || page === "site-map"
      ? "text"
      : page;
  const scripts = program.chunks[`site/app/pages/${view}/${view}-page.tsx`] ?? [];
  return scripts.filter((src) => src !== program.entry.src && !program.entry.imports.includes(src));
}

async function writeLists(
  output: Output,
  content: Content,
  posts: PublishedPosts,
  site: SharedFiles,
  sitemap: readonly SitemapEntry[],
  now: Date,
): Promise<void> {
  for (const [path, text] of sitemapFiles(sitemap, content.site.url)) await output.add(path, text);
  for (const locale of locales)
    await output.add(`/${locale}/feed.xml`, atomFeed(site.localeData[locale], posts.in(locale)));
  await output.add("/robots.txt", robotsText(content.site.url));
  await output.add("/.well-known/security.txt", securityText(content.site, now));
  await output.add(
    "/site.webmanifest",
    webManifest(site.localeData[translationSetup.defaultLocale], site.manifestIcons),
  );
}

/** "/fr/blog/1/" and its like lead to the page without a number (ruling D4). */
function firstPageRedirects(posts: PublishedPosts): Record<string, string> {
  const first = [
    ...posts.tags.map((tag) => (locale: Locale) => tagPath(locale, tag)),
    (locale: Locale) => blogPath(locale),
  ];
  const paths = locales.flatMap((locale) => first.map((path) => path(locale)));
  const unprefixed = paths
    .filter((path) => path.startsWith(`/${translationSetup.defaultLocale}/`))
    .map((path) => path.slice(translationSetup.defaultLocale.length + 1));
  return Object.fromEntries([...paths, ...unprefixed].map((path) => [`${path}1/`, path]));
}

function firstVisitScripts(output: Output, program: Bundle): Record<string, number> {
  const entry = [program.entry.src, ...program.entry.imports];
  const pages = Object.entries(program.chunks).filter(([source]) => source.startsWith("site/app/pages/"));
  return Object.fromEntries(
    pages.map(([source, scripts]) => [
      source.split("/")[3] ?? source,
      [...new Set([...entry, ...scripts])].reduce((sum, src) => sum + output.transferSize(src), 0),
    ]),
  );
}
