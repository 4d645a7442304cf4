/** What the bundled renderer can do: the build and the contact server load it. */
import type { ContactPageState } from "#contact/message/contact-form.ts";
import { renderApp } from "#engine/build/render/render-app.tsx";
import { renderBanner } from "./consent/render-banner.tsx";
import { type ContactPages, contactPageRenderer as rendererBy } from "./contact/rejected-message-page.ts";

export { renderApp, renderBanner };

/** Gives the function by which the server renders the contact page with a message that it rejected. */
export function contactPageRenderer(pages: ContactPages): (state: ContactPageState) => Promise<Buffer> {
  return rendererBy(renderApp, pages);
}
