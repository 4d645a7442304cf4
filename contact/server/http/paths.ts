import type { IncomingMessage } from "node:http";
import { HEALTH_PATH, READINESS_PATH } from "#engine/manifest/server-paths.ts";
import { CONTACT_PATH, timeTokenAddress } from "../../message/contact-protocol.ts";

/** Gives a time token. */
export const TOKEN_PATH = timeTokenAddress(CONTACT_PATH);

const READ = ["GET", "HEAD"];
const ROUTE_PATHS: ReadonlySet<string> = new Set([CONTACT_PATH, TOKEN_PATH, HEALTH_PATH, READINESS_PATH]);

/** The methods that a path accepts. */
export function allowedMethods(path: string): readonly string[] {
  return path === CONTACT_PATH ? ["POST"] : READ;
}

/**
 * Whether a route answers, not the build. A site on another host sends OPTIONS before it posts (CORS preflight), and a
 * browser reads the address that a posted form has left in its bar. Whether the server is ready is for who asks the server
 * itself: what a proxy says for somebody else (X-Forwarded-For) is not answered, because each check writes to the disk.
 */
export function isForRoute(
  path: string,
  { method = "", headers }: Pick<IncomingMessage, "method" | "headers">,
): boolean {
  if (path === READINESS_PATH && headers["x-forwarded-for"] !== undefined) return false;
  const methods = path === CONTACT_PATH ? [...READ, "POST", "OPTIONS"] : READ;
  return ROUTE_PATHS.has(path) && methods.includes(method);
}

/** The path of a request target as it was sent: not decoded, without the query, which may hold personal data. */
export function pathOf(target: string): string {
  const query = target.indexOf("?");
  return query < 0 ? target : target.slice(0, query);
}
