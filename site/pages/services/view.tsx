import type { ReactNode } from "react";
import { PageHead } from "../../app/components/bands/page-head.tsx";
import { ServiceArcade } from "../../app/components/bands/service-arcade.tsx";
import { GoLink } from "../../app/components/text/go-link.tsx";
import { Heading } from "../../app/components/text/heading.tsx";
import { RichText } from "../../app/components/text/rich-text.tsx";
import { useLocaleData } from "../../app/context/locale-context.tsx";
import { pagePath } from "../../page-paths/paths.ts";
import type { ServicesContent } from "./page.ts";

/** The services, and a link to the contact page for the undecided. */
export function Page({ content }: { readonly content: ServicesContent }): ReactNode {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} />
      <section className="sect">
        <div className="wrap">
          <h2 className="vh">{content.listHeading}</h2>
          <ServiceArcade services={content.services} detail="summary" />
        </div>
      </section>
      <Undecided undecided={content.undecided} />
    </>
  );
}

function Undecided({ undecided }: { readonly undecided: ServicesContent["undecided"] }): ReactNode {
  const { locale, translation } = useLocaleData();
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
            <GoLink to={pagePath(translation, "contact", locale)}>{undecided.link}</GoLink>
          </p>
        </div>
      </div>
    </section>
  );
}
