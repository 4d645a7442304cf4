import type { ReactNode } from "react";
import { plainText } from "#engine/pages/data/content-tree.ts";
import type { SharedPart } from "../../input/shared-texts.ts";
import { Heading } from "../text/heading.tsx";
import { RichText } from "../text/rich-text.tsx";
import styles from "./steps.module.css";

/** Steps: one span of a viaduct each, with its number under the arch. */
export function Steps({ steps }: { readonly steps: SharedPart<"steps"> }): ReactNode {
  return (
    <section className="sect stone">
      <div className="wrap">
        <Heading level={2} text={steps.heading} className="title" />
        <StepList items={steps.items} />
      </div>
    </section>
  );
}

/** The steps without a heading. */
export function StepList({ items }: Pick<SharedPart<"steps">, "items">): ReactNode {
  return (
    <ol className={styles.steps}>
      {items.map((step) => (
        <li key={plainText(step.title)}>
          <h3>
            <RichText text={step.title} />
          </h3>
          <p>
            <RichText text={step.text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
