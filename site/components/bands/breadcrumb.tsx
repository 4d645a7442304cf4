import type { ReactNode } from "react";
import { useMessage, usePath } from "../../context/locale-context.tsx";
import { Sign } from "../drawings/sign.tsx";
import { Link } from "../text/link.tsx";
import styles from "./breadcrumb.module.css";

/** A page above the current one. */
interface Crumb {
  readonly name: string;
  readonly path: string;
}

interface BreadcrumbProps {
  /** The page between the home page and this one. */
  readonly parent: Crumb;
  /** Name of this page. */
  readonly current: string;
  /** Outline of this page's sign. */
  readonly sign?: string | undefined;
}

/** The way to this page: Home, its parent, and itself. */
export function Breadcrumb({ parent, current, sign }: BreadcrumbProps): ReactNode {
  const message = useMessage();
  const path = usePath();
  return (
    <nav aria-label={message("breadcrumb.label")}>
      <ol className={styles.breadcrumb}>
        <li>
          <Link to={path("home")}>{message("breadcrumb.home")}</Link>
        </li>
        <li>
          <Link to={parent.path}>{parent.name}</Link>
        </li>
        <li aria-current="page">
          <Sign of={sign} />
          {current}
        </li>
      </ol>
    </nav>
  );
}
