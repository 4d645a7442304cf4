import styles from "./boat.module.css";

/** The river boat; it crosses once, when the home page opens. Decoration only. */
export function Boat() {
  return (
    <svg className={styles.boat} viewBox="0 0 120 84" aria-hidden="true">
      <path className="line" d="M52 66V4M2 60Q14 66 20 64" />
      <path className={styles.sail} d="M30 10h46q7 22 0 40H30q7-18 0-40z" />
      <path className="ink" d="M10 62q44 12 92-2 8-3 14-12-2 24-28 30-52 4-78-16z" />
    </svg>
  );
}
