import type { ReactNode } from "react";
import { pagePath } from "#engine/pages/paths/paths.ts";
import { PageHead } from "../../components/bands/page-head.tsx";
import { ServiceArcade } from "../../components/bands/service-arcade.tsx";
import { GoLink } from "../../components/text/go-link.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { RichText } from "../../components/text/rich-text.tsx";
import { useLocaleData } from "../../context/locale-context.tsx";
import type { ServicesContent } from "./page.ts";

/** The services, and a link to the contact page for the undecided. */
export function Page({ content }: { readonly content: ServicesContent }): ReactNode {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} />
      <section className="sect">
        <div className="wrap">
          <h2 className="vh">{content.listHeading}</h2>
          <ServiceArcade groups={content.groups} first />
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
