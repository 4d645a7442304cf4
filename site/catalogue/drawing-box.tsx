import type { ReactNode } from "react";
import styles from "./catalogue.module.css";

/** Holds a drawing that a page would place. */
export function DrawingBox({ drawing }: { readonly drawing: ReactNode }) {
  return <div className={styles.drawing}>{drawing}</div>;
}
