import type { ReactNode } from "react";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import type { PostSummary } from "#engine/pages/data/summaries.ts";
import { Band } from "../../components/bands/band.tsx";
import { PostGrid } from "../../components/posts/post-card.tsx";
import { useMessage } from "../../context/locale-context.tsx";

/** Related posts. */
export function RelatedPosts({ posts }: { readonly posts: readonly PostSummary[] }): ReactNode {
  const message = useMessage();
  if (posts.length === 0) return null;
  return (
    <Band heading={twoVoices(message("posts.related"))} stone>
      <PostGrid posts={posts} level={3} plain />
    </Band>
  );
}
