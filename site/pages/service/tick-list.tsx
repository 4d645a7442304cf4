import type { ReactNode } from "react";
import { plainText, type RichText as RichTextTree } from "#engine/pages/data/content-tree.ts";
import { RichText } from "../../components/text/rich-text.tsx";
import styles from "./tick-list.module.css";

/** Short items, each marked with a diamond. */
export function TickList({ items }: { readonly items: readonly RichTextTree[] }): ReactNode {
  return (
    <ul className={styles.ticks}>
      {items.map((item) => (
        <li key={plainText(item)}>
          <span>
            <RichText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
