import type { ReactNode } from "react";
import type { RichText as Text } from "#engine/pages/data/content-tree.ts";
import { usePath } from "#engine/views/locale-data.ts";
import { shownText } from "#engine/views/shown-text.tsx";
import { useMessage } from "../../context/locale-context.ts";
import { TileWall } from "../drawings/drawing-files.tsx";
import { Arch, Sign } from "../drawings/icons.tsx";
import { Heading, Paragraph } from "../text/heading.tsx";
import { Link } from "../text/link.tsx";
import styles from "./page-head.module.css";

const DECK = { width: 1200, height: 100, crown: 12, thickness: 11, lean: 0.16, bays: 30 };

/**
 * The stone band at the top of a page: a shallow arch under the deck, the heading, and the quay line.
 *
 * @param seed seed of the tile wall; without one there is no wall
 * @param wallOnWide Whether the wall is on wide screens only: below portraits, which stand under arches of their
 *   own, it would only take room. On others it is not even asked for
 * @param before above the heading: a breadcrumb, a label
 * @param children below the lead: dates, a button
 */
export function PageHead({
  heading,
  lead,
  seed,
  wallOnWide,
  before,
  children,
}: Readonly<{
  heading: Text;
  lead?: Text | undefined;
  seed?: string | undefined;
  wallOnWide?: boolean;
  before?: ReactNode;
  children?: ReactNode;
}>) {
  return (
    <div className={styles.head}>
      <Arch box={DECK} />
      <div className={seed === undefined ? "wrap" : `wrap ${styles.pair}`}>
        <div className={`stack ${styles.words}`}>
          {before}
          <Heading level={1} text={heading} />
          {lead !== undefined && <Paragraph className="lead" text={lead} />}
          {children}
        </div>
        {seed !== undefined && (
          <div className={`bay ${styles.opening}${wallOnWide ? ` ${styles.wide}` : ""}`}>
            <TileWall seed={seed} size="head" first={!wallOnWide} />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * The way to this page: Home, its parent, and itself.
 *
 * @param parent the page between the home page and this one
 * @param current name of this page
 * @param sign outline of this page's sign
 */
export function Breadcrumb({
  parent,
  current,
  sign,
}: Readonly<{ parent: Readonly<Record<"name" | "path", string>>; current: string; sign?: string | undefined }>) {
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
          {shownText(current)}
        </li>
      </ol>
    </nav>
  );
}
