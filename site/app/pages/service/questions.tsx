import type { ReactNode } from "react";
import { plainText } from "../../../page-data/content-tree.ts";
import type { ServiceView } from "../../../page-data/page-views.ts";
import { Blocks } from "../../components/text/blocks.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { RichText } from "../../components/text/rich-text.tsx";
import styles from "./questions.module.css";

/** Questions and answers. The answers are never collapsed: they can be printed and found by a search in the page. */
export function Questions({ questions }: { readonly questions: ServiceView["questions"] }): ReactNode {
  return (
    <section className="sect stone">
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
