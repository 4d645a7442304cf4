import type { ReactNode } from "react";
import { type BlockNode, plainText } from "#engine/pages/data/content-tree.ts";
import { useMessage } from "../../context/locale-context.tsx";
import styles from "./table-of-contents.module.css";

/** Whether a text has parts enough to choose from. */
export function hasContents(blocks: readonly BlockNode[]): boolean {
  return partsOf(blocks).length > 1;
}

function partsOf(blocks: readonly BlockNode[]) {
  return blocks.flatMap((block) => (block.type === "heading" && block.level === 2 ? [block] : []));
}

/** Links to the headings of level 2. */
export function TableOfContents({ blocks }: { readonly blocks: readonly BlockNode[] }): ReactNode {
  const message = useMessage();
  const parts = partsOf(blocks);
  return (
    <nav className={styles.contents} aria-labelledby="_table-of-contents">
      <h2 id="_table-of-contents">{message("text.contents")}</h2>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{plainText(part.children)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
