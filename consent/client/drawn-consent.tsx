/** What React draws of consent beside the pages, loaded when it is asked for (`consent-place.ts`). */
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import type { ConsentConfiguration } from "../core/configuration.ts";
import { ConsentDialog, type ConsentDialogProps, type ConsentDialogTexts } from "../react/consent-dialog.tsx";
import { type ConsentData, consentMessage } from "./consent-data.ts";
import { type ConsentLooks, privacyNotice } from "./consent-looks.ts";
import { SiteBanner } from "./site-banner.tsx";
import { SitePlaceholder } from "./site-placeholder.tsx";

/** Draws the banner as a build does; null where there is nothing to choose. */
export function drawBanner(
  document: Document,
  data: ConsentData,
  looks: ConsentLooks,
  configuration: ConsentConfiguration,
): HTMLElement | null {
  return drawn(document, <SiteBanner {...{ data, looks, configuration }} />).querySelector("section");
}

/** Draws the placeholder of a blocked element. Like the generator's it never changes: it is only switched. */
export function drawPlaceholder(
  data: ConsentData,
  { buttons }: ConsentLooks,
  blocked: HTMLElement,
  name: string,
): Node {
  const { title, ownerDocument, dataset } = blocked;
  const written = dataset.src ?? dataset.url;
  const address = written ? URL.parse(written, ownerDocument.baseURI) : null;
  const source = address?.protocol.startsWith("http") ? address.href : undefined;
  const texts = { service: name, title: title || dataset.title, source };
  return drawn(ownerDocument, <SitePlaceholder {...{ data, buttons, ...texts }} />);
}

function drawn(document: Document, view: ReactNode): DocumentFragment {
  const fragment = document.createDocumentFragment();
  flushSync(() => createRoot(fragment).render(view));
  return fragment;
}

/** Shows the dialog. @returns takes it away */
export function showDialog(place: HTMLElement, props: SiteDialogProps): () => void {
  const container = place.ownerDocument.createElement("div");
  place.append(container);
  const root = createRoot(container);
  root.render(<SiteDialog {...props} />);
  return () => {
    root.unmount();
    container.remove();
  };
}

interface SiteDialogProps extends Pick<ConsentDialogProps, "control" | "onClose"> {
  readonly data: ConsentData;
  readonly looks: ConsentLooks;
  readonly words: DialogWords;
}

/** The consent dialog in the language of the page. */
function SiteDialog({ data, looks, words: { title, about, ...words }, ...props }: SiteDialogProps) {
  const { Title, buttons } = looks;
  const texts = {
    ...words,
    title: <Title text={twoVoices(title)} />,
    privacy: privacyNotice(data, looks),
    acceptAll: consentMessage(data.messages, "consent.accept-all"),
    declineAll: consentMessage(data.messages, "consent.refuse-all"),
  };
  const services = data.site.consent.services.map((service) => ({ ...service, about: about[service.name] ?? [] }));
  return <ConsentDialog {...props} texts={texts} services={services} buttons={buttons} />;
}

/**
 * What only the consent dialog says, in one language: a file of the build, which comes with the dialog's code. Few visitors
 * open it, and every document would carry its words.
 */
export interface DialogWords extends Omit<ConsentDialogTexts, "title" | "privacy" | "acceptAll" | "declineAll"> {
  /** In two voices. */
  readonly title: string;
  /** Of each service, by its name: what it is for, and what it keeps on the visitor's device. */
  readonly about: Readonly<Record<string, readonly string[]>>;
}
