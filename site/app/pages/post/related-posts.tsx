import type { ReactNode } from "react";
import type { PostSummary } from "../../../routes/page-views.ts";
import { Heading } from "../../components/heading/heading.tsx";
import { twoVoices } from "../../components/heading/two-voices.ts";
import { PostGrid } from "../../components/post-card/post-grid.tsx";
import { useMessage } from "../../locale-context.tsx";

/** What to read next. */
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
