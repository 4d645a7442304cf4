/** The part of a NavigateEvent that decides whether it is ours. */
export interface NavigationFacts {
  readonly canIntercept: boolean;
  readonly destination: { readonly url: string };
  readonly downloadRequest: string | null;
  readonly formData: object | null;
  readonly navigationType: string;
  /** The link or form behind it; browsers that do not tell leave it out. */
  readonly sourceElement?: Pick<Element, "tagName" | "getAttribute"> | null;
}

const FORM_TAGS = ["FORM", "BUTTON", "INPUT"];
const OWN_WINDOW = ["", "_self"];

/** Every reason not to take a navigation over, in words. Clicks for a new tab or window never come here at all. */
const reasons: readonly (readonly [string, (event: NavigationFacts, url: URL, origin: string) => boolean])[] = [
  ["the browser does not let us", (event) => !event.canIntercept],
  ["it leaves this site", (_event, url, origin) => url.origin !== origin],
  ["it is a reload", (event) => event.navigationType === "reload"],
  ["it is a download", (event) => event.downloadRequest !== null],
  ["it posts a form", (event) => event.formData !== null],
  ["it submits a form", ({ sourceElement }) => FORM_TAGS.includes(sourceElement?.tagName ?? "")],
  [
    "it is for another window",
    ({ sourceElement }) => !OWN_WINDOW.includes(sourceElement?.getAttribute("target")?.toLowerCase() ?? ""),
  ],
  ["it is not a page", (_event, url) => !isPagePath(url.pathname)],
];

/**
 * Why a navigation is left to the browser, or undefined when it is ours (R17).
 *
 * @param origin the origin of this document
 */
export function reasonNotToHandle(event: NavigationFacts, origin: string): string | undefined {
  const url = new URL(event.destination.url);
  return reasons.find(([, applies]) => applies(event, url, origin))?.[0];
}

const NOT_PAGES = /^\/(?:assets|api|healthz|readyz)(?:\/|$)/;

/**
 * Whether a path is one of a page: not a file (a name with a dot: feeds, pictures, sitemap), nor what the server itself
 * answers.
 *
 * @example isPagePath("/fr/feed.xml") // false
 */
export function isPagePath(path: string): boolean {
  return !path.includes(".") && !NOT_PAGES.test(path);
}

/**
 * Whether a navigation stays on the page that is shown: to an element of it, or between its entries in the history.
 *
 * @param shown the address of the page that is shown
 */
export function staysOnPage(event: Pick<NavigationFacts, "navigationType">, target: URL, shown: URL): boolean {
  const samePage = target.pathname === shown.pathname && target.search === shown.search;
  return samePage && (target.hash !== "" || event.navigationType === "traverse");
}
