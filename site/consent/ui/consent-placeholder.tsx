import { useId } from "react";
import { Link } from "../../app/components/text/link.tsx";
import { useLocaleData, useMessage } from "../../app/locale-context.tsx";
import styles from "./consent-placeholder.module.css";

interface ConsentPlaceholderProps {
  /** Name of the service whose consent is missing. */
  readonly service: string;
  /** What is blocked. */
  readonly title: string;
  /** Where it can be seen without this site. */
  readonly source: string;
}

/**
 * Stands before an element of a service until the visitor allows it (C9).
 *
 * The server renders it and React never changes it: like the blocked element beside it, it belongs to the consent
 * engine, which hides the one and fills the other by their klaro marks. So both work in the page as it was sent, React
 * hydrates what it expects to find, and nobody undoes what the other has done. The buttons are heard at the document,
 * by their `data-consent-accept`; without scripts only the link is shown.
 */
export function ConsentPlaceholder({ service, title, source }: ConsentPlaceholderProps) {
  const message = useMessage();
  const titleId = useId();
  const { services } = useLocaleData().site.consent;
  const serviceTitle = services.find(({ name }) => name === service)?.title ?? service;
  return (
    <div className={styles.placeholder} data-consent="placeholder" data-type="placeholder" data-name={service}>
      <p id={titleId} className={styles.title}>
        {title}
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
      <p>
        <Link className={styles.link} to={source}>
          {message("consent.open-elsewhere", { host: new URL(source).host })}
        </Link>
      </p>
    </div>
  );
}
