import type { ReactNode } from "react";
import { RichText } from "#engine/views/rich-text.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { SiteContactForm } from "../../components/contact-form/contact-form.tsx";
import { CALL_BACK_ID } from "../../components/hours/call-back.ts";
import { People } from "../../components/people/people.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { ByEmail } from "./by-email.tsx";
import { Offices } from "./offices.tsx";
import type { ContactContent } from "./page.ts";
import { PhoneContacts } from "./phone-contacts.tsx";
import { Privacy } from "./privacy.tsx";

/** The ways to reach the consultancy: in writing, by phone, at the offices. Without a form, its e-mail address. */
export function Page({ content }: { readonly content: ContactContent }): ReactNode {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} />
      <section className="sect">
        <div className="wrap split half">
          <div>
            <Heading level={2} text={content.write} className="title" />
            {content.email === undefined ? (
              <SiteContactForm paints={content.tilePaints} rejected={content.rejected}>
                <p id={CALL_BACK_ID}>
                  <RichText text={content.callBack} />
                </p>
              </SiteContactForm>
            ) : (
              <ByEmail address={content.email} />
            )}
            <Privacy privacy={content.privacy} />
          </div>
          <div>
            <Heading level={2} text={content.call} className="title" />
            <PhoneContacts {...content} />
          </div>
        </div>
      </section>
      <People people={content.people} />
      <Offices {...content} />
    </>
  );
}
