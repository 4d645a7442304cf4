import type { Locale } from "../../i18n/site-locales.ts";
import { plainText } from "../../routes/content-tree.ts";
import type { PageContext } from "../../routes/page-data.ts";
import { postPath } from "../../routes/paths.ts";
import type { Content, Post } from "../content/content.ts";
import { withFirstPicture } from "./first-picture.ts";
import { pageContext } from "./page-context.ts";
import { type PublishedPosts, postSummary, relatedPosts, tagLinks } from "./published-posts.ts";

/** The page of every article in one language. */
export function* postPages(
  content: Content,
  posts: PublishedPosts,
  locale: Locale,
  localeDataUrl: string,
): Generator<PageContext> {
  for (const post of posts.in(locale)) {
    const versions = Object.entries(posts.versions(post.key)).map(([other, version]) => [
      other,
      postPath(version.locale, version.slug),
    ]);
    yield pageContext(
      {
        page: "post",
        locale,
        path: postPath(locale, post.slug),
        title: plainText(post.title),
        description: post.description,
        versions: Object.fromEntries(versions),
        view: {
          ...postView(post),
          tags: tagLinks(post.tags, locale, content),
          related: relatedPosts(post, posts).map((other) => postSummary(other, locale, content)),
        },
        ...(post.draft ? { noindex: true as const } : {}),
      },
      content,
      localeDataUrl,
    );
  }
}

function postView(post: Post) {
  const { key, title, description, date, updated, minutes, image, body } = withFirstPicture(post);
  return {
    key,
    title,
    description,
    date,
    minutes,
    body,
    ...(updated === undefined ? {} : { updated }),
    ...(image === undefined ? {} : { image }),
  };
}
