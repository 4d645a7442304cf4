import { COOKIE_LIFETIME_DAYS } from "#consent/core/configuration.ts";
import type { TrackedPage, Tracker, TrackerMeans } from "./tracker.ts";
import { VISITOR_COOKIE_DAYS } from "./tracker-cookies.ts";
import { trackerScript } from "./tracker-script.ts";

/** Settings of Matomo. */
export interface MatomoSettings {
  /** Address of the folder with `matomo.js` and `matomo.php`. Empty: no Matomo. */
  readonly url: string;
  readonly siteId: number;
}

type MatomoCommand = readonly [name: string, ...values: (string | number | ((request: string) => string))[]];

/** The properties of the window that Matomo's script and this file share. */
interface MatomoGlobals {
  _paq?: { push(command: MatomoCommand): unknown } | undefined;
  Matomo?: unknown;
  Piwik?: unknown;
}

/**
 * Matomo, controlled through its `_paq` queue. What its script has begun cannot be undone: one tracker listens to links for
 * good. After a withdrawal it sends nothing, and the next consent is given to the same one.
 */
export function matomoTracker({ url, siteId }: MatomoSettings, means: TrackerMeans): Tracker {
  const folder = url.replace(/(?:matomo\.(?:js|php))?$/, "").replace(/\/?$/, "/");
  const script = trackerScript(`${folder}matomo.js`, means);
  const globals = means.window as unknown as MatomoGlobals;
  const push = (...commands: MatomoCommand[]) => {
    // Read each time: Matomo's script replaces the queue with its own object.
    for (const command of commands) globals._paq?.push(command);
  };
  let accepted = false;
  let configured = false;
  const configure = () => {
    // A script that came after a withdrawal has found an empty queue, and must run anew.
    for (const name of ["Matomo", "Piwik"] as const) delete globals[name];
    globals._paq = [];
    push(["setTrackerUrl", `${folder}matomo.php`], ["setSiteId", siteId]);
    // Not `requireConsent`: it keeps what visitors do meanwhile, and sends it with the next consent. An empty request is
    // not sent.
    push(["setCustomRequestProcessing", (request) => (accepted ? request : "")]);
    push(["setVisitorCookieTimeout", VISITOR_COOKIE_DAYS * 24 * 60 * 60], ["requireCookieConsent"]);
    push(["enableLinkTracking"]);
    configured = true;
  };
  const takeBack = () => {
    if (Array.isArray(globals._paq)) globals._paq.length = 0;
    delete globals._paq;
    configured = false;
    script.unload();
  };
  return {
    start: () => {
      accepted = true;
      if (!configured) configure();
      push(["rememberCookieConsentGiven", COOKIE_LIFETIME_DAYS * 24]);
      script.load();
    },
    count: (page) => push(...pageCommands(page)),
    stop: () => {
      accepted = false;
      if (script.hasRun()) push(["forgetCookieConsentGiven"]);
      else takeBack();
      return script.hasRun();
    },
  };
}

function pageCommands({ title, url, referrer }: TrackedPage): MatomoCommand[] {
  return [["setCustomUrl", url], ["setDocumentTitle", title], ["setReferrerUrl", referrer], ["trackPageView"]];
}
