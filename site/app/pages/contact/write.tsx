import type { ReactNode } from "react";
import type { ContactView } from "../../../routes/page-views.ts";
import { pagePath } from "../../../routes/paths.ts";
import { Blocks } from "../../components/blocks/blocks.tsx";
import { ContactForm } from "../../components/contact-form/contact-form.tsx";
import { Link } from "../../components/link/link.tsx";
import { useLocale, useMessage } from "../../locale-context.tsx";
import styles from "./write.module.css";

/** The form, and below it what becomes of the data. */
export function Write({ privacy }: Pick<ContactView, "privacy">): ReactNode {
  const locale = useLocale();
  const message = useMessage();
  return (
    <>
      <ContactForm />
      <div className={`stack small soft ${styles.privacy}`}>
        <h3>{message("contact.privacy-title")}</h3>
        <Blocks blocks={privacy} />
        <p>
          <Link to={pagePath("legal-notice", locale)}>{message("contact.privacy-link")}</Link>
        </p>
      </div>
    </>
  );
}
