import type { PostText } from "../../content/model/content.ts";
import type { Picture } from "../../pages/data/content-tree.ts";

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
