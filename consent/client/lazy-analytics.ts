import { HEAD_DEBOUNCE_MS, LEAVING_MS } from "#engine/client/common/constants.ts";
import type { ShownPage } from "#engine/client/navigation/page-transition.ts";
import type { SiteAnalytics } from "../trackers/site-analytics.ts";
import type { TrackedPage } from "../trackers/trackers.ts";

/** A page that the visitor has before them, and its address. */
export interface VisitedPage extends Pick<ShownPage, "url"> {
  readonly page: Pick<ShownPage["page"], "context" | "localeData">;
}

/**
 * The site's trackers, whose code is loaded when the visitor first accepts them. The page that is shown by then is counted.
 *
 * @param load brings the trackers; tried again at the next start where it fails
 */
export function createLazyAnalytics(
  load: () => Promise<SiteAnalytics>,
  document: Pick<Document, "referrer">,
  log: (message: string, cause: unknown) => void,
) {
  let shown: TrackedPage | undefined;
  let accepted = false;
  let loading = false;
  let trackers: SiteAnalytics | undefined;

  const bring = async () => {
    loading = true;
    try {
      trackers = await load();
      if (shown) trackers.pageView(shown);
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
    /** A page is shown; `before` is the one that it follows in this document. */
    pageShown: ({ page, url }: VisitedPage, before?: VisitedPage) => {
      const view = { title: page.context.head.title, url: url.href, referrer: before?.url.href ?? document.referrer };
      shown = view;
      // After the head is put right: trackers look at the document, too.
      if (before === undefined) trackers?.pageView(view);
      else if (trackers) setTimeout(trackers.pageView, HEAD_DEBOUNCE_MS, view);
    },
  };
}
