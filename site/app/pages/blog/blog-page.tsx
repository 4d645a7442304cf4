import type { ReactNode } from "react";
import type { PostListView } from "../../../routes/page-views.ts";
import { PostList } from "../../components/post-card/post-list.tsx";

/** The blog list. */
export function Page({ view }: { readonly view: PostListView }): ReactNode {
  return <PostList view={view} />;
}
