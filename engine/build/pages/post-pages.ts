import type { PostFacts, PostText } from "../../content/model/content.ts";
import { type Picture, plainText } from "../../pages/data/content-tree.ts";
import type { ShownPost } from "../../pages/data/summaries.ts";
import { postPath } from "../../pages/paths/paths.ts";
import { type Definition, type Page, type PageSources, pageContext } from "./page.ts";
import { type PublicPosts, tagLinks } from "./public-posts.ts";

/** The newest posts of a language are read most. */
const POPULAR_POSTS = 20;

/** The page of every post in one language. @param at a path: only the page that may be there is made */
export function* postPages(page: Definition<"post">, sources: PageSources, at?: string): Generator<Page> {
  const { content, posts, site } = sources;
  const { locale } = site;
  const { translation } = content;
  for (const [index, post] of posts.in(locale).entries()) {
    if (at !== undefined && !at.endsWith(`/${post.slug}/`)) continue;
    const versions = Object.entries(posts.versions(post.key)).map(([other, version]) => [
      other,
      postPath(translation, version.locale, version.slug),
    ]);
    const { title, description, date, updated, minutes } = post;
    const { image, body } = withFirstPicture(post);
    const shown: ShownPost = {
      ...{ seed: posts.seedOf(post), title, description, date, ...(updated !== undefined && { updated }) },
      tags: tagLinks(post.tags, locale, content),
      related: relatedPosts(post, posts).map((other) => posts.summary(other, locale)),
      ...{ minutes, body, ...(image && { image }), ...(post.sources && { sources: post.sources }) },
    };
    const context = pageContext(
      {
        page: page.id,
        path: postPath(translation, locale, post.slug),
        title: plainText(title),
        description,
        published: date,
        versions: Object.fromEntries(versions),
        content: page.content({ post: shown }, site),
        ...(post.hidden ? { noindex: true as const } : {}),
      },
      sources,
    );
    yield { context, post, popular: index < POPULAR_POSTS };
  }
}

/** The parts of a post that show pictures. */
type Illustrated = Pick<PostText, "image" | "body">;

/** Pixels: a narrower picture is not the page's largest element (LCP). */
const LARGE_PX = 480;
/** A picture after more blocks than this may be below the fold: it is loaded lazily like any other. */
const BLOCKS_BEFORE = 1;

/**
 * Marks the first large picture of a post, so that it is loaded eagerly: the picture above the text, or one at the very
 * beginning of it.
 */
export function withFirstPicture({ image, body }: Illustrated): Illustrated {
  if (image !== undefined) return { image: marked(image), body };
  const at = body.slice(0, BLOCKS_BEFORE + 1).findIndex((block) => block.type === "figure");
  return {
    body: body.map((block, index) =>
      index === at && block.type === "figure" ? { ...block, picture: marked(block.picture) } : block,
    ),
  };
}

function marked(picture: Picture): Picture {
  return picture.width >= LARGE_PX ? { ...picture, first: true } : picture;
}

const RELATED = 3;

/**
 * Posts to read after a post: of its language, those that share most tags first, then the nearest in time, so that a new post
 * changes the pages of few others. Three at most.
 */
export function relatedPosts(post: PostFacts, posts: Pick<PublicPosts, "in">): readonly PostFacts[] {
  const bySharedTags = Array.from({ length: post.tags.length + 1 }, (): PostFacts[] => []);
  for (const other of nearestFirst(post, posts.in(post.locale))) {
    bySharedTags[post.tags.filter((tag) => other.tags.includes(tag)).length]?.push(other);
    if (bySharedTags.at(-1)?.length === RELATED) break;
  }
  return bySharedTags.reverse().flat().slice(0, RELATED);
}

/** The other posts of a list in order of time, the nearest first; of two equally near the earlier one. */
function* nearestFirst(post: PostFacts, posts: readonly PostFacts[]): Generator<PostFacts> {
  const here = posts.indexOf(post);
  for (let distance = 1; distance < posts.length; distance += 1) {
    for (const at of [here + distance, here - distance]) {
      const other = posts[at];
      if (other !== undefined) yield other;
    }
  }
}
