import { usePath } from "#engine/views/locale-data.ts";
import { TileWall } from "../../components/drawings/drawing-files.tsx";
import { ownSeeds } from "../../components/drawings/walls.ts";
import { Heading, Paragraph } from "../../components/text/heading.tsx";
import { Link } from "../../components/text/link.tsx";
import { useMessage } from "../../context/locale-context.ts";
import styles from "./not-found.module.css";
import type { NotFoundContent } from "./page.ts";

/**
 * The page for unknown paths, and for those that are gone for good.
 *
 * @param requestedPath The requested path. Not known at build: a static host serves one file for every such path
 */
export function Page({ content, requestedPath }: Readonly<{ content: NotFoundContent; requestedPath?: string }>) {
  const message = useMessage();
  const path = usePath();
  return (
    <div className={styles.lost}>
      <Fallen />
      <div className={`wrap stack ${styles.text}`}>
        <p className="lead">{content.label ?? message("not-found.label")}</p>
        <Heading level={1} text={content.heading} />
        <ul className={`row ${styles.ways}`}>
          <li>
            <Link className="btn" to={path("home")}>
              <span className={styles.sentence}>{message("not-found.back-home")}</span>
            </Link>
          </li>
          <li>
            <Link className="btn alt" to={path("services")}>
              {message("menu.services")}
            </Link>
          </li>
          <li>
            <Link className="btn alt" to={path("contact")}>
              {message("menu.contact")}
            </Link>
          </li>
        </ul>
        {/* Last: the banner of a first visit must not cover the ways out. */}
        <Paragraph text={content.text} />
        {content.label === undefined && (
          <p className={styles.path}>
            {/* Empty and hidden until the client fills it in, if the path is not known at build. */}
            <b data-requested-path="" hidden={requestedPath === undefined}>
              {requestedPath === undefined ? null : message("not-found.could-not-find", { path: requestedPath })}
            </b>
          </p>
        )}
      </div>
    </div>
  );
}

/** An arch without its middle, and the relay tile that fell out of it. Decoration only. */
function Fallen() {
  return (
    <div className={styles.gap}>
      <svg className="arch" viewBox="0 0 1200 300" preserveAspectRatio="none" aria-hidden="true">
        <path
          className="line"
          d="M60 0V208M120 0V144M180 0V99M240 0V67M300 0V45M360 0V31M420 0V23M1140 0V208M1080 0V144M1020 0V99M960 0V67M900 0V45M840 0V31M780 0V23"
        />
        <path
          className="ink"
          d="M0 300C110 90 280 24 470 18l10 14-16 8 8 14C300 60 120 110 0 300ZM1200 300C1090 90 920 24 730 18l-6 16 12 6-6 14C900 60 1080 110 1200 300Z"
        />
      </svg>
      <TileWall className={styles.tile} seed={ownSeeds.fallen} size="tile" />
    </div>
  );
}
