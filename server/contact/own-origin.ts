/** What a request says about where it comes from. */
export interface RequestOrigin {
  /** `Sec-Fetch-Site`: set by browsers, out of reach of pages. */
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly host: string | undefined;
}

/**
 * Whether a submission comes from our own pages, or from no browser at all: the rule of Go's CrossOriginProtection.
 * `Sec-Fetch-Site` decides where it is sent; else `Origin` must name our host; a request with neither is no browser's.
 *
 * @param ownOrigins origins that may always send, such as a site on another host than the server: "https://example.com"
 */
export function isOwnOrigin({ fetchSite, origin, host }: RequestOrigin, ownOrigins: readonly string[]): boolean {
  if (origin !== undefined && ownOrigins.includes(origin)) return true;
  if (fetchSite !== undefined) return fetchSite === "same-origin" || fetchSite === "none";
  if (origin === undefined) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
