import type { ReactNode } from "react";
import type { ServiceView } from "../../../page-data/page-views.ts";
import { CallToContact } from "../../components/call-to-contact/call-to-contact.tsx";
import { DefinitionList } from "../../components/definition-list/definition-list.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { ServiceArcade } from "../../components/service-arcade/service-arcade.tsx";
import { TickList } from "../../components/tick-list/tick-list.tsx";
import { Plain } from "./plain.tsx";
import { Preparation } from "./preparation.tsx";
import { Questions } from "./questions.tsx";
import { ServiceHead } from "./service-head.tsx";
import { Steps } from "./steps.tsx";

/** One service, from the plain words to the way to call. */
export function Page({ view }: { readonly view: ServiceView }): ReactNode {
  return (
    <>
      <ServiceHead view={view} />
      <Plain plain={view.plain} />
      <section className="sect stone">
        <div className="wrap split two">
          <Heading level={2} text={view.tasks.heading} />
          <TickList items={view.tasks.items} />
        </div>
      </section>
      <section className="sect">
        <div className="wrap split two">
          <Heading level={2} text={view.people.heading} />
          <DefinitionList items={view.people.items} />
        </div>
      </section>
      <Steps steps={view.steps} />
      <Preparation time={view.time} bring={view.bring} />
      <Questions questions={view.questions} />
      <section className="sect">
        <div className="wrap">
          <Heading level={2} text={view.others.heading} className="title" />
          <ServiceArcade services={view.others.services} detail="name" />
        </div>
      </section>
      <CallToContact call={view.call} bridge stone />
    </>
  );
}
