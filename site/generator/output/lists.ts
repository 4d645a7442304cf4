import { type Locale, siteLocales, translationSetup } from "../../i18n/site-locales.ts";
import { addressesOf, blogPath, feedPath, tagPath } from "../../page-paths/paths.ts";
import type { SiteContent } from "../content/model/content.ts";
import type { PublishedPosts } from "../pages/published-posts.ts";
import { atomFeed, FEED_POSTS } from "./feed.ts";
import type { Output } from "./output.ts";
import type { SharedFiles } from "./shared-files.ts";
import { robotsText, securityText, webManifest } from "./well-known.ts";

/** What feeds and well-known files are made from. */
interface ListSources {
  readonly content: SiteContent;
  readonly posts: PublishedPosts;
  readonly shared: SharedFiles;
  readonly now: Date;
}

/** Writes feeds, robots.txt, security.txt and the web app manifest. */
export async function writeLists(output: Output, { content, posts, shared, now }: ListSources): Promise<void> {
  const good = { effort: "good" } as const;
  for (const locale of siteLocales()) {
    const newest = posts.in(locale).slice(0, FEED_POSTS);
    await output.add(feedPath(locale), atomFeed(shared.localeData[locale], newest), good);
  }
  await output.add("/robots.txt", robotsText(content.site.url), good);
  await output.add("/.well-known/security.txt", securityText(content.site, now), good);
  const main = shared.localeData[translationSetup().defaultLocale];
  await output.add("/site.webmanifest", webManifest(main, content.theme.light, shared.manifestIcons), good);
}

/** "/fr/blog/1/" and similar paths redirect to the page without a number (D4). */
export function firstPageRedirects(posts: PublishedPosts): Record<string, string> {
  const first = [
    ...posts.tags.map((tag) => (locale: Locale) => tagPath(locale, tag)),
    (locale: Locale) => blogPath(locale),
  ];
  const paths = siteLocales().flatMap((locale) => first.flatMap((path) => addressesOf(path(locale), locale)));
  return Object.fromEntries(paths.map((path) => [`${path}1/`, path]));
}
