import type { ReactNode } from "react";
import type { PostSummary } from "../../../page-data/page-views.ts";
import { PostCard } from "./post-card.tsx";

interface PostGridProps {
  readonly posts: readonly PostSummary[];
  /** Level of the titles, one below the heading of the list. */
  readonly level: 2 | 3;
}

/** Posts side by side. */
export function PostGrid({ posts, level }: PostGridProps): ReactNode {
  return (
    <ul className="grid">
      {posts.map((post) => (
        <li key={post.path}>
          <PostCard post={post} level={level} />
        </li>
      ))}
    </ul>
  );
}
