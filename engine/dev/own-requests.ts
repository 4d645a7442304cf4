import type { IncomingMessage } from "node:http";

/** The names of this machine in the addresses of its servers. */
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a request was made by a person, or by a page of `origin`; not by a page elsewhere, also not by one of another
 * port or one whose host name was made to lead here (DNS rebinding).
 *
 * @param allowed origins of pages that may ask
 */
export function isFromHere(request: IncomingMessage, origin: string, allowed: readonly string[] = [origin]): boolean {
  const { host, origin: from, "sec-fetch-site": site } = request.headers;
  if (host !== new URL(origin).host) return false;
  if (from !== undefined && !allowed.includes(from)) return false;
  if (from === undefined && !["GET", "HEAD"].includes(request.method ?? "")) return false;
  // Files that another page loads, such as pictures, carry no Origin.
  const isOurs = site === undefined || site === "same-origin" || site === "none";
  return isOurs || (site === "same-site" && allowed.length > 1 && request.headers["sec-fetch-dest"] === "iframe");
}

/**
 * Whether the development server answers a request: one of a person, of a program of this machine, or of its own pages. It
 * has no cookie of access, and answers under every name of this machine. A link on another page leads to it.
 */
export function isForDevelopment(request: IncomingMessage): boolean {
  const { host = "", origin, "sec-fetch-mode": mode, "sec-fetch-dest": goal } = request.headers;
  if (!THIS_MACHINE.test(host) || !URL.canParse(`http://${host}`)) return false;
  const isLink = request.method === "GET" && origin === undefined && mode === "navigate" && goal === "document";
  const isProgram = origin === undefined && request.headers["sec-fetch-site"] === undefined;
  return isLink || isProgram || isFromHere(request, `http://${host}`);
}
