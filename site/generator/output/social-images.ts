import { type Locale, locales } from "../../i18n/site-locales.ts";
import type { LocaleData, PageContext } from "../../routes/page-data.ts";
import { postPath } from "../../routes/paths.ts";
import { postsCard, type SocialCard, socialCard, socialCardText } from "../artwork/social-card.ts";
import { createSocialPictures, type SocialPicture } from "../artwork/social-image-files.ts";
import type { PublishedPosts } from "../pages/published-posts.ts";
import type { Output } from "./output.ts";

/** Where the pictures are served that stand for pages where they are shared. */
export const SOCIAL_ROOT = "/assets/social/";

/**
 * The newest posts of a language that have a picture of their own. A picture takes twenty times as long as a page; where
 * there are thousands of posts, the old ones share one, so that a build stays as long as its pages.
 */
export const OWN_PICTURES = 30;

/** The picture that stands for a page where it is shared: 1200 × 630. */
export interface SocialImage {
  readonly href: string;
  /** Its words. */
  readonly alt: string;
}

/** Pictures drawn at the same time: each waits for sharp's threads most of its time. */
const DRAWN_AT_ONCE = 4;

/** The pictures that stand for pages where they are shared, of one build. */
export interface SocialImages {
  /** The picture of a page, named at once; it is drawn and written meanwhile. Pages with equal pictures share one. */
  of(context: PageContext, data: LocaleData): SocialImage;
  /** Waits until every picture is written. @throws where one could not be drawn or written */
  written(): Promise<void>;
}

/**
 * Writes the picture of each page and language.
 *
 * @param cache folder where finished pictures are kept between builds
 * @param posts the posts of the build
 */
export function socialImages(output: Output, cache: string, posts: Pick<PublishedPosts, "in">): SocialImages {
  const picture = createSocialPictures(cache);
  const newest = newestPaths(posts);
  const named = new Map<string, SocialImage>();
  const lanes = Array.from({ length: DRAWN_AT_ONCE }, () => Promise.resolve());
  const write = async ({ name, bytes }: SocialPicture) =>
    output.add(SOCIAL_ROOT + name, await bytes(), { immutable: true, effort: "best" });
  const give = (card: SocialCard): SocialImage => {
    const drawing = picture(card);
    const lane = named.size % lanes.length;
    const done = (lanes[lane] ?? Promise.resolve()).then(() => write(drawing));
    // Whoever waits in `written` hears of a failure; nobody may be waiting yet.
    done.catch(() => undefined);
    lanes[lane] = done;
    return { href: SOCIAL_ROOT + drawing.name, alt: socialCardText(card) };
  };
  return {
    of: (context, data) => {
      const own = context.page !== "post" || newest.has(context.path);
      const card = own ? socialCard(context, data) : postsCard(data);
      const key = JSON.stringify(card);
      const image = named.get(key) ?? give(card);
      named.set(key, image);
      return image;
    },
    written: async () => void (await Promise.all(lanes)),
  };
}

/** Addresses of the posts that have a picture of their own. */
function newestPaths(posts: Pick<PublishedPosts, "in">): ReadonlySet<string> {
  const newestOf = (locale: Locale) => posts.in(locale).slice(0, OWN_PICTURES);
  return new Set(locales.flatMap((locale) => newestOf(locale).map(({ slug }) => postPath(locale, slug))));
}
