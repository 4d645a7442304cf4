import { plainText } from "#engine/pages/data/content-tree.ts";
import type { Definition } from "#engine/pages/definition/fields.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import type { SharedPart } from "../../input/site-input.ts";
import { Blocks } from "./blocks.tsx";
import { Paragraph } from "./heading.tsx";
import styles from "./lists.module.css";

/** Steps: one span of a viaduct each, with its number under the arch. */
export function StepList({ items }: Pick<SharedPart<"steps">, "items">) {
  return (
    <ol className={styles.steps}>
      {items.map((step) => (
        <li key={plainText(step.title)}>
          <RichText as="h3" text={step.title} />
          <Paragraph text={step.text} />
        </li>
      ))}
    </ol>
  );
}

/** Questions, each of which unfolds its answer. In print all are unfolded. */
export function QuestionList({ items }: Pick<SharedPart<"questions">, "items">) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }) => (
        <details key={plainText(question)}>
          <summary>
            <RichText as="h3" text={question} />
          </summary>
          <Blocks blocks={answer} />
        </details>
      ))}
    </div>
  );
}

/** Terms and their descriptions, separated by rules. */
export function DefinitionList({ items }: { readonly items: readonly Definition[] }) {
  return (
    <dl className={styles.definitions}>
      {items.map((item) => (
        <div key={plainText(item.term)}>
          <RichText as="dt" text={item.term} /> <RichText as="dd" text={item.text} />
        </div>
      ))}
    </dl>
  );
}
