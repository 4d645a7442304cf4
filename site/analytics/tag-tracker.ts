import type { Tracker, TrackerMeans } from "./tracker.ts";
import { VISITOR_COOKIE_DAYS } from "./tracker-cookies.ts";
import { trackerScript } from "./tracker-script.ts";

/** Settings of the second tracker, a Google tag. */
export interface TagSettings {
  /** Address of its script, to which the property id is added. Empty: no second tracker. */
  readonly url: string;
  readonly propertyId: string;
}

interface TagGlobals {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
}

/** Every purpose a tag may ask consent for; only the first is ever granted. */
const purposes = ["analytics_storage", "ad_storage", "ad_user_data", "ad_personalization"] as const;

/** As long as the legal notice says, from the first visit on. */
const cookies = { cookie_expires: VISITOR_COOKIE_DAYS * 24 * 60 * 60, cookie_update: false };

/** The second tracker, controlled through its `dataLayer` queue. */
export function tagTracker({ url, propertyId }: TagSettings, means: TrackerMeans): Tracker {
  const script = trackerScript(`${url}${url.includes("?") ? "&" : "?"}id=${encodeURIComponent(propertyId)}`, means);
  const globals = means.window as unknown as TagGlobals;
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
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}

function consentTo(analytics: "granted" | "denied"): Record<string, string> {
  return Object.fromEntries(purposes.map((purpose, index) => [purpose, index === 0 ? analytics : "denied"]));
}
