import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { type ConsentService, isRequired } from "../core/configuration.ts";
import styles from "./consent-banner.module.css";
import type { ConsentControl, ConsentHost, PrivacyNotice } from "./consent-control.ts";

export interface ConsentBannerProps extends ConsentHost {
  readonly control: ConsentControl;
  readonly texts: {
    readonly language: string;
    readonly title: ReactNode;
    /** What is asked, of the services that can be declined: a sentence or two, short enough for two lines of a telephone. */
    readonly question: (optional: readonly ConsentService[]) => string;
    /** The services have changed since the visitor last decided. */
    readonly changed: string;
    readonly privacy: PrivacyNotice;
    readonly acceptAll: string;
    readonly declineAll: string;
    readonly customise: string;
  };
  /** Called with the button that asks for the dialog. */
  readonly onOpenDialog: (opener: HTMLElement) => void;
  /** Called when the visitor has decided, while the button still has the focus. */
  readonly onDecided: () => void;
}

/** The consent banner until the visitor decides; nothing where there is nothing to choose. */
export function ConsentBanner(props: ConsentBannerProps) {
  const { subscribe, getSnapshot } = props.control;
  const { confirmed, changed } = useSyncExternalStore(subscribe, getSnapshot);
  const { configuration } = props.control;
  const optional = configuration.services.filter((service) => !isRequired(configuration, service));
  return confirmed || optional.length === 0 ? null : <ShownBanner {...props} optional={optional} isChanged={changed} />;
}

/**
 * It is a region, not a dialog: the page stays usable. Ignoring it is not consent. At the bottom of the window; in low
 * windows, where it would leave too little of the page, in the flow at its top.
 */
function ShownBanner(
  props: ConsentBannerProps & {
    readonly optional: readonly ConsentService[];
    readonly isChanged: boolean;
  },
) {
  const { control, texts, buttons, optional, isChanged, onOpenDialog, onDecided } = props;
  const titleId = useId();
  const reserved = useReservedSpace();
  useEffect(() => control.bannerShown(), [control]);

  const decide = (decision: () => void) => () => {
    onDecided();
    decision();
  };
  return (
    <section ref={reserved} className={styles.banner} data-consent="banner" aria-labelledby={titleId}>
      <div>
        <div>
          {/* Another language, another heading: a translation may have taken the place of its texts. */}
          <h2 key={texts.language} id={titleId} className={styles.title}>
            {texts.title}
          </h2>
          {isChanged && <p>{texts.changed}</p>}
          <p>{texts.question(optional)}</p>
        </div>
        <div className={styles.choices}>
          <button type="button" className={buttons.other} onClick={decide(control.acceptAll)}>
            {texts.acceptAll}
          </button>
          <button type="button" className={buttons.other} onClick={decide(control.declineAll)}>
            {texts.declineAll}
          </button>
          <button
            type="button"
            className={buttons.other}
            aria-haspopup="dialog"
            onClick={(event: MouseEvent<HTMLElement>) => onOpenDialog(event.currentTarget)}
          >
            {texts.customise}
          </button>
          <a href={texts.privacy.href}>{texts.privacy.text}</a>
        </div>
      </div>
    </section>
  );
}

/** Custom property with the covered height, for the banner's CSS. */
const COVERED = "--covered";

/**
 * Adds as much space at the end of the document as an element covers at the bottom of the window, so that everything
 * can be scrolled clear of it (WCAG 2.2, 2.4.11).
 */
function useReservedSpace(): RefObject<HTMLElement | null> {
  const covering = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = covering.current;
    if (element === null) return;
    const { style } = element.ownerDocument.documentElement;
    const reserve = () => {
      // In low windows the element stands in the flow, and covers nothing.
      const isFixed = getComputedStyle(element).position === "fixed";
      style.setProperty(COVERED, isFixed ? `${element.offsetHeight}px` : "0px");
    };
    const observer = new ResizeObserver(reserve);
    observer.observe(element);
    observer.observe(element.ownerDocument.documentElement);
    return () => {
      observer.disconnect();
      style.removeProperty(COVERED);
    };
  }, []);
  return covering;
}
