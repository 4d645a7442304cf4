import { join } from "node:path";
import { type Locale, locales, translationSetup } from "../../i18n/site-locales.ts";
import type { LocaleData } from "../../page-data/locale-data.ts";
import type { PageContext } from "../../page-data/page-data.ts";
import { feedPath } from "../../page-paths/paths.ts";
import { socialCard, socialCardText } from "../artwork/social-card.ts";
import { socialImageFile } from "../artwork/social-image-files.ts";
import { atomFeed, FEED_POSTS } from "../output/feed.ts";
import {
  FAVICON_SIZES,
  ICO_SIZES,
  ICON_SVG,
  iconIco,
  iconPng,
  MANIFEST_ICON_SIZES,
  TOUCH_ICON_SIZES,
} from "../output/icons.ts";
import { Sitemap, sitemapEntry } from "../output/sitemap.ts";
import { SOCIAL_ROOT } from "../output/social-images.ts";
import { robotsText, securityText, webManifest } from "../output/well-known.ts";
import type { IconLink } from "../render/document-head.tsx";
import type { DevSite } from "./dev-site.ts";

/** A file that a build writes beside the pages. */
interface DevFile {
  readonly type: string;
  readonly body: string | Buffer;
}

type MakeFile = (site: DevSite) => Promise<DevFile> | DevFile;

const ICONS = "/assets/icons/";
const icons = (sizes: readonly number[]): IconLink[] =>
  sizes.map((size) => ({ size, href: `${ICONS}icon-${size}.png` }));

/** The icons that documents name. */
export const devIcons = {
  favicons: icons(FAVICON_SIZES),
  touchIcons: icons(TOUCH_ICON_SIZES),
  svgIcon: `${ICONS}icon.svg`,
};

/** What makes the file at an address. They are made from the site as it is now, drafts included. */
const files: ReadonlyMap<string, MakeFile> = new Map<string, MakeFile>([
  ...locales.map((locale): [string, MakeFile] => [feedPath(locale), (site) => feed(site, locale)]),
  ["/sitemap.xml", sitemap],
  ["/robots.txt", ({ content }) => ({ type: "text/plain", body: robotsText(content.site.url) })],
  [
    "/.well-known/security.txt",
    ({ content }) => ({ type: "text/plain", body: securityText(content.site, new Date()) }),
  ],
  [
    "/site.webmanifest",
    ({ localeData }) => ({
      type: "application/manifest+json",
      body: webManifest(localeData[translationSetup.defaultLocale], icons(MANIFEST_ICON_SIZES)),
    }),
  ],
  ["/favicon.ico", async () => ({ type: "image/x-icon", body: await iconIco(ICO_SIZES) })],
  [devIcons.svgIcon, () => ({ type: "image/svg+xml", body: ICON_SVG })],
  ...icons([...FAVICON_SIZES, ...TOUCH_ICON_SIZES, ...MANIFEST_ICON_SIZES]).map(
    ({ size, href }): [string, MakeFile] => [href, async () => ({ type: "image/png", body: await iconPng(size) })],
  ),
]);

/** The file that answers an address; undefined where none does. */
export async function devFile(path: string, site: DevSite): Promise<DevFile | undefined> {
  return files.get(path)?.(site);
}

function feed({ localeData, posts }: DevSite, locale: Locale): DevFile {
  const body = atomFeed(localeData[locale], posts.in(locale).slice(0, FEED_POSTS));
  return { type: "application/atom+xml", body };
}

async function sitemap({ content, pages }: DevSite): Promise<DevFile> {
  let body = "";
  const map = new Sitemap(content.site.url, async (path, text) => {
    if (path === "/sitemap.xml") body = text;
  });
  for (const context of new Set(pages.values())) {
    const entry = sitemapEntry(context);
    if (entry !== undefined) map.add(entry);
  }
  await map.finish();
  return { type: "application/xml", body };
}

/** The social images of pages that were asked for, each drawn when it is asked for itself. */
export function devSocialImages(cache: string) {
  const drawings = new Map<string, () => Promise<Buffer>>();
  return {
    /** The page with its social image. */
    added(context: PageContext, data: LocaleData): PageContext {
      const card = socialCard(context, data);
      const { name, bytes } = socialImageFile(card, join(cache, "social"));
      const href = SOCIAL_ROOT + name;
      drawings.set(href, bytes);
      return { ...context, head: { ...context.head, image: { href, alt: socialCardText(card) } } };
    },
    at: (path: string) => drawings.get(path),
  };
}
