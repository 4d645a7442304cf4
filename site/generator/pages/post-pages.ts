import type { Locale } from "../../i18n/site-locales.ts";
import { plainText } from "../../page-data/content-tree.ts";
import type { PostContent } from "../../page-data/page-contents.ts";
import type { PageContext } from "../../page-data/page-data.ts";
import { postPath } from "../../page-paths/paths.ts";
import type { PostFacts, PostText, SiteContent } from "../content/model/content.ts";
import { withFirstPicture } from "./first-picture.ts";
import { type PageOutline, pageContext } from "./page-context.ts";
import { type PublishedPosts, tagLinks } from "./published-posts.ts";
import { relatedPosts } from "./related-posts.ts";

/** The newest posts of a language are read most. */
const POPULAR_POSTS = 20;

/** The page of every post in one language, without its text. */
export function* postPages(
  content: SiteContent,
  posts: PublishedPosts,
  locale: Locale,
  localeDataUrl: string,
): Generator<PageOutline> {
  for (const [index, post] of posts.in(locale).entries()) {
    const versions = Object.entries(posts.versions(post.key)).map(([other, version]) => [
      other,
      postPath(version.locale, version.slug),
    ]);
    const shown: Omit<PostContent, keyof PostText> = {
      ...postContent(post, posts.seedOf(post)),
      tags: tagLinks(post.tags, locale, content),
      related: relatedPosts(post, posts).map((other) => posts.summary(other, locale)),
    };
    const context = pageContext(
      {
        page: "post",
        locale,
        path: postPath(locale, post.slug),
        title: plainText(post.title),
        description: post.description,
        published: post.date,
        versions: Object.fromEntries(versions),
        content: shown as PostContent,
        ...(post.hidden ? { noindex: true as const } : {}),
      },
      content,
      localeDataUrl,
    );
    yield { context, post, popular: index < POPULAR_POSTS };
  }
}

/** Adds a post's text to its page. */
export function withPostText(context: PageContext, text: PostText): PageContext {
  if (context.page !== "post") return context;
  const { minutes, image, body } = withFirstPicture(text);
  return { ...context, content: { ...context.content, minutes, body, ...(image === undefined ? {} : { image }) } };
}

function postContent({ title, description, date, updated }: PostFacts, seed: string) {
  return { seed, title, description, date, ...(updated === undefined ? {} : { updated }) };
}
