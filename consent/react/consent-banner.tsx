import { type MouseEvent, useEffect, useId } from "react";
import { formatList } from "#engine/i18n/format.ts";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import { Heading } from "#site/components/text/heading.tsx";
import { useLocale, useMessage } from "#site/context/locale-context.tsx";
import styles from "./consent-banner.module.css";
import type { ConsentControl } from "./consent-control.ts";
import { PrivacyLink } from "./privacy-link.tsx";
import { useConsentServices } from "./use-consent-services.ts";
import { useReservedSpace } from "./use-reserved-space.ts";

interface ConsentBannerProps {
  readonly control: ConsentControl;
  /** The services have changed since the visitor last decided. */
  readonly changed: boolean;
  readonly onOpenDialog: (opener: HTMLElement) => void;
  readonly onDecided: () => void;
}

/**
 * The consent banner at the bottom of the window, until the visitor decides. It is a region, not a dialog: the
 * page stays usable. Ignoring it is not consent.
 */
export function ConsentBanner({ control, changed, onOpenDialog, onDecided }: ConsentBannerProps) {
  const message = useMessage();
  const locale = useLocale();
  const titleId = useId();
  const reserved = useReservedSpace();
  const optional = useConsentServices(control.configuration).filter(({ required }) => !required);
  const titles = optional.map(({ texts }) => texts.title);
  useEffect(() => control.bannerShown(), [control]);

  const decide = (decision: () => void) => () => {
    onDecided();
    decision();
  };
  return (
    <section ref={reserved} className={styles.banner} data-consent="banner" aria-labelledby={titleId}>
      <div className={`wrap ${styles.inside}`}>
        <div>
          {/* Another language, another heading: a translation may have taken the place of its texts. */}
          <Heading
            key={locale}
            level={2}
            id={titleId}
            className={styles.title}
            text={twoVoices(message("consent.title"))}
          />
          {changed && <p>{message("consent.changed")}</p>}
          <p className={styles.text}>
            <span>{message("consent.only-with")}</span>
            <span>{`${formatList(titles, message("hours.and"))}.`}</span>
            <span>{message("consent.later")}</span>
            <span>
              <PrivacyLink />
            </span>
          </p>
        </div>
        <div className={styles.choices}>
          <button type="button" className="btn" onClick={decide(control.acceptAll)}>
            {message("consent.accept-all")}
          </button>
          <button type="button" className="btn" onClick={decide(control.declineAll)}>
            {message("consent.refuse-all")}
          </button>
          <button
            type="button"
            className="btn alt"
            aria-haspopup="dialog"
            onClick={(event: MouseEvent<HTMLElement>) => onOpenDialog(event.currentTarget)}
          >
            {message("consent.customise")}
          </button>
        </div>
      </div>
    </section>
  );
}
