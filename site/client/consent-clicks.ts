import { isPlainClick } from "./plain-click.ts";

/** What clicks anywhere in the page ask of consent. The page's elements stay as the server made them. */
export interface ConsentClickActions {
  /** The dialog is asked for by a link that, without scripts, leads to what it is about. */
  openSettings(link: HTMLAnchorElement): void;
  /** A blocked element of the service is allowed, once or always, by a button of its placeholder. */
  allow(service: string, extent: "once" | "always", placeholder: HTMLElement): void;
}

/** Hears the cookie links and the placeholders' buttons of every page that the document will ever show. */
export function followConsentClicks(document: Document, actions: ConsentClickActions): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>("a[data-cookie-settings]");
    if (link !== null && isPlainClick(event)) {
      event.preventDefault();
      actions.openSettings(link);
    }
    const button = event.target.closest<HTMLElement>("[data-consent-accept]");
    const placeholder = button?.closest<HTMLElement>('[data-type="placeholder"][data-name]');
    const service = placeholder?.dataset.name;
    if (!button || !placeholder || service === undefined) return;
    actions.allow(service, button.dataset.consentAccept === "always" ? "always" : "once", placeholder);
  });
}
