import { locales } from "../../i18n/site-locales.ts";
import type { LocaleData, PageContext } from "../../routes/page-data.ts";
import { postPath } from "../../routes/paths.ts";
import { postsCard, type SocialCard, socialCard, socialCardText } from "../artwork/social-card.ts";
import { createSocialPictures } from "../artwork/social-pictures.ts";
import type { PublishedPosts } from "../pages/published-posts.ts";
import type { Output } from "./output.ts";

/** Where the pictures are served that stand for pages where they are shared. */
export const SOCIAL_ROOT = "/assets/social/";

/**
 * The newest posts of a language that have a picture of their own. A picture takes forty times as long as a page; where
 * there are thousands of posts, the old ones share one, so that a build stays as long as its pages.
 */
export const OWN_PICTURES = 100;

/** The picture that stands for a page where it is shared: 1200 × 630. */
export interface SocialImage {
  readonly href: string;
  /** Its words. */
  readonly alt: string;
}

/**
 * Writes the picture of each page and language; pages whose pictures would be equal share one.
 *
 * @param cache folder where finished pictures are kept between builds
 * @param posts the posts of the build
 */
export function socialImages(
  output: Output,
  cache: string,
  posts: Pick<PublishedPosts, "in">,
): (context: PageContext, data: LocaleData) => Promise<SocialImage> {
  const picture = createSocialPictures(cache);
  const newest = new Set(
    locales.flatMap((locale) =>
      posts
        .in(locale)
        .slice(0, OWN_PICTURES)
        .map(({ slug }) => postPath(locale, slug)),
    ),
  );
  const written = new Map<string, Promise<SocialImage>>();
  const write = async (card: SocialCard): Promise<SocialImage> => {
    const { name, bytes } = await picture(card);
    await output.add(SOCIAL_ROOT + name, bytes, { immutable: true, effort: "best" });
    return { href: SOCIAL_ROOT + name, alt: socialCardText(card) };
  };
  return (context, data) => {
    const own = context.page !== "post" || newest.has(context.path);
    const card = own ? socialCard(context, data) : postsCard(data);
    const key = JSON.stringify(card);
    const image = written.get(key) ?? write(card);
    written.set(key, image);
    return image;
  };
}
