import type { ReactNode } from "react";
import type { PostListView } from "../../../page-data/page-views.ts";
import { PostList } from "../../components/post-card/post-list.tsx";

/** The blog list. */
export function Page({ view }: { readonly view: PostListView }): ReactNode {
  return <PostList view={view} />;
}
