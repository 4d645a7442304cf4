import { TileWall } from "../tiles/tile-wall.tsx";
import styles from "./fallen.module.css";

/** The arch that lacks a span, and the relay tile that fell out of it: for a page that is not there. Decoration only. */
export function Fallen() {
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
      <TileWall className={styles.tile} seed="introuvable" cols={1} rows={1} />
    </div>
  );
}
