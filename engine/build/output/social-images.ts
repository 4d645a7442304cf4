import type { Locale } from "../../i18n/language.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageContext, SocialImage } from "../../pages/data/page-data.ts";
import { postPath } from "../../pages/paths/paths.ts";
import { idOfKind } from "../../pages/paths/routes.ts";
import { type SocialImageSource, socialImageFile } from "../artwork/social-image-files.ts";
import type { PublicPosts } from "../pages/public-posts.ts";
import type { Output } from "./output.ts";

/** Where social images are served. */
export const SOCIAL_ROOT = "/assets/social/";

/**
 * The number of newest posts of a language with a separate social image; older ones share one. Drawing one takes twenty
 * times as long as making a page.
 */
export const OWN_IMAGES = 30;

/** Images drawn at the same time: each mostly waits for sharp's threads. */
const DRAWN_AT_ONCE = 4;

/**
 * Writes the social image of each page and language; pages with equal cards share one.
 *
 * @param source undefined where the site has none
 * @param posts the posts of the build
 */
export function socialImages(
  output: Output,
  source: SocialImageSource | undefined,
  posts: Pick<PublicPosts, "in" | "translation">,
) {
  const newest = newestPaths(posts);
  const postPage = idOfKind(posts.translation, "post");
  const images = new Map<string, SocialImage>();
  const lanes = Array.from({ length: DRAWN_AT_ONCE }, () => Promise.resolve());
  const create = (card: object, from: SocialImageSource): SocialImage => {
    const { name, bytes } = socialImageFile(card, from);
    const lane = images.size % lanes.length;
    const written = (lanes[lane] ?? Promise.resolve()).then(async () =>
      output.add(SOCIAL_ROOT + name, await bytes(), { immutable: true, effort: "best" }),
    );
    // Avoids an unhandled rejection: callers of `written` get the error.
    written.catch(() => undefined);
    lanes[lane] = written;
    return { href: SOCIAL_ROOT + name, alt: from.images.textOf(card) };
  };
  return {
    /** The social image of a page, whose name is known at once; it is drawn and written meanwhile. */
    of: (context: PageContext, data: LocaleData): SocialImage | undefined => {
      if (source === undefined) return undefined;
      const hasOwn = context.page !== postPage || newest.has(context.path);
      const card = hasOwn ? source.images.card(context, data) : source.images.postsCard(data);
      const key = JSON.stringify(card);
      const image = images.get(key) ?? create(card, source);
      images.set(key, image);
      return image;
    },
    /** Waits until every image is written. @throws when one could not be drawn or written */
    written: async () => void (await Promise.all(lanes)),
  };
}

/** Paths of the posts that do not share their image. */
function newestPaths(posts: Pick<PublicPosts, "in" | "translation">): ReadonlySet<string> {
  const { translation } = posts;
  const newestOf = (locale: Locale) => posts.in(locale).slice(0, OWN_IMAGES);
  return new Set(
    translation.locales.flatMap((locale) => newestOf(locale).map(({ slug }) => postPath(translation, locale, slug))),
  );
}
