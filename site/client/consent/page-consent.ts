import { connectPrivacyManager } from "#consent/browser/connect-privacy-manager.ts";
import { focusAccepted, followConsentClicks } from "#consent/browser/consent-clicks.ts";
import { startConsentEngine } from "#consent/browser/consent-engine.ts";
import { createScriptUrlPolicy } from "#consent/browser/script-url-policy.ts";
import type { TrackerSettings } from "../../analytics/create-analytics.ts";
import { ownLocaleData } from "../../facts/site-facts.ts";
import { createConsentRoot } from "./consent-root.tsx";
import { drawPlaceholder } from "./draw-placeholder.tsx";
import { createLazyAnalytics } from "./lazy-analytics.ts";
import type { VisitedPage } from "./site-analytics.ts";

/**
 * Starts everything that hangs on the visitor's consent, for a page that they see. The stored decision is applied, web
 * fonts included; without one, the banner is shown. Trackers wait until they are accepted. None of this waits for the page
 * to be hydrated.
 */
export function startPageConsent(window: Window, first: VisitedPage, log: (message: string, cause: unknown) => void) {
  const { document } = window;
  const localeData = ownLocaleData(first.page.localeData);
  const facts = localeData.site.analytics;
  const origins = trackerOrigins(facts);
  const scripts = localeData.site.consent.services.flatMap(({ scripts = [] }) => scripts);
  const scriptUrl = createScriptUrlPolicy(window, [...origins, ...scripts.map((script) => new URL(script).origin)]);
  const analytics = createLazyAnalytics(
    async () => (await import("./site-analytics.ts")).createSiteAnalytics(facts, { window, scriptUrl, log }),
    log,
  );
  const hooks = { analytics: (on: boolean) => (on && origins.length > 0 ? analytics.start() : analytics.stop()) };
  const configuration = localeData.site.consent;
  const connection = connectPrivacyManager(window, configuration, log);
  let shown = first;
  const engine = startConsentEngine({
    configuration,
    document,
    hooks,
    scriptUrl,
    placeholder: (blocked, service) => drawPlaceholder(ownLocaleData(shown.page.localeData), blocked, service),
    privacyManager: connection?.privacyManager,
    log,
  });
  void connection?.configuration.then((next) => next !== configuration && engine.configure(next));
  const openDialog = (opener: HTMLElement, otherwise: string) =>
    root.openDialog(opener).catch((cause: unknown) => {
      log("The consent dialog could not be opened; the legal notice is shown instead.", cause);
      window.location.assign(otherwise);
    });
  const root = createConsentRoot(document, engine, localeData, (opener) =>
    openDialog(opener, privacyAddress(document)),
  );
  followConsentClicks(document, {
    openDialog: (link) => openDialog(link, link.href),
    accept: (service, extent, placeholder) => {
      if (extent === "always") engine.acceptAlways(service);
      else engine.acceptOnce(service);
      focusAccepted(placeholder);
    },
  });
  analytics.pageShown(first);
  // Back from another site, to a document that the browser has kept: the visitor sees the page anew.
  window.addEventListener("pageshow", ({ persisted }) => persisted && analytics.pageShown(shown));
  return {
    /** To be called after each page but the first: switches what it brought along, and has it counted. */
    pageShown: (now: VisitedPage, before: VisitedPage) => {
      shown = now;
      engine.pageShown();
      root.show(ownLocaleData(now.page.localeData));
      analytics.pageShown(now, before);
    },
    /** Loads the dialog's code, where the banner offers the dialog. */
    prefetchDialog: () => {
      if (!engine.getSnapshot().confirmed) root.prefetchDialog();
    },
  };
}

/** Where the cookie link of the page leads without scripts. */
function privacyAddress(document: Document): string {
  return document.querySelector<HTMLAnchorElement>("a[data-cookie-settings]")?.href ?? document.location.href;
}

/** Origins that the trackers' scripts come from; none where no tracker is configured. */
function trackerOrigins({ matomo, tag }: TrackerSettings): readonly string[] {
  return [matomo, tag].flatMap((tracker) => (tracker ? [new URL(tracker.url).origin] : []));
}
