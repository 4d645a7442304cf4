import type { ReactNode } from "react";
import type { PresentationView } from "../../../page-data/page-views.ts";
import { CallToContact } from "../../components/bands/call-to-contact.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { DefinitionList } from "../../components/text/definition-list.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { RichText } from "../../components/text/rich-text.tsx";
import { Banks } from "./banks.tsx";
import { Timeline } from "./timeline.tsx";

/** Who the consultancy is: its people, its history, its two offices, its way of working. */
export function Page({ view }: { readonly view: PresentationView }): ReactNode {
  return (
    <>
      <PageHead heading={view.heading} lead={view.lead} seed="deux-pays" />
      <About about={view.about} />
      <Timeline timeline={view.timeline} />
      <Banks banks={view.banks} shores={view.shores} />
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
