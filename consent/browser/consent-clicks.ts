/**
 * Hears the cookie links and the placeholders' buttons of every page that the document will ever show. The mark on the
 * document shows the buttons: nobody presses one that is not heard.
 */
export function followConsentClicks(
  document: Document,
  actions: {
    /** The dialog is asked for by a link that, without scripts, leads to what it is about. */
    openDialog(link: HTMLAnchorElement): void;
    /** A blocked element of the service is accepted, once or always, by a button of its placeholder. */
    accept(service: string, extent: "once" | "always", placeholder: HTMLElement): void;
  },
): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>("a[data-cookie-settings]");
    if (link !== null && isPlainClick(event)) {
      event.preventDefault();
      actions.openDialog(link);
    }
    const button = event.target.closest<HTMLElement>("[data-consent-accept]");
    const placeholder = button?.closest<HTMLElement>('[data-type="placeholder"][data-name]');
    const service = placeholder?.dataset.name;
    if (!button || !placeholder || service === undefined) return;
    actions.accept(service, button.dataset.consentAccept === "always" ? "always" : "once", placeholder);
  });
  document.documentElement.dataset.consentHeard = "";
}

/** Moves the focus from a placeholder that has gone to the element it stood for. A box is made focusable first. */
export function focusAccepted({ nextElementSibling: accepted }: HTMLElement): void {
  if (!(accepted instanceof HTMLElement)) return;
  if (accepted.localName !== "iframe") accepted.tabIndex = -1;
  accepted.focus();
}

/** Whether a click is for this window: not for another tab or window, nor for a menu. */
function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
