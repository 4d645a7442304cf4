import type { SiteContent } from "./content/model/content.ts";
import type { ContentIndex } from "./content/reading/index-post.ts";
import type { ConsentSettings } from "./content/reading/launch-problems.ts";
import type { SiteReading } from "./content/reading/read-site.ts";
import { ContentError } from "./content/source/problem.ts";
import { consentServicesInTexts, withOfferedConsentServices } from "./pages/consent-facts.ts";
import { type PublishedPosts, publishedPosts } from "./pages/published-posts.ts";

/** What is published, and what it was read from. */
export interface Published {
  readonly reading: SiteReading;
  readonly index: ContentIndex;
  /** The content, of the services only those that have something to run. */
  readonly content: SiteContent;
  readonly posts: PublishedPosts;
  /** Names of the pictures and documents of published texts: those of drafts and of posts to come stay private. */
  readonly media: ReadonlySet<string>;
  /** The settings with all services: what the owner has to decide. */
  readonly consents: ConsentSettings;
}

/**
 * Chooses what a build publishes of what was read.
 *
 * @param url origin of the site; undefined for that of site.yaml
 * @throws {ContentError} with every error of the content
 */
export function whatIsPublished(reading: SiteReading, index: ContentIndex, url: string | undefined): Published {
  const read = siteContent(reading, url);
  const posts = publishedPosts({ tags: read.tags, posts: index.posts });
  const inPosts = index.posts.flatMap(({ file }) => index.entries.get(file)?.media ?? []);
  return {
    reading,
    index,
    content: withOfferedConsentServices(read, posts),
    posts,
    media: new Set([...reading.pageMedia, ...inPosts]),
    consents: { site: read.site, source: reading.source, inTexts: consentServicesInTexts(read, posts) },
  };
}

function siteContent({ content, problems }: SiteReading, url: string | undefined): SiteContent {
  if (content === undefined) throw new ContentError(problems);
  return url === undefined ? content : { ...content, site: { ...content.site, url: url.replace(/\/$/, "") } };
}
