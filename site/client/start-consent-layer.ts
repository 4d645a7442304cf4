import { createScriptUrlPolicy } from "../consent/browser/script-url-policy.ts";
import { startConsent } from "../consent/browser/start-consent.ts";
import { followConsentClicks } from "./consent-clicks.ts";
import { createConsentRoot } from "./consent-root.tsx";
import { focusAllowed } from "./focus-allowed.ts";
import { createLazyAnalytics } from "./lazy-analytics.ts";
import { trackerOrigins } from "./tracker-origins.ts";
import type { ShownScreen } from "./visit.ts";

/** Consent as the visitor moves through the site. */
export interface ConsentLayer {
  /** To be called after each screen but the first: switches what it brought along, and has it counted. */
  screenShown(now: ShownScreen, before: ShownScreen): void;
}

/**
 * Starts everything that hangs on the visitor's consent: the stored choice is applied, web fonts included, the banner is
 * shown where there is none, trackers wait. To be called once the app is mounted.
 *
 */
export async function startConsentLayer(
  window: Window,
  first: ShownScreen,
  log: (message: string, cause: unknown) => void,
): Promise<ConsentLayer> {
  const { document } = window;
  const { localeData } = first.screen;
  const facts = localeData.site.analytics;
  const origins = trackerOrigins(facts);
  const scriptUrl = createScriptUrlPolicy(window, origins);
  const analytics = createLazyAnalytics(
    async () => (await import("./site-analytics.ts")).createSiteAnalytics(facts, { window, scriptUrl, log }),
    log,
  );
  const hooks = { analytics: (on: boolean) => (on && origins.length > 0 ? analytics.start() : analytics.stop()) };
  const settings = await consentSettings(window, first, log);
  const manager = startConsent({ ...settings, document, hooks, scriptUrl, log });
  const openDialog = (opener: HTMLElement, otherwise: string) =>
    root.openDialog(opener).catch((cause: unknown) => {
      log("The consent dialog could not be opened; the legal notice is shown instead.", cause);
      window.location.assign(otherwise);
    });
  const root = createConsentRoot(document, manager, localeData, (opener) =>
    openDialog(opener, privacyAddress(document)),
  );
  followConsentClicks(document, {
    openSettings: (link) => openDialog(link, link.href),
    allow: (service, extent, placeholder) => {
      if (extent === "always") manager.acceptAlways(service);
      else manager.acceptOnce(service);
      focusAllowed(placeholder);
    },
  });
  analytics.screenShown(first);
  return {
    screenShown: (now, before) => {
      manager.apply();
      root.show(now.screen.localeData);
      analytics.screenShown(now, before);
    },
  };
}

/** The site's own configuration, unless a script element of the page names a privacy manager (ruling D16). */
async function consentSettings(
  window: Window,
  { screen }: ShownScreen,
  log: (message: string, cause: unknown) => void,
) {
  const configuration = screen.localeData.site.consent;
  const remote = window.document.querySelector<HTMLElement>("script[data-klaro-id]");
  if (remote === null) return { configuration };
  const { joinRemoteConsent } = await import("./remote-consent.ts");
  return joinRemoteConsent(remote, configuration, window, log);
}

/** Where the cookie link of the page leads without scripts. */
function privacyAddress(document: Document): string {
  return document.querySelector<HTMLAnchorElement>("a[data-cookie-settings]")?.href ?? document.location.href;
}
