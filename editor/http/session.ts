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
