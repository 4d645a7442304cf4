import { type ReactNode, useSyncExternalStore } from "react";
import type { ClosureNotice } from "../../../page-data/opening-times.ts";
import styles from "./hours.module.css";

/** Closures that are near, a line each. One that has passed since the build disappears, and its room stays. */
export function Closures({ closures }: { readonly closures: readonly ClosureNotice[] }): ReactNode {
  // In UTC, an hour or two off: the visitor's own date would need `Intl`, on every page.
  const today = useSyncExternalStore(
    () => () => {},
    () => new Date().toISOString().slice(0, 10),
    () => "",
  );
  return closures.map(({ text, last }) => (
    <span key={text} className={`${styles.closure} ${last < today ? styles.past : ""}`}>
      {text}
    </span>
  ));
}
