import { tile } from "../tiles/tile.ts";
import { TilePattern } from "../tiles/tile-pattern.tsx";
import styles from "./shores.module.css";

const WINDOWS = "shore-pt-windows";
const windows = `url(#${WINDOWS})`;

/** Four houses of Porto, two of them with tiled fronts, in a box of 340 by 300. */
export function PortugueseHouses() {
  return (
    <>
      <defs>
        <TilePattern id="shore-pt-tall" tile={tile("gestao")} scale={0.22} />
        <TilePattern id="shore-pt-low" tile={tile("projets")} scale={0.2} />
        <pattern id={WINDOWS} width="26" height="46" patternUnits="userSpaceOnUse">
          <path className={styles.frame} d="M5 7h16v26H5z" />
          <path className={styles.pane} d="M7.5 9.5h11V33h-11z" />
          <path className={styles.rail} d="M2 33h22M4 27h18M6 27v6M10 27v6M14 27v6M18 27v6M22 27v6" />
        </pattern>
      </defs>
      <path fill="url(#shore-pt-tallp)" transform="translate(252 78)" d="M0 0h92.4v222.2H0z" />
      <path className={styles.wall} d="M190 132h62v168h-62z" />
      <path fill="url(#shore-pt-lowp)" transform="translate(136 168)" d="M0 0h54v132H0z" />
      <path className={styles.ochre} d="M88 214h48v86H88z" />
      <path fill={windows} d="M0 0h78v184H0z" transform="translate(257 84)" />
      <path fill={windows} d="M0 0h52v138H0z" transform="translate(195 138)" />
      <path fill={windows} d="M0 0h52v92H0z" transform="translate(137 176)" />
      <path fill={windows} d="M0 0h26v46H0z" transform="translate(99 218)" />
      <path
        className={styles.roof}
        d="M244 80l18-34h90v34zM182 134l39-34 39 34zM130 170l14-26h44v26zM82 216l30-22 30 22z"
      />
      <path className={styles.roof} d="M286 26h14v22h-14zM238 96h10v22h-10zM154 126h10v20h-10z" />
      <path
        className={styles.roof}
        d="M272 272h18v28h-18zM310 272h18v28h-18zM212 276h16v24h-16zM152 274h16v26h-16zM104 276h14v24h-14z"
      />
      <path className={styles.wall} d="M48 300v-34l12-12 12 12v34z" />
      <path className={styles.roof} d="M44 268l16-18 16 18z" />
    </>
  );
}
