import type { ReactNode } from "react";
import type { TagLink } from "#engine/pages/data/summaries.ts";
import { useMessage } from "../../context/locale-context.tsx";
import { Link } from "../text/link.tsx";
import styles from "./tag-list.module.css";

interface TagListProps {
  readonly tags: readonly TagLink[];
  /** Whether each tag links to its listing. In a card it does not: the card is one link. */
  readonly linked?: boolean;
}

/** The tags of a post. */
export function TagList({ tags, linked = false }: TagListProps): ReactNode {
  const message = useMessage();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={message("posts.tags")}>
      {tags.map((tag) => (
        <li key={tag.id}>{linked ? <Link to={tag.path}>{tag.label}</Link> : tag.label}</li>
      ))}
    </ul>
  );
}
