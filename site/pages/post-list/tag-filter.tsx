import type { ReactNode } from "react";
import type { TagLink } from "#engine/pages/data/summaries.ts";
import { Link } from "../../components/text/link.tsx";
import { useMessage, usePath } from "../../context/locale-context.tsx";
import styles from "./pick-list.module.css";

interface TagFilterProps {
  readonly tags: readonly TagLink[];
  /** Id of the tag whose listing is shown; none on the blog list. */
  readonly current: string | undefined;
}

/** Links to the list of all posts, to that of each tag, and to the list of all tags. */
export function TagFilter({ tags, current }: TagFilterProps): ReactNode {
  const message = useMessage();
  const path = usePath();
  return (
    <div className={styles.filter}>
      <nav aria-label={message("posts.filter")}>
        <ul className={`${styles.pick} ${styles.columns}`}>
          <li>
            <Link className="pick" to={path("blog")} aria-current={current === undefined ? "true" : undefined}>
              {message("posts.all")}
            </Link>
          </li>
          {tags.map((tag) => (
            <li key={tag.id}>
              <Link className="pick" to={tag.path} aria-current={current === tag.id ? "true" : undefined}>
                {tag.label}
              </Link>
            </li>
          ))}
          <li>
            <Link className="pick" to={path("tags")}>
              {message("posts.all-tags")}
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
