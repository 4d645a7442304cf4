import { useId } from "react";
import type { ConsentHost } from "../core/consent-control.ts";
import styles from "./consent-placeholder.module.css";

/**
 * Replaces an element of a service until the visitor accepts it.
 *
 * It stands directly before the element. It is rendered with the page, or drawn for an element that is added to the
 * page; React never changes it. The consent engine hides it, and fills in the element, by their klaro attributes: this
 * works before hydration, and React does not undo it. A listener on the document handles the buttons
 * (`consent/browser/consent-clicks.ts`); without scripts only the link is shown.
 *
 * @param service name of the service whose consent is missing
 */
export function ConsentPlaceholder({
  service,
  texts,
  buttons,
}: ConsentHost & {
  readonly service: string;
  readonly texts: {
    /** Title of the blocked element. */
    readonly title: string;
    /** That it is blocked, and by which service. */
    readonly blocked: string;
    readonly acceptOnce: string;
    readonly acceptAlways: string;
    /** The element at its own address, for visitors who open it elsewhere; not every element has one. */
    readonly elsewhere: { readonly href: string; readonly text: string } | undefined;
  };
}) {
  const titleId = useId();
  const { title, blocked, acceptOnce, acceptAlways, elsewhere } = texts;
  return (
    <div
      suppressHydrationWarning
      className={styles.placeholder}
      data-consent="placeholder"
      data-type="placeholder"
      data-name={service}
    >
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <p>{blocked}</p>
      <div className={styles.choices}>
        <button type="button" className={buttons.decide} data-consent-accept="once" aria-describedby={titleId}>
          {acceptOnce}
        </button>
        <button type="button" className={buttons.decide} data-consent-accept="always" aria-describedby={titleId}>
          {acceptAlways}
        </button>
      </div>
      {elsewhere && (
        <p>
          <a className={styles.link} href={elsewhere.href} rel="noopener">
            {elsewhere.text}
          </a>
        </p>
      )}
    </div>
  );
}
