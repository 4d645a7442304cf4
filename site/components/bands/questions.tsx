import type { ReactNode } from "react";
import { plainText } from "#engine/pages/data/content-tree.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import type { SharedPart } from "../../input/shared-texts.ts";
import { Blocks } from "../text/blocks.tsx";
import styles from "./questions.module.css";

/** Questions, each of which unfolds its answer. In print all are unfolded. */
export function QuestionList({ items }: Pick<SharedPart<"questions">, "items">): ReactNode {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }) => (
        <details key={plainText(question)}>
          <summary>
            <h3>
              <RichText text={question} />
            </h3>
          </summary>
          <div className="stack">
            <Blocks blocks={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
