import type { SiteContent } from "../../content/model/content.ts";
import { feedPath } from "../../pages/paths/paths.ts";
import type { PublicPosts } from "../pages/public-posts.ts";
import { atomFeed, FEED_POSTS } from "./feed.ts";
import type { Output } from "./output.ts";
import type { SharedFiles } from "./shared-files.ts";
import { robotsText, securityText, webManifest } from "./well-known.ts";

interface Sources {
  readonly content: SiteContent;
  readonly posts: PublicPosts;
  readonly shared: SharedFiles;
  readonly now: Date;
}

/** Writes what programs ask for, not visitors: feeds, robots.txt, security.txt and the web app manifest. */
export async function writeFilesForPrograms(output: Output, { content, posts, shared, now }: Sources): Promise<void> {
  const { translation } = content;
  const good = { effort: "good" } as const;
  for (const locale of translation.locales) {
    const newest = posts.in(locale).slice(0, FEED_POSTS);
    await output.add(feedPath(translation, locale), atomFeed(shared.localeData[locale], newest), good);
  }
  await output.add("/robots.txt", robotsText(content.site.url), good);
  await output.add("/.well-known/security.txt", securityText(content.site, now), good);
  const main = shared.localeData[translation.defaultLocale];
  await output.add("/site.webmanifest", webManifest(main, content.theme.light, shared.manifestIcons), good);
}
