import type { ReactNode } from "react";
import { PageHead } from "../../app/components/bands/page-head.tsx";
import { PostGrid } from "../../app/components/posts/post-card.tsx";
import type { PostListContent, TagContent } from "../../page-data/page-contents.ts";
import { Pagination } from "./pagination.tsx";
import { TagFilter } from "./tag-filter.tsx";

/** A list of posts: the blog's, or one tag's. */
export function Page({ content }: { readonly content: PostListContent | TagContent }): ReactNode {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} />
      <section className="sect">
        <div className="wrap">
          <TagFilter tags={content.tags} current={"tag" in content ? content.tag.id : undefined} />
          <PostGrid posts={content.posts} level={2} />
          <Pagination pagination={content.pagination} />
        </div>
      </section>
    </>
  );
}
