import type { ReactNode } from "react";
import type { PostListView } from "../../../page-data/page-views.ts";
import { PageHead } from "../page-head/page-head.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { TagFilter } from "../tag-list/tag-filter.tsx";
import { PostGrid } from "./post-grid.tsx";
import styles from "./post-list.module.css";

interface PostListProps {
  readonly view: PostListView;
  /** Id of the tag whose listing this is; none on the blog list. */
  readonly currentTag?: string;
}

/** A screen with a list of posts: the blog's, or one tag's (conformance rows R10, R11, L5). */
export function PostList({ view, currentTag }: PostListProps): ReactNode {
  return (
    <>
      <PageHead heading={view.heading} lead={view.lead} />
      <section className="sect">
        <div className="wrap">
          <div className={styles.filter}>
            <TagFilter tags={view.tags} current={currentTag} />
          </div>
          <PostGrid posts={view.posts} level={2} />
          <Pagination pagination={view.pagination} />
        </div>
      </section>
    </>
  );
}
