import type { TrackedPage, Tracker, TrackerMeans } from "./tracker.ts";
import { trackerScript } from "./tracker-script.ts";

/** Settings of Matomo (A1). */
export interface MatomoSettings {
  /** Address of the folder with `matomo.js` and `matomo.php`. Empty: no Matomo. */
  readonly url: string;
  readonly siteId: number;
}

type MatomoCommand = readonly [name: string, ...values: (string | number)[]];

/** The properties of the window that Matomo's script and this file share. */
interface MatomoGlobals {
  _paq?: { push(command: MatomoCommand): unknown } | undefined;
  Matomo?: unknown;
  Piwik?: unknown;
}

/** Matomo, controlled through its `_paq` queue. */
export function matomoTracker({ url, siteId }: MatomoSettings, means: TrackerMeans): Tracker {
  const folder = url.replace(/(?:matomo\.(?:js|php))?$/, "").replace(/\/?$/, "/");
  const script = trackerScript(`${folder}matomo.js`, means);
  const globals = means.window as unknown as MatomoGlobals;
  const push = (...commands: MatomoCommand[]) => {
    // Read each time: Matomo's script replaces the queue with an object of its own.
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
      // Cookie consent is about cookies only; without `requireConsent` the tracker would still send clicks on links.
      if (script.hasRun()) push(["forgetCookieConsentGiven"], ["requireConsent"]);
      else if (Array.isArray(globals._paq)) globals._paq.length = 0;
      script.unload();
      // A later start needs a new tracker: the old one would send what was not allowed in between.
      for (const name of ["_paq", "Matomo", "Piwik"] as const) delete globals[name];
    },
  };
}

function pageCommands({ title, url, referrer }: TrackedPage): MatomoCommand[] {
  return [["setCustomUrl", url], ["setDocumentTitle", title], ["setReferrerUrl", referrer], ["trackPageView"]];
}
