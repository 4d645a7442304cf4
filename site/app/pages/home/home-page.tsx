import type { ReactNode } from "react";
import type { HomeView } from "../../../page-data/page-views.ts";
import { CallToContact } from "../../components/call-to-contact/call-to-contact.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { ServiceArcade } from "../../components/service-arcade/service-arcade.tsx";
import { About } from "./about.tsx";
import { Figures } from "./figures.tsx";
import { Intro } from "./intro.tsx";
import { LatestNews } from "./latest-news.tsx";

/** Home: the intro screen with the choice of language (ruling D2), then the house in a few bands. */
export function Page({ view }: { readonly view: HomeView }): ReactNode {
  return (
    <>
      <Intro heading={view.heading} lead={view.lead} />
      <About about={view.about} />
      <section className="sect stone">
        <div className="wrap">
          <Heading level={2} text={view.services.heading} className="title" />
          <ServiceArcade services={view.services.list} detail="card" />
        </div>
      </section>
      <Figures figures={view.figures} />
      <LatestNews news={view.news} />
      <CallToContact call={view.call} bridge />
    </>
  );
}
