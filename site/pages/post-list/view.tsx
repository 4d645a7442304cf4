import { Fragment } from "react";
import type { RichText } from "#engine/pages/data/content-tree.ts";
import type { Pagination as PaginationContent, PostList, TagLink } from "#engine/pages/data/summaries.ts";
import { usePath } from "#engine/views/locale-data.ts";
import { Band } from "../../components/bands/band.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { NoPosts, PostGrid } from "../../components/posts/posts.tsx";
import { Link } from "../../components/text/link.tsx";
import { useMessage } from "../../context/locale-context.ts";
import styles from "./post-list.module.css";

/** A list of posts: the blog's, or one tag's. */
export function Page({
  content,
}: {
  readonly content: PostList & {
    readonly heading: RichText;
    readonly lead: RichText;
    readonly tag?: TagLink;
  };
}) {
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

/**
 * Links to the list of all posts, to that of each tag, and to the list of all tags.
 *
 * @param current id of the tag whose listing is shown; none on the blog list
 */
function TagFilter({ tags, current }: Readonly<{ tags: readonly TagLink[]; current: string | undefined }>) {
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

/** Links to the previous, the next and the numbered pages of a list. Renders nothing for a single page. */
function Pagination({ pagination }: { readonly pagination: PaginationContent }) {
  const message = useMessage();
  const { page, count, links } = pagination;
  if (count < 2) return null;
  const pathOf = (number: number) => links.find((link) => link.page === number)?.path;
  return (
    <nav className={styles.pagination} aria-label={message("pagination.label")}>
      <Neighbour rel="prev" path={pathOf(page - 1)} label={message("pagination.previous")} />
      <div className={styles.numbers}>
        <ol className={styles.pick}>
          {links.map((link, index) => (
            <Fragment key={link.path}>
              {link.page - (links[index - 1]?.page ?? 0) > 1 ? <li aria-hidden="true">…</li> : null}
              <li>
                <Link
                  className="pick"
                  to={link.path}
                  aria-label={message("pagination.page", { page: link.page })}
                  aria-current={link.page === page ? "page" : undefined}
                >
                  {link.page}
                </Link>
              </li>
            </Fragment>
          ))}
        </ol>
        <p className="small soft">{message("pagination.page-of", { page, pages: count })}</p>
      </div>
      <Neighbour rel="next" path={pathOf(page + 1)} label={message("pagination.next")} />
    </nav>
  );
}

/**
 * @param path none before the first page and after the last
 */
function Neighbour({ rel, path, label }: Readonly<{ rel: "prev" | "next"; path: string | undefined; label: string }>) {
  if (path === undefined) return null;
  return (
    <Link className={rel === "next" ? styles.next : undefined} to={path} rel={rel}>
      {label}
    </Link>
  );
}
