import type { ReactNode } from "react";
import { PostGrid } from "../../app/components/posts/post-card.tsx";
import { Heading } from "../../app/components/text/heading.tsx";
import { useMessage } from "../../app/context/locale-context.tsx";
import { twoVoices } from "../../page-data/content-tree.ts";
import type { PostSummary } from "../../page-data/summaries.ts";

/** Related posts. */
export function RelatedPosts({ posts }: { readonly posts: readonly PostSummary[] }): ReactNode {
  const message = useMessage();
  if (posts.length === 0) return null;
  return (
    <section className="sect stone">
      <div className="wrap">
        <Heading level={2} text={twoVoices(message("blog.related"))} className="title" />
        <PostGrid posts={posts} level={3} />
      </div>
    </section>
  );
}
