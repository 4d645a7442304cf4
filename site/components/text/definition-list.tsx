import type { ReactNode } from "react";
import { plainText } from "#engine/pages/data/content-tree.ts";
import type { Definition } from "#engine/pages/definition/fields.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import styles from "./definition-list.module.css";

/** Terms and their descriptions, separated by rules. */
export function DefinitionList({ items }: { readonly items: readonly Definition[] }): ReactNode {
  return (
    <dl className={styles.definitions}>
      {items.map((item) => (
        <div key={plainText(item.term)}>
          <dt>
            <RichText text={item.term} />
          </dt>{" "}
          <dd>
            <RichText text={item.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
