import { announce } from "#engine/client/common/announce.ts";
import { browserFetch } from "#engine/client/common/browser-fetch.ts";
import { focusOn, hashTarget } from "#engine/client/navigation/focus.ts";
import { MAIN_ID } from "#engine/pages/data/page-data.ts";
import { startBanner } from "../browser/banner.ts";
import type { ConsentControl } from "../core/consent-control.ts";
import { type ConsentData, consentMessage } from "./consent-data.ts";
import type { ConsentLooks } from "./consent-looks.ts";
import type { DialogWords } from "./site-consent-dialog.tsx";

/** Loads what React draws, and how the site has it look. */
export type LoadDrawing = () => Promise<readonly [typeof import("./drawn-consent.tsx"), ConsentLooks]>;

/** Id of the element before the app that the banner and the dialog stand in: first in keyboard order. */
export const CONSENT_PLACE_ID = "_consent";

const BANNER = '[data-consent="banner"]';

/**
 * Makes the banner of the document work (`drawn-consent.tsx`), and shows the dialog: beside the app, so that neither can harm
 * the other. What React draws, the dialog and a banner in another language, is loaded when it is asked for.
 *
 * @param log called for errors that stop nothing
 * @param onOpenDialog called with the banner's button that asks for the dialog
 */
export function createConsentPlace(
  document: Document,
  control: ConsentControl,
  first: ConsentData,
  load: LoadDrawing,
  log: (message: string, cause: unknown) => void,
  onOpenDialog: (opener: HTMLElement) => void,
) {
  const place = document.getElementById(CONSENT_PLACE_ID);
  if (place === null) throw new Error(`This document has no element #${CONSENT_PLACE_ID} for the consent banner.`);
  const banner = () => place.querySelector<HTMLElement>(BANNER);
  let data = first;
  /** What the banner was drawn from. */
  let drawn = { data, configuration: control.configuration };
  let closeDialog: (() => void) | undefined;

  const leaveFor = (opener: HTMLElement | null) => {
    focusOn(opener?.checkVisibility() ? opener : document.getElementById(MAIN_ID));
  };
  const announceOutcome = (key: "consent.saved" | "consent.forgotten") =>
    announce(document, consentMessage(data.messages, key));
  const start = (element: HTMLElement | null) =>
    element &&
    startBanner(element, control, {
      openDialog: onOpenDialog,
      onDecided: () => {
        leaveFor(null);
        announceOutcome("consent.saved");
      },
    });
  let stop = start(banner());

  /** Draws the banner in the language of the page, and with the services that hold, once it is seen. */
  const drawAnew = async () => {
    const next = { data, configuration: control.configuration };
    const isDrawn = () => next.data === drawn.data && next.configuration === drawn.configuration;
    if (isDrawn() || control.getSnapshot().confirmed) return;
    const [{ drawBanner }, shownAs] = await load();
    if (next.data !== data || next.configuration !== control.configuration || isDrawn()) return;
    drawn = next;
    const before = banner();
    const after = drawBanner(document, data, shownAs, next.configuration);
    const focused = before?.contains(document.activeElement);
    stop?.();
    // One that is seen already has been told of.
    if (before && after) after.hidden = before.hidden;
    before?.remove();
    if (after) place.prepend(after);
    stop = start(after);
    if (focused) focusOn(after);
  };
  const keepDrawn = () =>
    void drawAnew().catch((cause: unknown) => log("The consent banner could not be drawn anew.", cause));
  control.subscribe(keepDrawn);

  return {
    /** Shows both in the language of a page, with the dialog closed. */
    show: (next: ConsentData) => {
      data = next;
      keepDrawn();
      if (closeDialog === undefined) return;
      closeDialog();
      closeDialog = undefined;
      // While it was open, nothing of the page could take the focus.
      focusOn(hashTarget(document, document.location.hash) ?? document.querySelector("h1"));
    },
    /** Loads the dialog, so that opening it waits for nothing. */
    prefetchDialog: () => void Promise.all([load(), loadDialogWords(data.site.consentWords)]).catch(() => {}),
    /**
     * Opens the dialog. The element that asked for it gets the focus back, unless the dialog's link leads elsewhere.
     *
     * @throws when its code or its words cannot be loaded
     */
    openDialog: async (opener: HTMLElement) => {
      const [[{ showDialog }, shownAs], words] = await Promise.all([load(), loadDialogWords(data.site.consentWords)]);
      if (closeDialog) return;
      const before = control.getSnapshot();
      const onClose = (leaving: boolean) => {
        closeDialog?.();
        closeDialog = undefined;
        // Its link may lead to a place of this very page.
        if (leaving) return focusOn(hashTarget(document, document.location.hash));
        const after = control.getSnapshot();
        const forgotten = after !== before && !after.confirmed;
        // A decision that is forgotten brings the banner back: it is what to go on with, and would cover the opener.
        leaveFor((forgotten && banner()) || opener);
        if (after !== before) announceOutcome(forgotten ? "consent.forgotten" : "consent.saved");
      };
      closeDialog = showDialog(place, { control, data, looks: shownAs, words, onClose });
    },
  };
}

const requested = new Map<string, Promise<DialogWords>>();

/**
 * What the consent dialog says, requested once; after a failure anew.
 *
 * @throws {Error} when it cannot be loaded
 */
function loadDialogWords(url: string): Promise<DialogWords> {
  const request = async () => {
    const response = await browserFetch(url);
    if (!response.ok) throw new Error(`${url}, what the consent dialog says, could not be loaded: ${response.status}.`);
    return response.json();
  };
  const words = requested.get(url) ?? request();
  requested.set(url, words);
  words.catch(() => requested.delete(url));
  return words;
}
