import type { ReactNode } from "react";
import { Blocks } from "../../components/text/blocks.tsx";
import { useMessage } from "../../context/locale-context.tsx";
import type { ContactContent } from "./page.ts";
import styles from "./privacy.module.css";

/** What a message is used for, and below it, folded, the privacy notice (GDPR, article 13). */
export function Privacy({ privacy }: Pick<ContactContent, "privacy">): ReactNode {
  const message = useMessage();
  return (
    <div className={`small soft ${styles.privacy}`}>
      <p>{message("contact.privacy-note")}</p>
      <details>
        <summary>{message("contact.privacy-title")}</summary>
        <div className="stack">
          <Blocks blocks={privacy} />
        </div>
      </details>
    </div>
  );
}
