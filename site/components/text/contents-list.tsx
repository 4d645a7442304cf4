import type { ReactNode } from "react";
import { type BlockNode, plainText } from "#engine/pages/data/content-tree.ts";
import { shownText } from "#engine/views/shown-text.tsx";
import { useMessage } from "../../context/locale-context.ts";
import styles from "./contents-list.module.css";

/** A part of a page, by the id of its heading or its section. */
export interface PagePart {
  readonly id: string;
  readonly name: string;
}

/** The parts of a running text: its headings of level 2. */
export function partsOf(blocks: readonly BlockNode[]): readonly PagePart[] {
  return blocks.flatMap((block) =>
    block.type === "heading" && block.level === 2 ? [{ id: block.id, name: plainText(block.children) }] : [],
  );
}

/**
 * Links to the parts of a page, at hand beside them where the window is wide enough.
 *
 * @param children below the list
 */
export function ContentsList({ parts, children }: Readonly<{ parts: readonly PagePart[]; children?: ReactNode }>) {
  const message = useMessage();
  return (
    <nav className={styles.contents} aria-labelledby="_table-of-contents">
      <h2 id="_table-of-contents">{message("text.contents")}</h2>
      <ol>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{shownText(name)}</a>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}
