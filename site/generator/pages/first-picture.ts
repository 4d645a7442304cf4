import type { BlockNode, Picture } from "../../page-data/content-tree.ts";

/** The parts of an article that show pictures. */
interface Illustrated {
  readonly image?: Picture;
  readonly body: readonly BlockNode[];
}

/** A picture narrower than this is not what a visitor waits for. */
const LARGE_PX = 480;
/** A picture after more blocks than this may lie below the first screen; it waits like any other (row P10). */
const BLOCKS_BEFORE = 1;

/**
 * Marks the first large picture of an article, so that it is asked for at once: the picture at its head, or else one at
 * the very beginning of its text.
 */
export function withFirstPicture<Post extends Illustrated>(post: Post): Post {
  if (post.image !== undefined) return { ...post, image: marked(post.image) };
  const at = post.body.slice(0, BLOCKS_BEFORE + 1).findIndex((block) => block.type === "figure");
  const body = post.body.map((block, index) =>
    index === at && block.type === "figure" ? { ...block, picture: marked(block.picture) } : block,
  );
  return { ...post, body };
}

function marked(picture: Picture): Picture {
  return picture.width >= LARGE_PX ? { ...picture, first: true } : picture;
}
