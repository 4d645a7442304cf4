import type { IncomingHttpHeaders } from "node:http";
import { DAY, SECOND } from "../common/clock.ts";

/** How long a browser may remember a preflight's answer, in seconds; browsers shorten it to their own limit. */
const PREFLIGHT_AGE = DAY / SECOND;

type Headers = Readonly<Record<string, string>>;

/**
 * The headers by which pages of the site may read an answer where another host than the server serves them (CORS, Fetch
 * standard); none for any other origin.
 *
 * @param siteOrigin the one origin that may: "https://www.example.com"
 * @param origin what the request says of where it comes from
 */
export function crossOriginHeaders(siteOrigin: string | undefined, origin: string | undefined): Headers {
  if (origin === undefined || origin !== siteOrigin) return {};
  return { "access-control-allow-origin": origin, "access-control-expose-headers": "Retry-After" };
}

/**
 * The headers that answer a preflight: a browser's question whether a page may send what a form could not, such as JSON
 * or an idempotency key. Undefined for any other request, and for other sites.
 */
export function preflightHeaders(
  siteOrigin: string | undefined,
  { origin, method }: { readonly origin: string | undefined; readonly method: string | undefined },
): Headers | undefined {
  if (origin === undefined || origin !== siteOrigin || method === undefined) return undefined;
  return {
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "Content-Type, Idempotency-Key",
    "access-control-max-age": String(PREFLIGHT_AGE),
  };
}

/**
 * Whether a submission comes from our own pages, or from no browser at all: the rule of Go's CrossOriginProtection.
 * `Sec-Fetch-Site`, which is out of reach of pages, decides where it is sent; else `Origin` must name our host; a request
 * with neither is no browser's.
 *
 * @param siteOrigin the origin of a site on another host than the server, which may always send: "https://example.com"
 */
export function isOwnOrigin(
  siteOrigin: string | undefined,
  { origin, host, "sec-fetch-site": fetchSite }: IncomingHttpHeaders,
): boolean {
  if (origin !== undefined && origin === siteOrigin) return true;
  if (fetchSite !== undefined) return fetchSite === "same-origin" || fetchSite === "none";
  if (origin === undefined) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
