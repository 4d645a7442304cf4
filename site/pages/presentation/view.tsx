import type { ReactNode } from "react";
import { CallToContact } from "../../components/bands/call-to-contact.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { People } from "../../components/people/people.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { DefinitionList } from "../../components/text/definition-list.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { RichText } from "../../components/text/rich-text.tsx";
import { Banks } from "./banks.tsx";
import type { PresentationContent } from "./page.ts";
import { Timeline } from "./timeline.tsx";

/** Who the consultancy is: its people, its history, its two offices, its way of working. */
export function Page({ content }: { readonly content: PresentationContent }): ReactNode {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} seed="deux-pays" />
      <About about={content.about} />
      <People people={content.people} />
      <Timeline timeline={content.timeline} />
      <Banks banks={content.banks} />
      <section className="sect stone">
        <div className="wrap split two">
          <Heading level={2} text={content.method.heading} />
          <DefinitionList items={content.method.rules} />
        </div>
      </section>
      <CallToContact call={content.call} />
    </>
  );
}

function About({ about }: { readonly about: PresentationContent["about"] }): ReactNode {
  return (
    <section className="sect">
      <div className="wrap split two">
        <Heading level={2} text={about.heading} />
        <div className="stack measure">
          <p className="lead">
            <RichText text={about.lead} />
          </p>
          <Blocks blocks={about.text} />
        </div>
      </div>
    </section>
  );
}
