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

/**
 * Whether a navigation is ours, not left to the browser. Clicks for a new tab or window never come here at all.
 *
 * @param origin the origin of this document
 */
export function shouldHandle(event: NavigationFacts, origin: string): boolean {
  const { sourceElement } = event;
  const url = new URL(event.destination.url);
  return (
    event.canIntercept &&
    event.navigationType !== "reload" &&
    event.downloadRequest === null &&
    event.formData === null &&
    // A form that is sent by GET has no data.
    !FORM_TAGS.includes(sourceElement?.tagName ?? "") &&
    OWN_WINDOW.includes(sourceElement?.getAttribute("target")?.toLowerCase() ?? "") &&
    url.origin === origin &&
    isPagePath(url.pathname)
  );
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
