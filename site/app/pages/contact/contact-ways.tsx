import type { ReactNode } from "react";
import type { ContactView } from "../../../page-data/contact-view.ts";
import { PageHead } from "../../components/bands/page-head.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { Offices } from "./offices.tsx";
import { PhoneContacts } from "./phone-contacts.tsx";
import { Privacy, PrivacyNote } from "./privacy.tsx";

interface ContactWaysProps {
  readonly view: ContactView;
  /** How to write. */
  readonly children: ReactNode;
}

/** The ways to reach the consultancy: in writing, by phone, at the offices (L6). */
export function ContactWays({ view, children }: ContactWaysProps): ReactNode {
  return (
    <>
      <PageHead heading={view.heading} lead={view.lead} />
      <section className="sect">
        <div className="wrap split half apart">
          <div>
            <Heading level={2} text={view.write} className="title" />
            {children}
            <PrivacyNote />
          </div>
          <div>
            <Heading level={2} text={view.call} className="title" />
            <PhoneContacts {...view} />
          </div>
          <Privacy privacy={view.privacy} />
        </div>
      </section>
      <Offices heading={view.officesHeading} offices={view.offices} />
    </>
  );
}
