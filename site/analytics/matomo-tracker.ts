import type { TrackedPage, Tracker, TrackerMeans } from "./tracker.ts";
import { trackerScript } from "./tracker-script.ts";

/** Where Matomo is, and which of its sites this is (conformance row A1). */
export interface MatomoSettings {
  /** Folder of `matomo.js` and `matomo.php`. Empty: no Matomo. */
  readonly url: string;
  readonly siteId: number;
}

type MatomoCommand = readonly [name: string, ...values: (string | number)[]];

/** What Matomo's script and this file share of the window. */
interface MatomoGlobals {
  _paq?: { push(command: MatomoCommand): unknown } | undefined;
  Matomo?: unknown;
  Piwik?: unknown;
}

/** Matomo, told through its `_paq` queue. */
export function matomoTracker({ url, siteId }: MatomoSettings, means: TrackerMeans): Tracker {
  const folder = url.replace(/(?:matomo\.(?:js|php))?$/, "").replace(/\/*$/, "/");
  const script = trackerScript(`${folder}matomo.js`, means);
  const globals = means.window as unknown as MatomoGlobals;
  const push = (...commands: MatomoCommand[]) => {
    // Read anew each time: Matomo's script puts its own object in the queue's place.
    for (const command of commands) globals._paq?.push(command);
  };
  return {
    start: () => {
      globals._paq = [];
      push(["setTrackerUrl", `${folder}matomo.php`], ["setSiteId", siteId], ["requireCookieConsent"]);
      push(["rememberCookieConsentGiven"], ["enableLinkTracking"]);
      script.load();
    },
    count: (page) => push(...pageCommands(page)),
    stop: () => {
      // Cookie consent governs cookies only; without requireConsent the tracker would go on sending clicks on links.
      if (script.hasRun()) push(["forgetCookieConsentGiven"], ["requireConsent"]);
      else if (Array.isArray(globals._paq)) globals._paq.length = 0;
      script.unload();
      // A tracker that is started again gets a new one: the old keeps what it was not allowed to send, and would send it.
      for (const name of ["_paq", "Matomo", "Piwik"] as const) delete globals[name];
    },
  };
}

function pageCommands({ title, url, referrer }: TrackedPage): MatomoCommand[] {
  return [["setCustomUrl", url], ["setDocumentTitle", title], ["setReferrerUrl", referrer], ["trackPageView"]];
}
