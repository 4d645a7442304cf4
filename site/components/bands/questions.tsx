import type { ReactNode } from "react";
import { plainText } from "#engine/pages/data/content-tree.ts";
import type { SharedPart } from "../../input/shared-texts.ts";
import { Blocks } from "../text/blocks.tsx";
import { RichText } from "../text/rich-text.tsx";
import { Band } from "./band.tsx";
import styles from "./questions.module.css";

interface QuestionsProps {
  readonly questions: SharedPart<"questions">;
  /** Whether the band is of stone, beside bands that are not. */
  readonly stone?: boolean;
}

/** Questions, each of which unfolds its answer. In print all are unfolded. */
export function Questions({ questions, stone = false }: QuestionsProps): ReactNode {
  return (
    <Band heading={questions.heading} beside stone={stone}>
      <QuestionList items={questions.items} />
    </Band>
  );
}

/** The questions without a heading. */
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
