import { tagCommand } from "./tag-command.ts";
import type { Tracker, TrackerMeans } from "./tracker.ts";
import { trackerScript } from "./tracker-script.ts";

/** The second tracker (conformance row A2). */
export interface TagSettings {
  /** Address of its script; the property id is added to it. Empty: no second tracker. */
  readonly url: string;
  readonly propertyId: string;
}

interface TagGlobals {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
}

/** Every purpose a tag may ask for; only the first is ever granted. */
const purposes = ["analytics_storage", "ad_storage", "ad_user_data", "ad_personalization"] as const;

/** The second tracker, told through its `dataLayer` queue. */
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
      if (!configured) push("config", propertyId, { send_page_view: false });
      configured = true;
      if (!script.hasRun()) script.load();
    },
    count: ({ title, url: page_location, referrer }) =>
      push("event", "page_view", { page_title: title, page_location, page_referrer: referrer }),
    stop: () => {
      // Denied consent alone still lets a tag send requests without cookies; this switch does not.
      globals[`ga-disable-${propertyId}`] = true;
      if (script.hasRun()) push("consent", "update", consentTo("denied"));
      else globals.dataLayer = [];
      configured = script.hasRun();
      script.unload();
    },
  };
}

function consentTo(analytics: "granted" | "denied"): Record<string, string> {
  return Object.fromEntries(purposes.map((purpose, index) => [purpose, index === 0 ? analytics : "denied"]));
}
