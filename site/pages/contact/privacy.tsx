import type { ReactNode } from "react";
import { Blocks } from "../../components/text/blocks.tsx";
import { useMessage } from "../../context/locale-context.tsx";
import type { ContactContent } from "./page.ts";
import styles from "./privacy.module.css";

/** Id of the privacy notice, for the link to it. */
const PRIVACY_ID = "_data";

/** What a message is used for, with a link to the privacy notice. */
export function PrivacyNote(): ReactNode {
  const message = useMessage();
  return (
    <p className={`small soft ${styles.note}`}>
      {message("contact.privacy-note")}{" "}
      <a className={styles.link} href={`#${PRIVACY_ID}`}>
        {message("contact.privacy-title")}
      </a>
    </p>
  );
}

/** The privacy notice (GDPR, article 13). */
export function Privacy({ privacy }: Pick<ContactContent, "privacy">): ReactNode {
  const message = useMessage();
  return (
    <div className={`small soft ${styles.privacy}`} id={PRIVACY_ID}>
      <h3>{message("contact.privacy-title")}</h3>
      <div className={`stack ${styles.columns}`}>
        <Blocks blocks={privacy} />
      </div>
    </div>
  );
}
