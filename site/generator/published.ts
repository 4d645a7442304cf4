import type { Content, SiteContent } from "./content/model/content.ts";
import type { ReadContent } from "./content/reading/join-texts.ts";
import type { ConsentSettings } from "./content/reading/launch-problems.ts";
import { consentServicesInTexts, withOfferedConsentServices } from "./pages/consent-facts.ts";
import { type PublicPosts, publicPosts } from "./pages/public-posts.ts";

/** What is published, and what it was read from. */
export interface Published {
  readonly read: ReadContent;
  /** The content, of the services only those that have something to run. */
  readonly content: SiteContent;
  readonly posts: PublicPosts;
  /** Names of the pictures and documents of published texts: those of drafts and of posts to come stay private. */
  readonly media: ReadonlySet<string>;
  /** The settings with all services: what the owner has to decide. */
  readonly consents: ConsentSettings;
}

/**
 * Chooses what a build publishes of what was read.
 *
 * @param url origin of the site; undefined for that of site.yaml
 */
export function whatIsPublished(read: ReadContent, url: string | undefined): Published {
  const content = withOrigin(read.content, url);
  const posts = publicPosts(content);
  return {
    read,
    content: withOfferedConsentServices(content, posts),
    posts,
    media: new Set([...read.reading.pageMedia, ...content.posts.flatMap(({ media }) => media)]),
    consents: { site: content.site, source: read.reading.source, inTexts: consentServicesInTexts(content, posts) },
  };
}

function withOrigin(content: Content, url: string | undefined): Content {
  return url === undefined ? content : { ...content, site: { ...content.site, url: url.replace(/\/$/, "") } };
}
