import type { ReactNode } from "react";
import type { PostListView, TagView } from "../../../page-data/page-views.ts";
import { PageHead } from "../../components/bands/page-head.tsx";
import { PostGrid } from "../../components/posts/post-card.tsx";
import { Pagination } from "./pagination.tsx";
import { TagFilter } from "./tag-filter.tsx";

/** A list of posts: the blog's, or one tag's (R10, R11, L5). */
export function Page({ view }: { readonly view: PostListView | TagView }): ReactNode {
  return (
    <>
      <PageHead heading={view.heading} lead={view.lead} />
      <section className="sect">
        <div className="wrap">
          <TagFilter tags={view.tags} current={"tag" in view ? view.tag.id : undefined} />
          <PostGrid posts={view.posts} level={2} />
          <Pagination pagination={view.pagination} />
        </div>
      </section>
    </>
  );
}
