import type { ReactNode } from "react";
import { plainText } from "#engine/pages/data/content-tree.ts";
import type { SharedPart } from "#engine/pages/definition/fields.ts";
import { Blocks } from "../text/blocks.tsx";
import { Heading } from "../text/heading.tsx";
import { RichText } from "../text/rich-text.tsx";
import styles from "./questions.module.css";

interface QuestionsProps {
  readonly questions: SharedPart<"questions">;
  /** Whether the band is of stone, beside bands that are not. */
  readonly stone?: boolean;
}

/** Questions and answers. The answers are never collapsed: they can be printed and found by a search in the page. */
export function Questions({ questions, stone = false }: QuestionsProps): ReactNode {
  return (
    <section className={stone ? "sect stone" : "sect"}>
      <div className="wrap split two">
        <Heading level={2} text={questions.heading} />
        <div className={styles.questions}>
          {questions.items.map(({ question, answer }) => (
            <div key={plainText(question)} className="stack">
              <h3>
                <RichText text={question} />
              </h3>
              <Blocks blocks={answer} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
