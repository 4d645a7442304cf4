import {
  type MatomoSettings,
  matomoTracker,
  type TagSettings,
  type TrackedPage,
  type Tracker,
  type TrackerMeans,
  tagTracker,
} from "./trackers.ts";

/** The settings of the site's trackers; one without settings is off. */
export interface TrackerSettings {
  readonly matomo?: MatomoSettings;
  readonly tag?: TagSettings;
}

export type SiteAnalytics = ReturnType<typeof createSiteAnalytics>;

/** Makes the site's trackers. Nothing is requested before `start`; no method throws. */
export function createSiteAnalytics({ matomo, tag }: TrackerSettings, means: TrackerMeans) {
  const trackers = [matomo && matomoTracker(matomo, means), tag && tagTracker(tag, means)].filter((one) => !!one);
  /** The page that each has counted last. */
  const counted = new Map<Tracker, TrackedPage>();
  let running = false;
  let shown: TrackedPage | undefined;

  const each = (action: (tracker: Tracker) => void) => {
    for (const tracker of trackers) {
      try {
        action(tracker);
      } catch (cause) {
        means.log("A tracker failed; the page works without it.", cause);
      }
    }
  };
  const countPage = () => {
    if (!running) return;
    each((tracker) => {
      if (shown === undefined || counted.get(tracker) === shown) return;
      counted.set(tracker, shown);
      tracker.count(shown);
    });
  };
  return {
    /** To be called when consent is given: loads the trackers and counts the current page, once. */
    start: () => {
      if (running) return;
      running = true;
      each((tracker) => tracker.start());
      countPage();
    },
    /** To be called when consent is withdrawn: nothing more is counted or sent. */
    stop: () => {
      if (!running) return;
      running = false;
      each((tracker) => {
        if (!tracker.stop()) counted.delete(tracker);
      });
    },
    /** To be called for each page, the first included, whether consent is given or not. */
    pageView: (page: TrackedPage) => {
      shown = page;
      countPage();
    },
  };
}
