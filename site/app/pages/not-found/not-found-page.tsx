import type { ReactNode } from "react";
import type { NotFoundView } from "../../../page-data/page-views.ts";
import { pagePath } from "../../../page-paths/paths.ts";
import { Fallen } from "../../components/drawings/fallen.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Link } from "../../components/link/link.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { useLocale, useMessage } from "../../locale-context.tsx";
import styles from "./not-found-page.module.css";
import { RequestedPath } from "./requested-path.tsx";

interface NotFoundPageProps {
  readonly view: NotFoundView;
  /** The path that was asked for. Not known at build: a static host serves one file for every such path. */
  readonly requestedPath?: string;
}

/** No such page (conformance rows R14, L7, P3): says so, names the path, and leads elsewhere. */
export function Page({ view, requestedPath }: NotFoundPageProps): ReactNode {
  const locale = useLocale();
  const message = useMessage();
  return (
    <div className={styles.lost}>
      <Fallen />
      <div className={`wrap stack ${styles.text}`}>
        <p className="lead">{message("not-found.label")}</p>
        <Heading level={1} text={view.heading} />
        <p>
          <RichText text={view.text} />
        </p>
        <RequestedPath path={requestedPath} />
        <ul className={`row ${styles.ways}`}>
          <li>
            <Link className="btn" to={pagePath("home", locale)}>
              <span className={styles.sentence}>{message("not-found.back-home")}</span>
            </Link>
          </li>
          <li>
            <Link className="btn alt" to={pagePath("services", locale)}>
              {message("menu.services")}
            </Link>
          </li>
          <li>
            <Link className="btn alt" to={pagePath("contact", locale)}>
              {message("menu.contact")}
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}
