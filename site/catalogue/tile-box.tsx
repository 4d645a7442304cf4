import type { ReactNode } from "react";
import styles from "./catalogue.module.css";

/** Gives a drawing that fills its box the size it has on a card. */
export function TileBox({ wall }: { readonly wall: ReactNode }) {
  return <div className={styles.tiles}>{wall}</div>;
}
