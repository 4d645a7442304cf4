import type { ReactNode } from "react";
import type { ContactView } from "../../../routes/page-views.ts";
import { pagePath } from "../../../routes/paths.ts";
import { Blocks } from "../../components/blocks/blocks.tsx";
import { LateForm } from "../../components/contact-form/late-form.tsx";
import { Link } from "../../components/link/link.tsx";
import { useLocale, useMessage } from "../../locale-context.tsx";
import styles from "./write.module.css";

/** The form, and below it what becomes of the data. */
export function Write({ privacy, refused }: Pick<ContactView, "privacy" | "refused">): ReactNode {
  const locale = useLocale();
  const message = useMessage();
  return (
    <>
      <LateForm refused={refused} />
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
