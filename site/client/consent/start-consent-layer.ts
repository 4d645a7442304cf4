import { createScriptUrlPolicy } from "../../consent/browser/script-url-policy.ts";
import { startConsent } from "../../consent/browser/start-consent.ts";
import type { ConsentService } from "../../consent/core/configuration.ts";
import type { AnalyticsFacts } from "../../page-data/locale-data.ts";
import type { ShownPage } from "../navigation/page-transition.ts";
import { focusAllowed, followConsentClicks } from "./consent-clicks.ts";
import { createConsentRoot } from "./consent-root.tsx";
import { drawPlaceholder } from "./draw-placeholder.tsx";
import { createLazyAnalytics } from "./lazy-analytics.ts";

/** Consent as the visitor moves through the site. */
export interface PageConsent {
  /** To be called after each page but the first: switches what it brought along, and has it counted. */
  pageShown(now: ShownPage, before: ShownPage): void;
}

/**
 * Starts everything that hangs on the visitor's consent: the stored choice is applied, web fonts included, the banner is
 * shown where there is none, trackers wait. To be called once the page is hydrated.
 */
export async function startConsentLayer(
  window: Window,
  first: ShownPage,
  log: (message: string, cause: unknown) => void,
): Promise<PageConsent> {
  const { document } = window;
  const { localeData } = first.page;
  const facts = localeData.site.analytics;
  const origins = trackerOrigins(facts);
  const scripts = localeData.site.consent.services.flatMap(({ scripts = [] }) => scripts);
  const scriptUrl = createScriptUrlPolicy(window, [...origins, ...scripts.map((script) => new URL(script).origin)]);
  const analytics = createLazyAnalytics(
    async () => (await import("./site-analytics.ts")).createSiteAnalytics(facts, { window, scriptUrl, log }),
    log,
  );
  const hooks = { analytics: (on: boolean) => (on && origins.length > 0 ? analytics.start() : analytics.stop()) };
  const settings = await consentSettings(window, first, log);
  let shown = localeData;
  const placeholder = (blocked: HTMLElement, service: ConsentService) => drawPlaceholder(shown, blocked, service);
  const manager = startConsent({ ...settings, document, hooks, scriptUrl, placeholder, log });
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
  analytics.pageShown(first);
  return {
    pageShown: (now, before) => {
      shown = now.page.localeData;
      manager.pageShown();
      root.show(shown);
      analytics.pageShown(now, before);
    },
  };
}

/** The site's own configuration, unless a script element of the page names a privacy manager (D16). */
async function consentSettings(window: Window, { page }: ShownPage, log: (message: string, cause: unknown) => void) {
  const configuration = page.localeData.site.consent;
  const remote = window.document.querySelector<HTMLElement>("script[data-klaro-id]");
  if (remote === null) return { configuration };
  const { joinRemoteConsent } = await import("./remote-consent.ts");
  return joinRemoteConsent(remote, configuration, window, log);
}

/** Where the cookie link of the page leads without scripts. */
function privacyAddress(document: Document): string {
  return document.querySelector<HTMLAnchorElement>("a[data-cookie-settings]")?.href ?? document.location.href;
}

/** Origins that the trackers' scripts come from; none where no tracker is configured. */
function trackerOrigins({ matomo, tag }: AnalyticsFacts): readonly string[] {
  return [matomo, tag].flatMap((tracker) => (tracker ? [new URL(tracker.url).origin] : []));
}
