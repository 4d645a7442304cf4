import type { ReactNode, Ref } from "react";
import type { ConsentHost, PrivacyNotice } from "../core/consent-control.ts";
import styles from "./consent-banner.module.css";

export interface ConsentBannerProps extends ConsentHost {
  readonly texts: {
    /** Tag of the language that all of it is in. */
    readonly language: string;
    readonly title: ReactNode;
    /** What is asked, of the services that can be declined: a sentence or two, short enough for two lines of a telephone. */
    readonly question: string;
    /** The services have changed since the visitor last decided. */
    readonly changed: string;
    readonly privacy: PrivacyNotice;
    readonly acceptAll: string;
    readonly declineAll: string;
    readonly customise: string;
  };
  readonly ref?: Ref<HTMLElement>;
}

const TITLE_ID = "_consent-title";

/**
 * The consent banner as markup alone, hidden: `startBanner` shows it, and makes it work. It is a region, not a dialog: the
 * page stays usable. Ignoring it is not consent. At the bottom of the window; in low windows, where it would leave too
 * little of the page, in the flow at its top. Search engines show nothing of it.
 */
export function ConsentBanner({ texts, buttons, ref }: ConsentBannerProps) {
  const choice = (name: "accept" | "decline" | "customise") => {
    return { type: "button", className: buttons.other, "data-consent-choice": name } as const;
  };
  return (
    <section
      ref={ref}
      hidden
      lang={texts.language}
      className={styles.banner}
      data-consent="banner"
      data-nosnippet=""
      aria-labelledby={TITLE_ID}
    >
      <div>
        <div>
          <h2 id={TITLE_ID} className={styles.title}>
            {texts.title}
          </h2>
          <p hidden data-consent-changed="">
            {texts.changed}
          </p>
          <p>{texts.question}</p>
        </div>
        <div className={styles.choices}>
          <button {...choice("accept")}>{texts.acceptAll}</button>
          <button {...choice("decline")}>{texts.declineAll}</button>
          <button {...choice("customise")} aria-haspopup="dialog">
            {texts.customise}
          </button>
          <a href={texts.privacy.href}>{texts.privacy.text}</a>
        </div>
      </div>
    </section>
  );
}
