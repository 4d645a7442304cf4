import type { ReactNode } from "react";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import type { PostSummary } from "#engine/pages/data/summaries.ts";
import { PostGrid } from "../../components/posts/post-card.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { useMessage } from "../../context/locale-context.tsx";

/** Related posts. */
export function RelatedPosts({ posts }: { readonly posts: readonly PostSummary[] }): ReactNode {
  const message = useMessage();
  if (posts.length === 0) return null;
  return (
    <section className="sect stone">
      <div className="wrap">
        <Heading level={2} text={twoVoices(message("posts.related"))} className="title" />
        <PostGrid posts={posts} level={3} />
      </div>
    </section>
  );
}
