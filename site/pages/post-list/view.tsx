import type { ReactNode } from "react";
import type { RichText } from "#engine/pages/data/content-tree.ts";
import type { PostList, TagLink } from "#engine/pages/data/summaries.ts";
import { Band } from "../../components/bands/band.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { NoPosts } from "../../components/posts/no-posts.tsx";
import { PostGrid } from "../../components/posts/post-card.tsx";
import { Pagination } from "./pagination.tsx";
import { TagFilter } from "./tag-filter.tsx";

interface PostListContent extends PostList {
  readonly heading: RichText;
  readonly lead: RichText;
  readonly tag?: TagLink;
}

/** A list of posts: the blog's, or one tag's. */
export function Page({ content }: { readonly content: PostListContent }): ReactNode {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} />
      <Band>
        {content.posts.length === 0 ? (
          <NoPosts />
        ) : (
          <>
            <TagFilter tags={content.tags} current={content.tag?.id} />
            <PostGrid posts={content.posts} level={2} />
            <Pagination pagination={content.pagination} />
          </>
        )}
      </Band>
    </>
  );
}
