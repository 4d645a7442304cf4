import type { Page } from "playwright-core";

/** What happens to a tab, which the browser of the tests never does itself. */
type TabEvent = "activated" | "looked at" | "kept and shown again";

/** Runs in the browser: the document is as one that nobody sees, until `happens`. */
export function unseen(prerendered: boolean): void {
  let seen = false;
  Object.defineProperty(document, "visibilityState", { get: () => (seen ? "visible" : "hidden") });
  Object.defineProperty(document, "prerendering", { get: () => prerendered && !seen });
  addEventListener("test:seen", () => {
    seen = true;
  });
}

/** Lets it happen to the page's tab. */
export async function happens(page: Page, event: TabEvent): Promise<void> {
  await page.evaluate((what) => {
    dispatchEvent(new Event("test:seen"));
    if (what === "activated") document.dispatchEvent(new Event("prerenderingchange"));
    if (what === "kept and shown again") dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    else document.dispatchEvent(new Event("visibilitychange"));
  }, event);
}
