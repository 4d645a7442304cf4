import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Who may use the editor: the browser that came with the key, once. */
export interface Session {
  /** The key of the next browser. */
  readonly key: () => string;
  /** Takes a key, which works once. @returns the cookie to set; undefined for a wrong key */
  exchange(key: string): string | undefined;
  /** Whether a request carries the cookie. */
  knows(request: IncomingMessage): boolean;
}

/** @param name of the cookie: those of one machine are shared by all of its ports */
export function createSession(name: string): Session {
  const secret = randomBytes(32).toString("base64url");
  let key = randomBytes(24).toString("base64url");
  return {
    key: () => key,
    exchange(given) {
      if (!isEqual(given, key)) return undefined;
      key = randomBytes(24).toString("base64url");
      return `${name}=${secret}; HttpOnly; SameSite=Strict; Path=/`;
    },
    knows(request) {
      const cookies = (request.headers.cookie ?? "").split(/;\s*/);
      return cookies.some((cookie) => cookie.startsWith(`${name}=`) && isEqual(cookie.slice(name.length + 1), secret));
    },
  };
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

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
  // What another page of this machine asks for by itself carries no Origin.
  const isOurs = site === undefined || site === "same-origin" || site === "none";
  return isOurs || (site === "same-site" && allowed.length > 1 && request.headers["sec-fetch-dest"] === "iframe");
}
