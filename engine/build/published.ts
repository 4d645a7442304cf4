import type { Content, SiteContent } from "../content/model/content.ts";
import type { ReadContent } from "../content/reading/join-texts.ts";
import { earlyRequests, invalidConsents, lostMessages } from "../content/reading/launch-problems.ts";
import type { Problem } from "../content/source/problem.ts";
import { consentServicesInTexts, withOfferedConsentServices } from "./pages/consent-facts.ts";
import { type PublicPosts, publicPosts } from "./pages/public-posts.ts";

/** The published content, and all that was read. */
export interface Published {
  readonly read: ReadContent;
  /** The content, of the services only those that have something to run. */
  readonly content: SiteContent;
  readonly posts: PublicPosts;
  /** Names of the pictures and documents of published texts: those of drafts and of posts to come stay private. */
  readonly media: ReadonlySet<string>;
  /** Decisions that the owner has to take before the site opens. */
  readonly toDecide: readonly Problem[];
  /** Of that, what sends visitors' addresses to other hosts: a build tells it too. */
  readonly early: readonly Problem[];
}

/**
 * Chooses what a build publishes of what was read.
 *
 * @param url origin of the site; undefined for that of site.yaml
 */
export function whatIsPublished(read: ReadContent, url: string | undefined): Published {
  const content = withOrigin(read.content, url);
  const posts = publicPosts(content);
  // With all services, also those that visitors are not asked about.
  const settings = {
    site: content.site,
    source: read.reading.source,
    inTexts: consentServicesInTexts(content, posts),
  };
  const early = earlyRequests(settings);
  return {
    read,
    content: withOfferedConsentServices(content, posts),
    posts,
    media: new Set([...read.reading.pageMedia, ...content.posts.flatMap(({ media }) => media)]),
    toDecide: [...lostMessages(settings), ...invalidConsents(settings), ...early],
    early,
  };
}

function withOrigin(content: Content, url: string | undefined): Content {
  return url === undefined ? content : { ...content, site: { ...content.site, url: url.replace(/\/$/, "") } };
}
