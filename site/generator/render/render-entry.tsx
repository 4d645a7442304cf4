import { type ContactPages, contactDocument, type RejectedMessage } from "./rejected-message-page.ts";
import { renderApp } from "./render-app.tsx";
import { renderBanner } from "./render-banner.tsx";

export { renderApp, renderBanner };

/** Gives the function by which the server renders the contact page with a message that it rejected. */
export function contactPageRenderer(pages: ContactPages): (rejected: RejectedMessage) => Promise<string> {
  return (rejected) => contactDocument(renderApp, pages, rejected);
}
