import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How a tracker's host may answer. */
export type HostBehaviour = "works" | "hangs" | "redefines";

/** Another host, with two trackers on it. */
export interface TrackerHost {
  readonly origin: string;
  /** Paths that were asked for, with their queries. */
  readonly requests: string[];
  behaviour: HostBehaviour;
  stop(): Promise<void>;
}

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

/** Starts the host on a free port. */
export async function startTrackerHost(): Promise<TrackerHost> {
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    host.requests.push(path);
    const script = scripts[path.split("?")[0] ?? ""];
    if (host.behaviour === "hangs") return;
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    if (script === undefined) response.writeHead(204).end();
    else {
      const text = host.behaviour === "redefines" ? REDEFINING : script.replaceAll("ORIGIN", `"${host.origin}"`);
      response.setHeader("Content-Type", "text/javascript").end(text);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host: TrackerHost = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    behaviour: "works",
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return host;
}
