import type { ContactPageState } from "#contact/message/contact-form.ts";
import { renderBanner } from "#site/build/consent/render-banner.tsx";
import { type ContactPages, contactPageRenderer as rendererBy } from "#site/build/contact/rejected-message-page.ts";
import { renderApp } from "./render-app.tsx";

export { renderApp, renderBanner };

/** Gives the function by which the server renders the contact page with a message that it rejected. */
export function contactPageRenderer(pages: ContactPages): (state: ContactPageState) => Promise<Buffer> {
  return rendererBy(renderApp, pages);
}
