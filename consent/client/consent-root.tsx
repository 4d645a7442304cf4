import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { browserFetch } from "#engine/client/common/browser-fetch.ts";
import { announce } from "#engine/client/common/navigation-status.tsx";
import { focusOn, hashTarget } from "#engine/client/navigation/focus.ts";
import { formatList, withinSentence } from "#engine/i18n/format.ts";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import { MAIN_ID } from "#engine/pages/data/page-data.ts";
import type { ConsentService } from "../core/configuration.ts";
import { ConsentBanner, type ConsentBannerProps } from "../react/consent-banner.tsx";
import type { ConsentControl } from "../react/consent-control.ts";
import { type ConsentData, consentMessage, messageReader } from "./consent-data.ts";
import { type ConsentLooks, privacyNotice } from "./consent-looks.ts";
import type { DialogWords, SiteDialogProps } from "./site-consent-dialog.tsx";
import { consentRootOf } from "./site-placeholder.tsx";

/** The dialog's code and its words, which are loaded side by side. */
async function loadDialog(wordsUrl: string) {
  const [{ SiteDialog }, words] = await Promise.all([import("./site-consent-dialog.tsx"), loadDialogWords(wordsUrl)]);
  return { SiteDialog, words };
}

/**
 * Shows the banner, if the visitor has not decided yet, and the dialog: beside the app, so that neither can harm the other.
 *
 * @param onOpenDialog called with the banner's button that asks for the dialog
 */
export function createConsentRoot(
  document: Document,
  control: ConsentControl,
  first: ConsentData,
  looks: ConsentLooks,
  onOpenDialog: (opener: HTMLElement) => void,
) {
  const container = consentRootOf(document);
  const root = createRoot(container);
  let data = first;
  let dialog:
    | ({ readonly Dialog: ComponentType<SiteDialogProps> } & Pick<SiteDialogProps, "words" | "onClose">)
    | undefined;

  const leaveFor = (opener: HTMLElement | undefined) => {
    focusOn(opener?.isConnected ? opener : document.getElementById(MAIN_ID));
  };
  const announceOutcome = (key: "consent.saved" | "consent.forgotten") =>
    announce(document, consentMessage(data.messages, key));
  const render = () => {
    const onDecided = () => {
      leaveFor(undefined);
      announceOutcome("consent.saved");
    };
    root.render(
      <>
        <SiteBanner {...{ control, data, looks, onOpenDialog, onDecided }} />
        {dialog && <dialog.Dialog {...{ control, data, looks }} words={dialog.words} onClose={dialog.onClose} />}
      </>,
    );
  };
  render();
  return {
    /** Shows both in the language of a page, with the dialog closed. */
    show: (next: ConsentData) => {
      // From page to page of a language nothing of it changes.
      if (next === data && dialog === undefined) return;
      data = next;
      if (dialog === undefined) return render();
      dialog = undefined;
      flushSync(render);
      // While it was open, nothing of the page could take the focus.
      focusOn(hashTarget(document, document.location.hash) ?? document.querySelector("h1"));
    },
    /** Loads the dialog, so that opening it waits for nothing. */
    prefetchDialog: () => void loadDialog(data.site.consentWords).catch(() => {}),
    /**
     * Opens the dialog. The element that asked for it gets the focus back, unless the dialog's link leads elsewhere.
     *
     * @throws when its code or its words cannot be loaded
     */
    openDialog: async (opener: HTMLElement) => {
      const { SiteDialog, words } = await loadDialog(data.site.consentWords);
      const before = control.getSnapshot();
      const onClose = (leaving: boolean) => {
        dialog = undefined;
        render();
        // Its link may lead to a place of this very page.
        if (leaving) return focusOn(hashTarget(document, document.location.hash));
        const after = control.getSnapshot();
        const forgotten = after !== before && !after.confirmed;
        // A decision that is forgotten brings the banner back: it is what to go on with, and would cover the opener.
        leaveFor((forgotten && container.querySelector<HTMLElement>('[data-consent="banner"]')) || opener);
        if (after !== before) announceOutcome(forgotten ? "consent.forgotten" : "consent.saved");
      };
      dialog = { Dialog: SiteDialog, words, onClose };
      render();
    },
  };
}

interface SiteBannerProps extends Omit<ConsentBannerProps, "texts" | "buttons"> {
  readonly data: ConsentData;
  readonly looks: ConsentLooks;
}

/** The consent banner in the language of the page. */
function SiteBanner({ data, looks, ...props }: SiteBannerProps) {
  const { locale, site } = data;
  const message = messageReader(data);
  const { Title, buttons } = looks;
  const titleOf = ({ name }: ConsentService) => {
    return withinSentence(site.consent.services.find((service) => service.name === name)?.title ?? name, locale);
  };
  const texts = {
    language: locale,
    title: <Title text={twoVoices(message("consent.title"))} />,
    question: (optional: readonly ConsentService[]) => {
      const services = formatList(optional.map(titleOf), message("consent.and"));
      return `${message("consent.asks", { services })} ${message("consent.later")}`;
    },
    changed: message("consent.changed"),
    privacy: privacyNotice(data, looks),
    acceptAll: message("consent.accept-all"),
    declineAll: message("consent.refuse-all"),
    customise: message("consent.customise"),
  };
  return <ConsentBanner {...props} texts={texts} buttons={buttons} />;
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
