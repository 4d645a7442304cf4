import { allowedPrefetch } from "#engine/client/loading/prefetch.ts";
import type { WhenShown } from "#engine/client/navigation/page-transition.ts";
import { connectPrivacyManager } from "../browser/connect-privacy-manager.ts";
import { focusAccepted, followConsentClicks } from "../browser/consent-clicks.ts";
import { startConsentEngine } from "../browser/consent-engine.ts";
import { createScriptUrlPolicy } from "../browser/script-url-policy.ts";
import type { ConsentService } from "../core/configuration.ts";
import type { TrackerSettings } from "../trackers/site-analytics.ts";
import type { ConsentData } from "./consent-data.ts";
import type { ConsentLooks } from "./consent-looks.ts";
import { createConsentPlace, type LoadDrawing } from "./consent-place.ts";
import { createLazyAnalytics, type VisitedPage } from "./lazy-analytics.ts";

/**
 * The one call by which the client of a site asks for consent: its `beside`.
 *
 * @param looks loads those of the site: what they are drawn with is no part of the first script
 * @returns starts consent for the first page; undefined, with an entry in the log, if it cannot be started
 */
export function siteConsentBeside(looks: () => Promise<ConsentLooks>) {
  return (
    page: VisitedPage["page"],
    log: Pick<Console, "error">,
    whenPages: Promise<unknown>,
  ): WhenShown | undefined => {
    try {
      const visited = { page, url: new URL(window.location.href) };
      const consent = startPageConsent(window, visited, looks, (...problem) => log.error(...problem));
      if (allowedPrefetch(window) === "data-and-chunk") void whenPages.then(consent.prefetchDialog, () => {});
      return consent.pageShown;
    } catch (error) {
      log.error("Consent could not be started: nothing optional is on.", error);
      return undefined;
    }
  };
}

/**
 * Starts everything that hangs on the visitor's consent, for a page that they see. The stored decision is applied, web
 * fonts included; without one, the banner is shown. Trackers wait until they are accepted. None of this waits for the page
 * to be hydrated.
 */
function startPageConsent(
  window: Window,
  first: VisitedPage,
  looks: () => Promise<ConsentLooks>,
  log: (message: string, cause: unknown) => void,
) {
  const { document } = window;
  const data = dataOf(first);
  const facts = data.site.analytics;
  const origins = trackerOrigins(facts);
  const scripts = data.site.consent.services.flatMap(({ scripts = [] }) => scripts);
  const scriptUrl = createScriptUrlPolicy(window, [...origins, ...scripts.map((script) => new URL(script).origin)]);
  const analytics = createLazyAnalytics(
    async () => (await import("../trackers/site-analytics.ts")).createSiteAnalytics(facts, { window, scriptUrl, log }),
    document,
    log,
  );
  const hooks = { analytics: (on: boolean) => (on && origins.length > 0 ? analytics.start() : analytics.stop()) };
  const configuration = data.site.consent;
  const connection = connectPrivacyManager(window, configuration, log);
  const load: LoadDrawing = () => Promise.all([import("./drawn-consent.tsx"), looks()]);
  let shown = first;
  const engine = startConsentEngine({
    configuration,
    document,
    hooks,
    scriptUrl,
    placeholder: (blocked, service) => {
      const empty = emptyPlaceholder(document, service);
      const draw = async () => {
        const [{ drawPlaceholder }, shownAs] = await load();
        empty.replaceWith(drawPlaceholder(dataOf(shown), shownAs, blocked, service.name));
      };
      draw().catch((cause: unknown) => log(`No placeholder of “${service.name}” could be drawn.`, cause));
      return empty;
    },
    privacyManager: connection?.privacyManager,
    log,
  });
  void connection?.configuration.then((next) => next !== configuration && engine.configure(next));
  const openDialog = (opener: HTMLElement, otherwise: string) =>
    place.openDialog(opener).catch((cause: unknown) => {
      log("The consent dialog could not be opened; the legal notice is shown instead.", cause);
      window.location.assign(otherwise);
    });
  const place = createConsentPlace(document, engine, data, load, log, (opener) =>
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
      place.show(dataOf(now));
      analytics.pageShown(now, before);
    },
    /** Loads the dialog's code, where the banner offers the dialog. */
    prefetchDialog: () => {
      if (!engine.getSnapshot().confirmed) place.prefetchDialog();
    },
  };
}

/** What the engine hands back of a page's language: `siteConsent` has added its facts to the site's. */
function dataOf({ page }: VisitedPage): ConsentData {
  return page.localeData as ConsentData;
}

/** Stands for the placeholder of an element that the generator did not make, until that can be drawn. */
function emptyPlaceholder(document: Document, { name }: ConsentService): HTMLElement {
  const empty = document.createElement("div");
  Object.assign(empty.dataset, { consent: "placeholder", type: "placeholder", name });
  return empty;
}

/** Where the cookie link of the page leads without scripts. */
function privacyAddress(document: Document): string {
  return document.querySelector<HTMLAnchorElement>("a[data-cookie-settings]")?.href ?? document.location.href;
}

/** Origins that the trackers' scripts come from; none where no tracker is configured. */
function trackerOrigins({ matomo, tag }: TrackerSettings): readonly string[] {
  return [matomo, tag].flatMap((tracker) => (tracker ? [new URL(tracker.url).origin] : []));
}
