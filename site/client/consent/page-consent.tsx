import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { connectPrivacyManager } from "#consent/browser/connect-privacy-manager.ts";
import { focusAccepted, followConsentClicks } from "#consent/browser/consent-clicks.ts";
import { startConsentEngine } from "#consent/browser/consent-engine.ts";
import { createScriptUrlPolicy } from "#consent/browser/script-url-policy.ts";
import type { ConsentService } from "#consent/core/configuration.ts";
import type { TrackerSettings } from "../../analytics/site-analytics.ts";
import { SiteConsentPlaceholder } from "../../components/consent/consent-placeholder.tsx";
import { LocaleProvider } from "../../context/locale-context.tsx";
import { type LocaleData, ownLocaleData } from "../../facts/site-facts.ts";
import { createConsentRoot } from "./consent-root.tsx";
import { createLazyAnalytics, type VisitedPage } from "./lazy-analytics.ts";

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
    async () =>
      (await import("../../analytics/site-analytics.ts")).createSiteAnalytics(facts, { window, scriptUrl, log }),
    document,
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

/**
 * Draws the placeholder of an element that the generator did not make, in the language of the page that is shown. Like
 * the generator's it never changes: it is only switched.
 */
function drawPlaceholder(localeData: LocaleData, blocked: HTMLElement, { name }: ConsentService): Node {
  const { title, ownerDocument, dataset } = blocked;
  const drawn = ownerDocument.createDocumentFragment();
  const written = dataset.src ?? dataset.url;
  const address = written ? URL.parse(written, ownerDocument.baseURI) : null;
  const source = address?.protocol.startsWith("http") ? address.href : undefined;
  const placeholder = <SiteConsentPlaceholder service={name} title={title || dataset.title} source={source} />;
  const root = createRoot(drawn);
  flushSync(() => root.render(<LocaleProvider data={localeData}>{placeholder}</LocaleProvider>));
  return drawn;
}
