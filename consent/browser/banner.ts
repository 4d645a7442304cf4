import { isRequired } from "../core/configuration.ts";
import type { ConsentControl } from "../core/consent-control.ts";

/** Custom property with the covered height, for the banner's CSS. */
const COVERED = "--covered";

/**
 * Makes a banner work that is in the document, hidden (`consent/react/consent-banner.tsx` draws one): it is shown until the
 * visitor has decided, where there is something to choose, and its buttons are heard.
 *
 * @returns stops hearing it
 */
export function startBanner(
  banner: HTMLElement,
  control: ConsentControl,
  actions: {
    /** The dialog is asked for by the banner's button. */
    openDialog(opener: HTMLElement): void;
    /** The visitor has decided; the button still has the focus. */
    onDecided(): void;
  },
): () => void {
  const reserved = reserveSpace(banner);
  const show = () => {
    const { configuration } = control;
    const { confirmed, changed } = control.getSnapshot();
    const asks = !confirmed && configuration.services.some((service) => !isRequired(configuration, service));
    banner.querySelector("[data-consent-changed]")?.toggleAttribute("hidden", !changed);
    const comes = asks && banner.hidden;
    banner.hidden = !asks;
    if (comes) control.bannerShown();
    if (asks) reserved.follow();
    else reserved.end();
  };
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("[data-consent-choice]");
    const choice = button?.dataset.consentChoice;
    if (!button || !choice) return;
    if (choice === "customise") return actions.openDialog(button);
    actions.onDecided();
    if (choice === "accept") control.acceptAll();
    else control.declineAll();
  };
  show();
  banner.addEventListener("click", press);
  const stopFollowing = control.subscribe(show);
  return () => {
    stopFollowing();
    banner.removeEventListener("click", press);
    reserved.end();
  };
}

/**
 * Adds as much space at the end of the document as an element covers at the bottom of the window, so that everything
 * can be scrolled clear of it (WCAG 2.2, 2.4.11).
 */
function reserveSpace(element: HTMLElement) {
  const root = element.ownerDocument.documentElement;
  const observer = new ResizeObserver(() => {
    // In low windows the element stands in the flow, and covers nothing.
    const isFixed = getComputedStyle(element).position === "fixed";
    root.style.setProperty(COVERED, isFixed ? `${element.offsetHeight}px` : "0px");
  });
  return {
    follow: () => {
      observer.observe(element);
      observer.observe(root);
    },
    end: () => {
      observer.disconnect();
      root.style.removeProperty(COVERED);
    },
  };
}
