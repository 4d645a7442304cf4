import type { Page } from "playwright-core";
import { answerInstead } from "../browser/network-faults.ts";

/** How a tracker's host may answer. */
type HostBehaviour = "works" | "hangs" | "redefines";

/** The host of both trackers of the extended content. There is none: the browser's requests are answered in its place. */
export const TRACKER_HOST = "https://trackers.example";

/**
 * Stands for Matomo: takes the queue's place, remembers every command, and sends a request for each page view and each
 * click on a link to another site, unless the page makes it empty.
 */
const MATOMO = `{
  const commands = window.seenByMatomo ??= [];
  const id = crypto.randomUUID();
  let made = (request) => request;
  const send = (request) => {
    const query = made(request + "&_id=" + id);
    if (query) new Image().src = new URL("/matomo.php?" + query, ORIGIN);
  };
  const keep = (name, hours) => (document.cookie = name + "=1; path=/; Max-Age=" + hours * 3600);
  const does = {
    setCustomRequestProcessing: (process) => (made = process),
    trackPageView: () => send("action=" + commands.length),
    enableLinkTracking: () =>
      addEventListener("click", ({ target }) => target.host && target.host !== location.host && send("link=" + target.host)),
    rememberCookieConsentGiven: (hours) => {
      keep("mtm_cookie_consent", hours);
      keep("_pk_id.5.1fff", 9432);
      keep("_pk_ses.5.1fff", 0.5);
    },
  };
  const take = ([name, ...values]) => {
    commands.push([name, ...values]);
    does[name]?.(...values);
  };
  const queued = window._paq ?? [];
  window._paq = { push: take };
  for (const command of queued) take(command);
}`;

/** Stands for the second tracker: sends a request for each page view in the queue. */
const TAG = `{
  const queue = window.dataLayer;
  const take = (entry) => {
    if (entry[0] === "event" && entry[1] === "page_view") new Image().src = new URL("/collect?page=" + encodeURIComponent(entry[2].page_title), ORIGIN);
  };
  for (const entry of queue) take(entry);
  queue.push = (entry) => take(entry) ?? Array.prototype.push.call(queue, entry);
}`;

/** Takes the place of what pages are made with, and breaks it. */
const REDEFINING = `{
  const broken = () => { throw new Error("tracker"); };
  window.fetch = () => Promise.reject(new Error("tracker"));
  history.pushState = history.replaceState = broken;
  window.addEventListener = document.addEventListener = () => {};
  window.scrollTo = window.requestIdleCallback = () => {};
}`;

const scripts: Readonly<Record<string, string>> = { "/matomo.js": MATOMO, "/tag.js": TAG };

/** A `site.yaml` with other addresses of the trackers; a tracker without one is off. */
export function withTrackers(text: string, { matomo = "", tag = "" }: { matomo?: string; tag?: string } = {}): string {
  const at = (tracker: string) => new RegExp(`(\\n  ${tracker}:\\n(?:\\s*#.*\\n)*\\s*url: ).*`);
  return text.replace(at("matomo"), `$1"${matomo}"`).replace(at("tag"), `$1"${tag}"`);
}

/** Stands in the host's place for the pages that it is told of. */
export function trackerHost() {
  const host = {
    /** Paths that were asked for, with their queries. */
    requests: [] as string[],
    behaviour: "works" as HostBehaviour,
    /** Answers what a page asks of the host from now on. */
    answer: (page: Page) =>
      answerInstead(page, `${TRACKER_HOST}/*`, async (request) => {
        const { pathname, search } = new URL(request.request().url());
        host.requests.push(pathname + search);
        if (host.behaviour === "hangs") return;
        const script = host.behaviour === "redefines" ? REDEFINING : scripts[pathname];
        const body = script?.replaceAll("ORIGIN", `"${TRACKER_HOST}"`);
        await request.fulfill({
          status: body === undefined ? 204 : 200,
          contentType: "text/javascript",
          headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
          body: body ?? "",
        });
      }),
  };
  return host;
}
