import type { ReactNode } from "react";
import { plainText, type RichText as RichTextTree } from "#engine/pages/data/content-tree.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import styles from "./tick-list.module.css";

interface TickListProps {
  readonly items: readonly RichTextTree[];
  /** Whether it lists what is not done: the diamonds are hollow. */
  readonly no?: boolean;
}

/** Short items, each marked with a diamond. */
export function TickList({ items, no = false }: TickListProps): ReactNode {
  return (
    <ul className={no ? `${styles.ticks} ${styles.no}` : styles.ticks}>
      {items.map((item) => (
        <li key={plainText(item)}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
