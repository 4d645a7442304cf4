import { Fragment, type ReactNode } from "react";
import type { Pagination as PaginationContent } from "#engine/pages/data/summaries.ts";
import { Link } from "../../components/text/link.tsx";
import { useMessage } from "../../context/locale-context.tsx";
import styles from "./pagination.module.css";
import pick from "./pick-list.module.css";

/** Links to the previous, the next and the numbered pages of a list. Renders nothing for a single page. */
export function Pagination({ pagination }: { readonly pagination: PaginationContent }): ReactNode {
  const message = useMessage();
  const { page, count, links } = pagination;
  if (count < 2) return null;
  const pathOf = (number: number) => links.find((link) => link.page === number)?.path;
  return (
    <nav className={styles.pagination} aria-label={message("pagination.label")}>
      <Neighbour rel="prev" path={pathOf(page - 1)} label={message("pagination.previous")} />
      <div className={styles.numbers}>
        <ol className={pick.pick}>
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

interface NeighbourProps {
  readonly rel: "prev" | "next";
  /** None before the first page and after the last. */
  readonly path: string | undefined;
  readonly label: string;
}

function Neighbour({ rel, path, label }: NeighbourProps): ReactNode {
  if (path === undefined) return null;
  return (
    <Link className={rel === "next" ? styles.next : undefined} to={path} rel={rel}>
      {label}
    </Link>
  );
}
