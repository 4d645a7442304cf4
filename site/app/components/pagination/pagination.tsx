import type { ReactNode } from "react";
import type { Pagination as PaginationView } from "../../../routes/page-views.ts";
import { useMessage } from "../../locale-context.tsx";
import { Link } from "../link/link.tsx";
import pick from "../tag-list/pick-list.module.css";
import styles from "./pagination.module.css";

/** Where a list stands, with links to the previous, the next and every page (ruling D4). Nothing for a single page. */
export function Pagination({ pagination }: { readonly pagination: PaginationView }): ReactNode {
  const message = useMessage();
  const { page, paths } = pagination;
  if (paths.length < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={message("pagination.label")}>
      <Neighbour rel="prev" path={paths[page - 2]} label={message("pagination.previous")} />
      <div className={styles.numbers}>
        <ol className={pick.pick}>
          {paths.map((path, index) => (
            <li key={path}>
              <Link
                to={path}
                aria-label={message("pagination.page", { page: index + 1 })}
                aria-current={index + 1 === page ? "page" : undefined}
              >
                {index + 1}
              </Link>
            </li>
          ))}
        </ol>
        <p className="small soft">{message("pagination.page-of", { page, pages: paths.length })}</p>
      </div>
      <Neighbour rel="next" path={paths[page]} label={message("pagination.next")} />
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
    <Link className={styles[rel]} to={path} rel={rel}>
      {label}
    </Link>
  );
}
