/** What the browser's program of this site consists of beside the engine. */

// First: it declares the order of the cascade layers.
import "../styles/styles.css";
import { program } from "virtual:program";
import { PREFETCH_DELAY_MS } from "#engine/client/common/constants.ts";
import { allowedPrefetch } from "#engine/client/loading/prefetch.ts";
import type { WhenShown } from "#engine/client/navigation/page-transition.ts";
import type { SiteClient } from "#engine/client/start-pages.ts";
import { viewModule } from "../pages/views.ts";
import { shellComponents } from "../shell/shell.tsx";
import type { VisitedPage } from "./consent/lazy-analytics.ts";
import { startPageConsent } from "./consent/page-consent.tsx";

export const client: SiteClient = {
  program,
  chunks: (page) => viewModule(program, page),
  components: shellComponents,
  beside: startConsent,
};

/** Consent for the first page; undefined, with an entry in the log, if it cannot be started. */
function startConsent(page: VisitedPage["page"], log: Pick<Console, "error">): WhenShown | undefined {
  try {
    const visited = { page, url: new URL(window.location.href) };
    const consent = startPageConsent(window, visited, (...problem) => log.error(...problem));
    if (allowedPrefetch(window) === "data-and-chunk") setTimeout(consent.prefetchDialog, PREFETCH_DELAY_MS);
    return consent.pageShown;
  } catch (error) {
    log.error("Consent could not be started: nothing optional is on.", error);
    return undefined;
  }
}
