import { LEAVING_MS } from "#engine/client/common/constants.ts";
import type { SiteAnalytics, VisitedPage } from "./site-analytics.ts";

/**
 * The site's trackers, whose code is loaded when the visitor first accepts them. The page that is shown by then is counted.
 *
 * @param load brings the trackers; tried again at the next start where it fails
 */
export function createLazyAnalytics(
  load: () => Promise<SiteAnalytics>,
  log: (message: string, cause: unknown) => void,
): SiteAnalytics {
  let shown: [now: VisitedPage, before?: VisitedPage] | undefined;
  let accepted = false;
  let loading = false;
  let trackers: SiteAnalytics | undefined;

  const bring = async () => {
    loading = true;
    try {
      trackers = await load();
      if (shown) trackers.pageShown(...shown);
      if (accepted) trackers.start();
    } catch (cause) {
      // WebKit cancels the imports of a page that is being left before it says so: such a page is gone by then.
      setTimeout(log, LEAVING_MS, "The audience measurement could not be loaded; the site goes on without it.", cause);
    }
    loading = false;
  };

  return {
    start: () => {
      accepted = true;
      if (trackers) trackers.start();
      else if (!loading) void bring();
    },
    stop: () => {
      accepted = false;
      trackers?.stop();
    },
    pageShown: (now, before) => {
      shown = before === undefined ? [now] : [now, before];
      trackers?.pageShown(now, before);
    },
  };
}
