/** The cookies that scripts of this page can see. */

/** All cookies of the page, with name and value; none where the browser refuses access. */
export function readCookies(document: Document) {
  return cookieText(document)
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part.includes("="))
    .map((part) => ({ name: part.slice(0, part.indexOf("=")), value: part.slice(part.indexOf("=") + 1) }));
}

/**
 * Deletes a cookie. A page cannot see on which path and domain a cookie was set, so every place that this page
 * could see it from is tried: its own folder and those above; its host alone, its host with all below it, and those above.
 * One that only servers see (HttpOnly), or of a folder below, a page cannot delete.
 */
export function deleteCookie(
  document: Document,
  name: string,
  place: Partial<Readonly<Record<"path" | "domain", string | undefined>>> = {},
): void {
  const { hostname, pathname, protocol } = document.location;
  const paths = place.path === undefined ? ["", ...pathsAbove(pathname)] : ["", place.path];
  const domains = place.domain === undefined ? ["", ...domainsAbove(hostname)] : ["", place.domain];
  // Names that begin with “__Secure-” or “__Host-” are not even deleted without it; one in a partition is another cookie.
  const marks = protocol === "https:" ? ["; Secure", "; Secure; Partitioned"] : [""];
  for (const path of paths) {
    for (const domain of domains) {
      const at = `${path && `; path=${path}`}${domain && `; domain=${domain}`}`;
      for (const mark of marks) writeCookie(document, `${name}=; Max-Age=0${at}${mark}`);
    }
  }
}

/** Writes a cookie, if the browser lets it. */
export function writeCookie(document: Document, cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Refused: whoever needs to know reads the cookie back.
  }
}

function cookieText(document: Document): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** pathsAbove("/fr/blog/") gives "/", "/fr", "/fr/", "/fr/blog", "/fr/blog/". */
function pathsAbove(pathname: string): string[] {
  const slashes = [...pathname.matchAll(/\//g)].map((match) => match.index);
  const paths = slashes.flatMap((at) => [pathname.slice(0, at), pathname.slice(0, at + 1)]);
  return [...new Set([...paths, pathname])].filter((path) => path !== "");
}

/** domainsAbove("www.example.com") gives ".www.example.com" and ".example.com"; a browser ignores what is not allowed. */
function domainsAbove(hostname: string): string[] {
  const labels = hostname.split(".");
  const last = Math.max(1, labels.length - 1);
  return labels.slice(0, last).map((_, index) => `.${labels.slice(index).join(".")}`);
}
