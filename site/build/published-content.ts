import type { PublicPosts } from "#engine/build/pages/public-posts.ts";
import type { SiteContent } from "../settings/site-content.ts";

/** What is published, with the site's own settings. */
export interface PublishedContent {
  readonly content: SiteContent;
  readonly posts: PublicPosts;
}
