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
  const main = forLocale(shared.localeData, translation.defaultLocale);
  await Promise.all([
    ...listLocales(translation).map((locale) => {
      const newest = posts.in(locale).slice(0, FEED_POSTS);
      return output.add(feedPath(translation, locale), atomFeed(forLocale(shared.localeData, locale), newest), good);
    }),
    output.add("/robots.txt", robotsText(content.site.url), good),
    output.add("/site.webmanifest", webManifest(main, content.theme, shared.manifestIcons), good),
    ...files.map(({ path, text, isImmutable = false }) =>
      output.add(path, text, isImmutable ? { immutable: true, effort: "best" } : good),
    ),
  ]);
}
