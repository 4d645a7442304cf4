import type { ReactNode } from "react";
import type { PresentationView } from "../../../page-data/page-views.ts";
import { Blocks } from "../../components/blocks/blocks.tsx";
import { CallToContact } from "../../components/call-to-contact/call-to-contact.tsx";
import { DefinitionList } from "../../components/definition-list/definition-list.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { Banks } from "./banks.tsx";
import { Timeline } from "./timeline.tsx";

/** Who the house is: its people, its years, its two banks, its way of working. */
export function Page({ view }: { readonly view: PresentationView }): ReactNode {
  return (
    <>
      <PageHead heading={view.heading} lead={view.lead} seed="deux-pays" />
      <About about={view.about} />
      <Timeline timeline={view.timeline} />
      <Banks banks={view.banks} />
      <section className="sect stone">
        <div className="wrap split two">
          <Heading level={2} text={view.method.heading} />
          <DefinitionList items={view.method.rules} />
        </div>
      </section>
      <CallToContact call={view.call} />
    </>
  );
}

function About({ about }: { readonly about: PresentationView["about"] }): ReactNode {
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
