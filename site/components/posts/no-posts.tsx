import type { ReactNode } from "react";
import { useMessage } from "../../context/locale-context.tsx";

/** What stands in the place of a list of posts, or of their tags, before the first post is public. */
export function NoPosts(): ReactNode {
  const message = useMessage();
  return <p className="lead">{message("posts.none")}</p>;
}
