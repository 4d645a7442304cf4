import { useId } from "react";
import { useLocaleData, useMessage } from "../../context/locale-context.tsx";
import styles from "./consent-placeholder.module.css";
import { Link } from "./link.tsx";

interface ConsentPlaceholderProps {
  /** Name of the service whose consent is missing. */
  readonly service: string;
  /** Title of the blocked element; without one, its service's. */
  readonly title?: string | undefined;
  /** Its address, for visitors who open it in a tab of its own; not every element has one. */
  readonly source?: string | undefined;
}

/**
 * Replaces an element of a service until the visitor accepts it.
 *
 * It stands directly before the element. The generator renders it, or the client for an element that is added to the
 * page; React never changes it. The consent engine hides it, and fills in the element, by their klaro attributes: this
 * works before hydration, and React does not undo it. A listener on the document handles the buttons
 * (`data-consent-accept`); without scripts only the link is shown.
 */
export function ConsentPlaceholder({ service, title, source }: ConsentPlaceholderProps) {
  const message = useMessage();
  const titleId = useId();
  const { services } = useLocaleData().site.consent;
  const serviceTitle = services.find(({ name }) => name === service)?.title ?? service;
  return (
    <div
      suppressHydrationWarning
      className={styles.placeholder}
      data-consent="placeholder"
      data-type="placeholder"
      data-name={service}
    >
      <p id={titleId} className={styles.title}>
        {title ?? serviceTitle}
      </p>
      <p>{message("consent.blocked", { service: serviceTitle })}</p>
      <div className={styles.choices}>
        <button type="button" className="btn" data-consent-accept="once" aria-describedby={titleId}>
          {message("consent.accept-once")}
        </button>
        <button type="button" className="btn" data-consent-accept="always" aria-describedby={titleId}>
          {message("consent.accept-always")}
        </button>
      </div>
      {source !== undefined && (
        <p>
          <Link className={styles.link} to={source}>
            {message("consent.open-elsewhere", { host: new URL(source).host })}
          </Link>
        </p>
      )}
    </div>
  );
}
