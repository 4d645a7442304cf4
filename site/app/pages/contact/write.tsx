import type { ReactNode } from "react";
import type { ContactView } from "../../../routes/page-views.ts";
import { ContactForm } from "../../components/contact-form/contact-form.tsx";
import { useMessage } from "../../locale-context.tsx";
import styles from "./privacy.module.css";
import { PRIVACY_ID } from "./privacy.tsx";

/** The form, and where it says what becomes of the data. */
export function Write({ refused }: Pick<ContactView, "refused">): ReactNode {
  const message = useMessage();
  return (
    <>
      <ContactForm refused={refused} />
      <p className={`small soft ${styles.note}`}>
        {message("contact.privacy-note")}{" "}
        <a className={styles.link} href={`#${PRIVACY_ID}`}>
          {message("contact.privacy-title")}
        </a>
      </p>
    </>
  );
}
