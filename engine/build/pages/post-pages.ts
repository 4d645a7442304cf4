import type { Post, PostText } from "../../content/model/content.ts";
import { plainText } from "../../pages/data/content-tree.ts";
import type { ShownPost } from "../../pages/data/summaries.ts";
import { postPath } from "../../pages/paths/paths.ts";
import { withFirstPicture } from "./first-picture.ts";
import { type Definition, type PageOutline, type PageSources, pageContext } from "./page-context.ts";
import { tagLinks } from "./public-posts.ts";
import { relatedPosts } from "./related-posts.ts";

/** The newest posts of a language are read most. */
const POPULAR_POSTS = 20;

/** The page of every post in one language. @param at a path: only the page that may be there is made */
export function* postPages(page: Definition<"post">, sources: PageSources, at?: string): Generator<PageOutline> {
  const { content, posts, site } = sources;
  const { locale } = site;
  const { translation } = content;
  for (const [index, post] of posts.in(locale).entries()) {
    if (at !== undefined && !at.endsWith(`/${post.slug}/`)) continue;
    const versions = Object.entries(posts.versions(post.key)).map(([other, version]) => [
      other,
      postPath(translation, version.locale, version.slug),
    ]);
    const shown: ShownPost = {
      ...postContent(post, posts.seedOf(post)),
      tags: tagLinks(post.tags, locale, content),
      related: relatedPosts(post, posts).map((other) => posts.summary(other, locale)),
      ...postText(post),
    };
    const context = pageContext(
      {
        page: page.id,
        path: postPath(translation, locale, post.slug),
        title: plainText(post.title),
        description: post.description,
        published: post.date,
        versions: Object.fromEntries(versions),
        content: page.content({ post: shown }, site),
        ...(post.hidden ? { noindex: true as const } : {}),
      },
      sources,
    );
    yield { context, post, popular: index < POPULAR_POSTS };
  }
}

function postContent({ title, description, date, updated }: Post, seed: string) {
  return { seed, title, description, date, ...(updated === undefined ? {} : { updated }) };
}

function postText(post: Post): PostText {
  const { image, body } = withFirstPicture(post);
  return { minutes: post.minutes, body, ...(image === undefined ? {} : { image }) };
}
