import { join } from "node:path";
import { type CardLook, cardLook } from "../build/artwork/card-look.ts";
import { ICON_SIZES, iconIco, iconPng, iconSvg } from "../build/artwork/icons.ts";
import { SOCIAL_ROOT, socialImageFile } from "../build/artwork/social-images.ts";
import { atomFeed, FEED_POSTS } from "../build/output/feed.ts";
import {
  robotsText,
  type SiteFile,
  sitemapEntry,
  sitemapText,
  webManifest,
} from "../build/output/files-for-programs.ts";
import type { IconLink } from "../build/render/document-head.tsx";
import type { SiteContent } from "../content/model/content.ts";
import type { Theme } from "../content/theme/theme.ts";
import { forLocale, type Locale } from "../i18n/language.ts";
import type { LocaleData } from "../pages/data/locale-data.ts";
import type { PageContext } from "../pages/data/page-data.ts";
import { feedPath, listLocales } from "../pages/paths/paths.ts";
import { hooksOf } from "../site-hooks.ts";
import type { DevSite } from "./dev-site.ts";

type Body = string | Buffer;
type MakeFile = (site: DevSite) => Promise<Body> | Body;

const ICONS = "/assets/icons/";
const icons = (sizes: readonly number[]): IconLink[] =>
  sizes.map((size) => ({ size, href: `${ICONS}icon-${size}.png` }));

/** The icons that documents name. */
export const devIcons = {
  favicons: icons(ICON_SIZES.favicon),
  touchIcons: icons(ICON_SIZES.touch),
  svgIcon: `${ICONS}icon.svg`,
};

const maskable: IconLink = { size: ICON_SIZES.maskable, href: `${ICONS}maskable-${ICON_SIZES.maskable}.png` };

/** What makes the file at an address. They are made from the site as it is now, drafts included. */
const files: ReadonlyMap<string, MakeFile> = new Map<string, MakeFile>([
  ["/sitemap.xml", sitemap],
  ["/robots.txt", ({ content }) => robotsText(content.site.url)],
  [
    "/site.webmanifest",
    ({ localeData, content: { theme, translation } }) =>
      webManifest(forLocale(localeData, translation.defaultLocale), theme, {
        any: icons(ICON_SIZES.manifest),
        maskable,
      }),
  ],
  ["/favicon.ico", ({ content }) => iconIco(iconSvg(content.theme), ICON_SIZES.ico)],
  [devIcons.svgIcon, ({ content }) => iconSvg(content.theme)],
  [maskable.href, ({ content }) => iconPng(iconSvg(content.theme, true), maskable.size)],
  ...icons([...ICON_SIZES.favicon, ...ICON_SIZES.touch, ...ICON_SIZES.manifest]).map(
    ({ size, href }): [string, MakeFile] => [href, ({ content }) => iconPng(iconSvg(content.theme), size)],
  ),
]);

/** The file that a build writes beside the pages, and that answers an address; undefined where none does. */
export async function devFile(path: string, site: DevSite): Promise<Body | undefined> {
  const { content } = site;
  const { translation } = content;
  const locale = listLocales(translation).find((one) => feedPath(translation, one) === path);
  if (locale !== undefined) return feed(site, locale);
  return siteFiles(content).find((file) => file.path === path)?.text ?? files.get(path)?.(site);
}

/** The files of a site's own: drawing them takes longer than all else that a page needs. */
const drawn = new WeakMap<SiteContent, readonly SiteFile[]>();

function siteFiles(content: SiteContent): readonly SiteFile[] {
  const known = drawn.get(content) ?? hooksOf(content).files?.(content, new Date()) ?? [];
  drawn.set(content, known);
  return known;
}

function feed({ localeData, posts }: DevSite, locale: Locale): string {
  return atomFeed(forLocale(localeData, locale), posts.in(locale).slice(0, FEED_POSTS));
}

function sitemap({ content, pages }: DevSite): string {
  return sitemapText(pages.all().flatMap((context) => sitemapEntry(context, content.site.url) ?? []));
}

/** The social images of pages that were asked for, each drawn when it is asked for itself. */
export function devSocialImages(cache: string) {
  const drawings = new Map<string, () => Promise<Buffer>>();
  const looks = new WeakMap<Theme, Promise<CardLook>>();
  const lookOf = (theme: Theme) => {
    const look = looks.get(theme) ?? cardLook(theme);
    looks.set(theme, look);
    return look;
  };
  return {
    /** The page with its social image, where the site has some. */
    async added(context: PageContext, data: LocaleData, content: SiteContent): Promise<PageContext> {
      const { socialImages: images } = hooksOf(content);
      if (images === undefined) return context;
      const card = images.card(context, data);
      const { name, bytes } = socialImageFile(card, {
        images,
        look: await lookOf(content.theme),
        cache: join(cache, "social"),
      });
      const href = SOCIAL_ROOT + name;
      drawings.set(href, bytes);
      return { ...context, head: { ...context.head, image: { href, alt: images.textOf(card) } } };
    },
    at: (path: string) => drawings.get(path),
  };
}
