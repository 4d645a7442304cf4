import type { ReactNode } from "react";
import type { ContactView } from "../../../page-data/contact-view.ts";
import { PageHead } from "../../components/bands/page-head.tsx";
import { ContactForm } from "../../components/contact-form/contact-form.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { useMessage } from "../../locale-context.tsx";
import { Call } from "./call.tsx";
import { Offices } from "./offices.tsx";
import styles from "./privacy.module.css";
import { PRIVACY_ID, Privacy } from "./privacy.tsx";

/** The ways to reach the consultancy: form, phone, offices (L6). */
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
            <Call {...view} />
          </div>
          <Privacy privacy={view.privacy} />
        </div>
      </section>
      <Offices heading={view.officesHeading} offices={view.offices} />
    </>
  );
}

/** The form, with a link to the privacy notice. */
function Write({ rejected }: Pick<ContactView, "rejected">): ReactNode {
  const message = useMessage();
  return (
    <>
      <ContactForm rejected={rejected} />
      <p className={`small soft ${styles.note}`}>
        {message("contact.privacy-note")}{" "}
        <a className={styles.link} href={`#${PRIVACY_ID}`}>
          {message("contact.privacy-title")}
        </a>
      </p>
    </>
  );
}
