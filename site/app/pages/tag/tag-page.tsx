import type { ReactNode } from "react";
import type { TagView } from "../../../page-data/page-views.ts";
import { PostList } from "../../components/post-card/post-list.tsx";

/** The posts of one tag. */
export function Page({ view }: { readonly view: TagView }): ReactNode {
  return <PostList view={view} currentTag={view.tag.id} />;
}
