import type { PostFacts } from "../../content/model/content.ts";
import type { EngineSettings } from "../../content/model/site-schema.ts";
import { paintOf } from "../../content/theme/colors.ts";
import type { Theme } from "../../content/theme/theme.ts";
import { type XmlElement, xmlDocument } from "../../files/xml.ts";
import { forLocale, type Locale, languageOf } from "../../i18n/language.ts";
import { message } from "../../i18n/messages.ts";
import { SERVER_ROOT } from "../../manifest/server-paths.ts";
import { plainText } from "../../pages/data/content-tree.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import type { ShownPost } from "../../pages/data/summaries.ts";
import { feedPath, homePath, listLocales, listPath, postPath } from "../../pages/paths/paths.ts";
import type { PublishedContent } from "../pages/public-posts.ts";
import type { IconLink } from "../render/document-head.tsx";

/** A file of the site at an address. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
  /** Whether its address changes with its bytes. */
  readonly isImmutable?: boolean;
}

/** Icons for systems: as they are, and one to be cut to a shape. */
export interface ManifestIcons {
  readonly any: readonly IconLink[];
  readonly maskable: IconLink;
}

/** What programs ask for, not visitors, by address: feeds, robots.txt and the web app manifest. Each is made when it is asked for. */
export function filesForPrograms(
  { content, posts }: PublishedContent,
  localeData: Readonly<Record<Locale, LocaleData>>,
  icons: ManifestIcons,
): ReadonlyMap<string, () => string> {
  const { translation, theme, site } = content;
  const dataIn = (locale: Locale) => forLocale(localeData, locale);
  const feed = (locale: Locale) => atomFeed(dataIn(locale), posts.in(locale).slice(0, FEED_POSTS));
  return new Map([
    ["/robots.txt", () => robotsText(site.url)],
    ["/site.webmanifest", () => webManifest(dataIn(translation.defaultLocale), theme, icons)],
    ...listLocales(translation).map((locale) => [feedPath(translation, locale), () => feed(locale)] as const),
  ]);
}

/** robots.txt: everything may be crawled except what the server answers itself and the page data. */
function robotsText(origin: string): string {
  return [
    "User-agent: *",
    `Disallow: ${SERVER_ROOT}`,
    "Disallow: /assets/data/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

/** The web app manifest, in the default language. */
function webManifest(
  { locale, translation, site }: LocaleData,
  { light, colors }: Pick<Theme, "light" | "colors">,
  icons: ManifestIcons,
): string {
  return `${JSON.stringify(
    {
      name: site.brand,
      short_name: site.brand,
      description: site.description,
      lang: languageOf(translation, locale).tag,
      start_url: homePath(translation, locale),
      scope: "/",
      display: "browser",
      background_color: light.paper,
      theme_color: paintOf(light, colors, colors.icons).paper,
      icons: [...icons.any.map(manifestIcon), { ...manifestIcon(icons.maskable), purpose: "maskable" }],
    },
    null,
    2,
  )}\n`;
}

function manifestIcon({ size, href }: IconLink) {
  return { src: href, sizes: `${size}x${size}`, type: "image/png" };
}

/** A page as the sitemap lists it; undefined for one that search engines must not list. */
export function sitemapEntry({ path, head, content }: PageContext, origin: string): XmlElement | undefined {
  if (head.noindex || head.canonical !== path) return undefined;
  const { updated } = content as Partial<ShownPost>;
  const changed = head.published && (updated ?? head.published);
  const alternates = head.alternates.map((alternate) => ({
    name: "xhtml:link",
    attributes: { rel: "alternate", hreflang: alternate.hreflang, href: origin + alternate.path },
  }));
  const lastmod = changed === undefined ? [] : [{ name: "lastmod", children: changed }];
  return { name: "url", children: [{ name: "loc", children: origin + path }, ...lastmod, ...alternates] };
}

/** The sitemap: one file, which may list 50,000 addresses (sitemaps.org). */
export function sitemapText(entries: readonly XmlElement[]): string {
  return xmlDocument({
    name: "urlset",
    attributes: { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9", "xmlns:xhtml": "http://www.w3.org/1999/xhtml" },
    children: entries,
  });
}

/**
 * security.txt (RFC 9116). `Expires` is mandatory and must be less than a year away.
 *
 * @param email where flaws are reported
 * @param built time of the build
 */
export function securityText(site: EngineSettings, email: string, built: Date): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 11, 1)).toISOString()}`,
    `Preferred-Languages: ${site.languages.published.join(", ")}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** When a feed without posts was changed: it must say a date (RFC 4287, §4.1.1), and the same content gives the same bytes. */
const BEFORE_ALL = "1970-01-01";

/** Number of posts in a feed: the newest. */
const FEED_POSTS = 30;

/**
 * The Atom feed of a language (RFC 4287). Its date is that of the newest change, so that the same content gives the same
 * bytes. Titles and summaries are plain text, and declared as such.
 */
export function atomFeed({ locale, translation, messages, site }: LocaleData, newest: readonly PostFacts[]): string {
  const changed = newest.map(lastChange).sort().at(-1) ?? BEFORE_ALL;
  const home = site.url + listPath(translation, locale);
  return xmlDocument({
    name: "feed",
    attributes: { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": languageOf(translation, locale).tag },
    children: [
      element("id", home),
      text("title", `${site.brand} - ${message(messages, "posts.title")}`),
      text("subtitle", site.description),
      element("updated", instant(changed)),
      {
        name: "link",
        attributes: { rel: "self", type: "application/atom+xml", href: site.url + feedPath(translation, locale) },
      },
      { name: "link", attributes: { rel: "alternate", type: "text/html", href: home } },
      { name: "author", children: [element("name", site.brand), element("uri", site.url)] },
      ...newest.map((post) => entry(post, site.url + postPath(translation, locale, post.slug))),
    ],
  });
}

function entry(post: PostFacts, address: string): XmlElement {
  return {
    name: "entry",
    children: [
      element("id", address),
      text("title", plainText(post.title)),
      { name: "link", attributes: { rel: "alternate", type: "text/html", href: address } },
      element("published", instant(post.date)),
      element("updated", instant(lastChange(post))),
      text("summary", post.description),
    ],
  };
}

function lastChange({ date, updated }: PostFacts): string {
  return updated ?? date;
}

/** Noon, so that readers of feeds west and east of Greenwich show the same day. */
function instant(day: string): string {
  return `${day}T12:00:00Z`;
}

function element(name: string, children: string): XmlElement {
  return { name, children };
}

function text(name: string, children: string): XmlElement {
  return { name, attributes: { type: "text" }, children };
}
