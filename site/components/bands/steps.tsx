import type { ReactNode } from "react";
import { plainText } from "#engine/pages/data/content-tree.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import type { SharedPart } from "../../input/shared-texts.ts";
import { Paragraph } from "../text/rich-text.tsx";
import styles from "./steps.module.css";

/** Steps: one span of a viaduct each, with its number under the arch. */
export function StepList({ items }: Pick<SharedPart<"steps">, "items">): ReactNode {
  return (
    <ol className={styles.steps}>
      {items.map((step) => (
        <li key={plainText(step.title)}>
          <h3>
            <RichText text={step.title} />
          </h3>
          <Paragraph text={step.text} />
        </li>
      ))}
    </ol>
  );
}
