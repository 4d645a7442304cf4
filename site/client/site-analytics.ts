import { type Analytics, createAnalytics } from "../analytics/create-analytics.ts";
import type { TrackerMeans } from "../analytics/tracker.ts";
import type { AnalyticsFacts } from "../routes/page-data.ts";
import { HEAD_DEBOUNCE_MS } from "./constants.ts";
import type { ShownScreen } from "./visit.ts";

/** The site's trackers, told of screens. */
export interface SiteAnalytics extends Pick<Analytics, "start" | "stop"> {
  /** A screen is shown; `before` is the one that it follows in this document. */
  screenShown(now: ShownScreen, before?: ShownScreen): void;
}

/** Makes the trackers that the site configures; none of them requests anything before `start` (ruling D13). */
export function createSiteAnalytics(facts: AnalyticsFacts, means: TrackerMeans): SiteAnalytics {
  const { start, stop, pageView } = createAnalytics({ ...facts, ...means });
  const { document } = means.window;
  return {
    start,
    stop,
    screenShown: ({ screen, url }, before) => {
      const view = { title: screen.context.head.title, url: url.href, referrer: before?.url.href ?? document.referrer };
      // After the head is put right: trackers look at the document, too.
      if (before === undefined) pageView(view);
      else setTimeout(() => pageView(view), HEAD_DEBOUNCE_MS);
    },
  };
}
