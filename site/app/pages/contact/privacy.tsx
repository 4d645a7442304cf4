import type { ReactNode } from "react";
import type { ContactView } from "../../../page-data/page-views.ts";
import { Blocks } from "../../components/text/blocks.tsx";
import { useMessage } from "../../locale-context.tsx";
import styles from "./privacy.module.css";

/** Where the form leads those who ask what becomes of their data. */
export const PRIVACY_ID = "data";

/** What becomes of the data (GDPR, article 13): below the ways to reach the house, which it would push apart. */
export function Privacy({ privacy }: Pick<ContactView, "privacy">): ReactNode {
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
