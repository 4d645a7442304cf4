import type { ReactNode } from "react";
import type { ContactView } from "../../../page-data/page-views.ts";
import { Heading } from "../../components/heading/heading.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Call } from "./call.tsx";
import { Offices } from "./offices.tsx";
import { Privacy } from "./privacy.tsx";
import { Write } from "./write.tsx";

/** The ways to reach the house: form, telephone, offices (conformance row L6). */
export function Page({ view }: { readonly view: ContactView }): ReactNode {
  return (
    <>
      <PageHead heading={view.heading} lead={view.lead} />
      <section className="sect">
        <div className="wrap split half apart">
          <div>
            <Heading level={2} text={view.write} className="title" />
            <Write {...view} />
          </div>
          <div>
            <Heading level={2} text={view.call} className="title" />
            <Call staff={view.staff} />
          </div>
          <Privacy privacy={view.privacy} />
        </div>
      </section>
      <Offices heading={view.officesHeading} offices={view.offices} />
    </>
  );
}
