import { Band } from "../../components/bands/band.tsx";
import { CallToContact } from "../../components/bands/call-to-contact.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { ContentsList, partsOf } from "../../components/text/contents-list.tsx";
import { QuestionList, StepList } from "../../components/text/lists.tsx";
import { Sources } from "../../components/text/sources.tsx";
import type { TextContent } from "./page.ts";
import styles from "./text.module.css";

/**
 * Running text with its table of contents: legal notice, accessibility statement, site map. Pages of the owner's may end
 * with steps, questions and a call to contact.
 */
export function Page({
  content,
}: {
  readonly content: Omit<TextContent, "seed"> & Partial<Pick<TextContent, "seed">>;
}) {
  const { heading, lead, seed, body, sources, steps, questions, call } = content;
  return (
    <>
      <PageHead heading={heading} lead={lead} seed={seed} />
      <Text body={body} sources={sources} />
      {steps && (
        <Band heading={steps.heading} stone>
          <StepList items={steps.items} />
        </Band>
      )}
      {questions && (
        <Band heading={questions.heading} beside>
          <QuestionList items={questions.items} />
        </Band>
      )}
      {call && <CallToContact call={call} bridge stone />}
    </>
  );
}

/** The text, beside its table of contents where it has parts. */
function Text({ body, sources }: Pick<TextContent, "body" | "sources">) {
  if (body.length === 0) return null;
  const text = (
    <div className={`prose ${styles.text}`}>
      <Blocks blocks={body} />
      <Sources sources={sources} />
    </div>
  );
  const parts = partsOf(body);
  if (parts.length < 2) return <div className="wrap sect">{text}</div>;
  return (
    <div className={`wrap sect split ${styles.columns}`}>
      <ContentsList parts={parts} />
      {text}
    </div>
  );
}
