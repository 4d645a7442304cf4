import type { ContactPageState } from "#contact/message/contact-form.ts";
import { type ContactPages, contactPageRenderer as rendererBy } from "./rejected-message-page.ts";
import { renderApp } from "./render-app.tsx";
import { renderBanner } from "./render-banner.tsx";

export { renderApp, renderBanner };

/** Gives the function by which the server renders the contact page with a message that it rejected. */
export function contactPageRenderer(pages: ContactPages): (state: ContactPageState) => Promise<Buffer> {
  return rendererBy(renderApp, pages);
}
