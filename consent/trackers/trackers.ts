import { COOKIE_LIFETIME_DAYS } from "../core/configuration.ts";
import { VISITOR_COOKIE_DAYS } from "./tracker-cookies.ts";

/** A page view, as trackers report it. */
export interface TrackedPage {
  readonly title: string;
  /** The page's absolute address. */
  readonly url: string;
  /** The absolute address of the previous page; empty for the first. */
  readonly referrer: string;
}

/** One tracker. It does nothing before `start` and after `stop`. */
export interface Tracker {
  start(): void;
  count(page: TrackedPage): void;
  /** @returns whether what was counted has been sent; if not, it is taken back */
  stop(): boolean;
}

/** What trackers need of the browser. */
export interface TrackerMeans {
  readonly window: Window;
  /** Turns an address into a trusted script URL (Trusted Types). */
  readonly scriptUrl: (url: string) => string;
  readonly log: (message: string, cause: unknown) => void;
}

export interface MatomoSettings {
  /** Address of the folder with `matomo.js` and `matomo.php`. Empty: no Matomo. */
  readonly url: string;
  readonly siteId: number;
}

type MatomoCommand = readonly [name: string, ...values: (string | number | ((request: string) => string))[]];

/**
 * Matomo, controlled through its `_paq` queue. What its script has begun cannot be undone: one tracker listens to links for
 * good. After a withdrawal it sends nothing, and the next consent is given to the same one.
 */
export function matomoTracker({ url, siteId }: MatomoSettings, means: TrackerMeans): Tracker {
  const folder = url.replace(/(?:matomo\.(?:js|php))?$/, "").replace(/\/?$/, "/");
  const script = trackerScript(`${folder}matomo.js`, means);
  const globals = means.window as unknown as {
    _paq?: { push(command: MatomoCommand): unknown } | undefined;
    Matomo?: unknown;
    Piwik?: unknown;
  };
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
    count: ({ title, url, referrer }) =>
      push(["setCustomUrl", url], ["setDocumentTitle", title], ["setReferrerUrl", referrer], ["trackPageView"]),
    stop: () => {
      accepted = false;
      if (script.hasRun()) push(["forgetCookieConsentGiven"]);
      else takeBack();
      return script.hasRun();
    },
  };
}

/** Settings of the second tracker, a Google tag. */
export interface TagSettings {
  /** Address of its script, to which the property id is added. Empty: no second tracker. */
  readonly url: string;
  readonly propertyId: string;
}

/** Every purpose a tag may ask consent for; only the first is ever granted. */
const purposes = ["analytics_storage", "ad_storage", "ad_user_data", "ad_personalization"] as const;

/** As long as the legal notice says, from the first visit on. */
const cookies = { cookie_expires: VISITOR_COOKIE_DAYS * 24 * 60 * 60, cookie_update: false };

/** The second tracker, controlled through its `dataLayer` queue. */
export function tagTracker({ url, propertyId }: TagSettings, means: TrackerMeans): Tracker {
  const script = trackerScript(`${url}${url.includes("?") ? "&" : "?"}id=${encodeURIComponent(propertyId)}`, means);
  const globals = means.window as unknown as { dataLayer?: unknown[]; [disabled: `ga-disable-${string}`]: boolean };
  let configured = false;
  const push = (...words: readonly unknown[]) => {
    globals.dataLayer ??= [];
    globals.dataLayer.push(tagCommand(...words));
  };
  return {
    start: () => {
      globals[`ga-disable-${propertyId}`] = false;
      if (!configured) push("consent", "default", consentTo("denied"));
      if (!configured) push("js", new Date());
      push("consent", "update", consentTo("granted"));
      if (!configured) push("config", propertyId, { send_page_view: false, ...cookies });
      configured = true;
      if (!script.hasRun()) script.load();
    },
    count: ({ title, url: page_location, referrer }) =>
      push("event", "page_view", { page_title: title, page_location, page_referrer: referrer }),
    stop: () => {
      // With denied consent alone a tag still sends requests without cookies; this switch stops them.
      globals[`ga-disable-${propertyId}`] = true;
      if (script.hasRun()) push("consent", "update", consentTo("denied"));
      else globals.dataLayer = [];
      configured = script.hasRun();
      script.unload();
      return configured;
    },
  };
}

/**
 * A command for the `dataLayer` queue. The tag's script recognises commands by their being `arguments` objects; it
 * ignores an array with the same values.
 */
function tagCommand(..._words: readonly unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: the script takes nothing else for a command.
  return arguments;
}

function consentTo(analytics: "granted" | "denied"): Record<string, string> {
  return Object.fromEntries(purposes.map((purpose, index) => [purpose, index === 0 ? analytics : "denied"]));
}

/** Prepares a tracker's script, which may load slowly or never; nothing is requested before `load`. */
function trackerScript(url: string, { window, scriptUrl, log }: TrackerMeans) {
  let element: HTMLScriptElement | undefined;
  let ran = false;
  return {
    /** Adds the script to the page, unless it is there or loading. */
    load: () => {
      if (element?.isConnected === true) return;
      // A script that is still loading is reused: a second request would run it twice.
      if (element === undefined || ran) {
        element = window.document.createElement("script");
        element.async = true;
        element.src = scriptUrl(url);
      }
      element.onload = () => {
        ran = true;
      };
      element.onerror = (cause) => {
        element?.remove();
        element = undefined;
        log(`The tracker ${url} could not be loaded; the next full page load requests it again.`, cause);
      };
      ran = false;
      window.document.head.append(element);
    },
    /** Removes the element. A script that is loading still runs: its queue must be empty by then. */
    unload: () => element?.remove(),
    /** Whether the script has run since it was added. */
    hasRun: () => ran,
  };
}
