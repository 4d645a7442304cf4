/** What React draws of consent beside the pages, loaded when it is asked for (`consent-place.ts`). */
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ConsentConfiguration } from "../core/configuration.ts";
import type { ConsentData } from "./consent-data.ts";
import type { ConsentLooks } from "./consent-looks.ts";
import { SiteBanner } from "./site-banner.tsx";
import { SiteDialog, type SiteDialogProps } from "./site-consent-dialog.tsx";
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
