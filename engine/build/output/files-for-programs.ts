import type { SiteContent } from "../../content/model/content.ts";
import { forLocale } from "../../i18n/language.ts";
import { feedPath, listLocales } from "../../pages/paths/paths.ts";
import type { PublicPosts } from "../pages/public-posts.ts";
import { atomFeed, FEED_POSTS } from "./feed.ts";
import type { Output } from "./output.ts";
import type { SharedFiles } from "./shared-files.ts";
import { robotsText, webManifest } from "./well-known.ts";

/** A file of the site at an address. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
  /** Whether its address changes with its bytes. */
  readonly isImmutable?: boolean;
}

interface Sources {
  readonly content: SiteContent;
  readonly posts: PublicPosts;
  readonly shared: SharedFiles;
  /** The files that the site adds. */
  readonly files: readonly SiteFile[];
}

/** Writes what programs ask for, not visitors: feeds, robots.txt and the web app manifest; and the files that the site adds. */
export async function writeFilesForPrograms(output: Output, { content, posts, shared, files }: Sources): Promise<void> {
  const { translation } = content;
  const good = { effort: "good" } as const;
  for (const locale of listLocales(translation)) {
    const newest = posts.in(locale).slice(0, FEED_POSTS);
    await output.add(feedPath(translation, locale), atomFeed(forLocale(shared.localeData, locale), newest), good);
  }
  await output.add("/robots.txt", robotsText(content.site.url), good);
  const main = forLocale(shared.localeData, translation.defaultLocale);
  await output.add("/site.webmanifest", webManifest(main, content.theme.light, shared.manifestIcons), good);
  for (const { path, text, isImmutable = false } of files) {
    await output.add(path, text, isImmutable ? { immutable: true, effort: "best" } : good);
  }
}
