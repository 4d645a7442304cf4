import type { ConsentConfiguration } from "./configuration.ts";

/** Service name to yes or no. */
export type Consents = Readonly<Record<string, boolean>>;

/** Longest stored decision that is read, in characters: no browser keeps a longer cookie. */
export const STORED_VALUE_LIMIT = 4096;

/** A decision as it is stored: JSON, percent-encoded. */
export function encodeConsents(consents: Consents): string {
  return encodeURIComponent(JSON.stringify(consents));
}

/**
 * Reads a stored decision: configured services only, in the order they were stored.
 *
 * @returns undefined for anything that is not a map from names to true or false: what other scripts may
 * have written under that name never counts as a decision.
 */
export function decodeConsents(configuration: ConsentConfiguration, stored: string | undefined): Consents | undefined {
  if (stored === undefined || stored.length > STORED_VALUE_LIMIT) return undefined;
  const map = parse(stored);
  if (typeof map !== "object" || map === null || Array.isArray(map)) return undefined;
  const names = new Set(configuration.services.map((service) => service.name));
  const known = Object.entries(map).filter(([name]) => names.has(name));
  return known.every(isConsent) ? Object.fromEntries(known) : undefined;
}

/**
 * Of the stored values that a page sees, the one that counts: the one that answers for the most of the services, and of
 * those the last. Cookies come with the longest path first, and of those of one path the oldest first (RFC 6265 §5.4): the
 * last is this site's own, or the youngest.
 */
export function decisionAmong(configuration: ConsentConfiguration, values: readonly string[]): string | undefined {
  const answers = (value: string) => Object.keys(decodeConsents(configuration, value) ?? {}).length;
  return values.toSorted((one, other) => answers(one) - answers(other)).at(-1);
}

function isConsent(entry: [string, unknown]): entry is [string, boolean] {
  return typeof entry[1] === "boolean";
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(stored));
  } catch {
    return undefined;
  }
}
