import type { ReactNode } from "react";
import type { ContactContent } from "../../../page-data/contact-content.ts";
import { PageHead } from "../../components/bands/page-head.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { Offices } from "./offices.tsx";
import { PhoneContacts } from "./phone-contacts.tsx";
import { Privacy, PrivacyNote } from "./privacy.tsx";

interface ContactWaysProps {
  readonly content: ContactContent;
  /** How to write. */
  readonly children: ReactNode;
}

/** The ways to reach the consultancy: in writing, by phone, at the offices. */
export function ContactWays({ content, children }: ContactWaysProps): ReactNode {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} />
      <section className="sect">
        <div className="wrap split half apart">
          <div>
            <Heading level={2} text={content.write} className="title" />
            {children}
            <PrivacyNote />
          </div>
          <div>
            <Heading level={2} text={content.call} className="title" />
            <PhoneContacts {...content} />
          </div>
          <Privacy privacy={content.privacy} />
        </div>
      </section>
      <Offices heading={content.officesHeading} offices={content.offices} />
    </>
  );
}
