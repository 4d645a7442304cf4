import type { ReactNode } from "react";
import { Band, Statement } from "../../components/bands/band.tsx";
import { CallToContact } from "../../components/bands/call-to-contact.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { ownSeeds } from "../../components/drawings/walls.ts";
import { People } from "../../components/people/people.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { DefinitionList } from "../../components/text/definition-list.tsx";
import { Banks } from "./banks.tsx";
import type { PresentationContent } from "./page.ts";
import { Timeline } from "./timeline.tsx";

/** Who the consultancy is: its people, its history, its two offices, its way of working. */
export function Page({ content }: { readonly content: PresentationContent }): ReactNode {
  const { about, method } = content;
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} seed={ownSeeds.presentation} />
      <Statement heading={about.heading} lead={about.lead}>
        <Blocks blocks={about.text} />
      </Statement>
      <People people={content.people} />
      <Timeline timeline={content.timeline} />
      <Banks banks={content.banks} />
      <Band heading={method.heading} beside stone>
        <DefinitionList items={method.rules} />
      </Band>
      <CallToContact call={content.call} />
    </>
  );
}
