import styles from "./dots.module.css";
import { bridgeRuns, DOT_COLS, DOT_ROWS } from "./dots-shape.ts";

const FIELD = `M-.5-.5h${DOT_COLS}v${DOT_ROWS}h-${DOT_COLS}z`;

/**
 * Three thousand dots, one for each contact; some form the bridge, one is terracotta. The text beside it says the
 * number.
 */
export function Dots() {
  return (
    <svg className={styles.dots} viewBox={`-.5 -.5 ${DOT_COLS} ${DOT_ROWS}`} aria-hidden="true">
      <defs>
        <pattern id="_dot" x="-.5" y="-.5" width="1" height="1" patternUnits="userSpaceOnUse">
          <circle cx=".5" cy=".5" r=".27" className="t3" strokeWidth="0" />
        </pattern>
      </defs>
      <path fill="url(#_dot)" d={FIELD} />
      <path className={styles.bridge} d={bridgeRuns()} />
      <circle cx="37" cy="9" r=".5" className="t4" strokeWidth="0" />
    </svg>
  );
}
