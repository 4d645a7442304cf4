import styles from "./shores.module.css";

const WINDOWS = "shore-fr-windows";

/** Three Parisian houses and a plane tree, in a box of 340 by 300. */
export function FrenchHouses() {
  return (
    <>
      <defs>
        <pattern id={WINDOWS} width="24" height="42" patternUnits="userSpaceOnUse">
          <path className={styles.pane} d="M7 10q5-5 10 0v20H7z" />
          <path className={styles.rail} d="M4 31h16M4 26h16" />
        </pattern>
      </defs>
      <path className={styles.slate} d="M-4 88L4 44h104l8 44zM112 132l7-38h74l7 38zM196 184l6-32h62l6 32z" />
      <path
        className={styles.roof}
        d="M18 26h14v20H18zM82 22h18v24H82zM132 76h12v20h-12zM176 80h10v16h-10zM240 136h10v18h-10z"
      />
      <path
        className={styles.pane}
        d="M14 62q7-8 14 0v18H14zM49 62q7-8 14 0v18H49zM84 62q7-8 14 0v18H84zM130 108q6-7 12 0v16h-12zM168 108q6-7 12 0v16h-12zM212 162q5-6 10 0v14h-10zM243 162q5-6 10 0v14h-10z"
      />
      <Front x={4} y={88} wall="M-8 0h120v212H-8z" windows="M0 0h96v168H0z" inset={4} />
      <Front x={116} y={132} wall="M0 0h80v168H0z" windows="M0 0h72v126H0z" inset={4} />
      <Front x={200} y={184} wall="M0 0h66v116H0z" windows="M0 0h48v84H0z" inset={9} />
      <path className={styles.cornice} d="M-4 88h120M112 132h88M196 184h74M0 256h112M116 262h80" />
      <path className={styles.slate} d="M20 268h16v32H20zM76 268h16v32H76zM148 272h16v28h-16zM224 274h16v26h-16z" />
      <path className={styles.tree} d="M282 250a16 16 0 1132 0c0 10-8 16-14 17v33h-4v-33c-6-1-14-7-14-17z" />
    </>
  );
}

interface FrontProps {
  readonly x: number;
  readonly y: number;
  /** Outline of the wall. */
  readonly wall: string;
  /** Outline of the field of windows. */
  readonly windows: string;
  /** Distance from the wall's start to the windows. */
  readonly inset: number;
}

function Front({ x, y, wall, windows, inset }: FrontProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.wall} d={wall} />
      <path fill={`url(#${WINDOWS})`} transform={`translate(${inset} 6)`} d={windows} />
    </g>
  );
}
