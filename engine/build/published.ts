import type { Content } from "../content/model/content.ts";
import type { ReadContent } from "../content/reading/join-texts.ts";
import { type Decisions, hooksOf, type SiteHooks } from "../site-hooks.ts";
import { type PublishedContent, publicPosts } from "./pages/public-posts.ts";

/** The published content, and all that was read. */
export interface Published extends PublishedContent {
  readonly hooks: SiteHooks;
  readonly read: ReadContent;
  /** Names of the pictures and documents of published texts: those of drafts and of posts to come stay private. */
  readonly media: ReadonlySet<string>;
  readonly decisions: Decisions;
}

/**
 * Chooses what a build publishes of what was read.
 *
 * @param url origin of the site; undefined for that of site.yaml
 */
export function whatIsPublished(read: ReadContent, url: string | undefined): Published {
  const content = withOrigin(read.content, url);
  const hooks = hooksOf(content);
  const published = { content, posts: publicPosts(content, hooks.seeds) };
  return {
    ...published,
    hooks,
    read,
    media: new Set([...read.reading.pageMedia, ...content.posts.flatMap(({ media }) => media)]),
    decisions: hooks.decisions?.(published, read.reading.source) ?? { toDecide: [], told: [] },
  };
}

function withOrigin(content: Content, url: string | undefined): Content {
  return url === undefined ? content : { ...content, site: { ...content.site, url: url.replace(/\/$/, "") } };
}
