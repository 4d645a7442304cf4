import { HEAD_DEBOUNCE_MS } from "#engine/client/common/constants.ts";
import type { ShownPage } from "#engine/client/navigation/page-transition.ts";
import { type Analytics, createAnalytics, type TrackerSettings } from "../../analytics/create-analytics.ts";
import type { TrackerMeans } from "../../analytics/tracker.ts";

/** A page that the visitor has before them, and its address. */
export interface VisitedPage extends Pick<ShownPage, "url"> {
  readonly page: Pick<ShownPage["page"], "context" | "localeData">;
}

/** The site's trackers, told of pages. */
export interface SiteAnalytics extends Pick<Analytics, "start" | "stop"> {
  /** A page is shown; `before` is the one that it follows in this document. */
  pageShown(now: VisitedPage, before?: VisitedPage): void;
}

/** Makes the trackers that the site configures; none of them requests anything before `start`. */
export function createSiteAnalytics(settings: TrackerSettings, means: TrackerMeans): SiteAnalytics {
  const { start, stop, pageView } = createAnalytics(settings, means);
  const { document } = means.window;
  return {
    start,
    stop,
    pageShown: ({ page, url }, before) => {
      const view = { title: page.context.head.title, url: url.href, referrer: before?.url.href ?? document.referrer };
      // After the head is put right: trackers look at the document, too.
      if (before === undefined) pageView(view);
      else setTimeout(() => pageView(view), HEAD_DEBOUNCE_MS);
    },
  };
}
