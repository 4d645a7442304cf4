import type { ReactNode } from "react";
import type { ServicesView } from "../../../page-data/page-views.ts";
import { pagePath } from "../../../page-paths/paths.ts";
import { PageHead } from "../../components/bands/page-head.tsx";
import { ServiceArcade } from "../../components/bands/service-arcade.tsx";
import { GoLink } from "../../components/text/go-link.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { RichText } from "../../components/text/rich-text.tsx";
import { useLocale } from "../../context/locale-context.tsx";

/** The four services, and a link to the contact page for the undecided. */
export function Page({ view }: { readonly view: ServicesView }): ReactNode {
  return (
    <>
      <PageHead heading={view.heading} lead={view.lead} />
      <section className="sect">
        <div className="wrap">
          <h2 className="vh">{view.listHeading}</h2>
          <ServiceArcade services={view.services} detail="summary" />
        </div>
      </section>
      <Undecided undecided={view.undecided} />
    </>
  );
}

function Undecided({ undecided }: { readonly undecided: ServicesView["undecided"] }): ReactNode {
  const locale = useLocale();
  return (
    <section className="sect stone">
      <div className="wrap split two">
        <Heading level={2} text={undecided.heading} />
        <div className="stack measure">
          <p className="lead">
            <RichText text={undecided.lead} />
          </p>
          <p>
            <RichText text={undecided.text} />
          </p>
          <p>
            <GoLink to={pagePath("contact", locale)}>{undecided.link}</GoLink>
          </p>
        </div>
      </div>
    </section>
  );
}
