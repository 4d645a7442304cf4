/** The conditional headers of a request (RFC 9110 §13.1); without Last-Modified the dated ones do not apply. */
export interface Preconditions {
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

const ENTITY_TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/**
 * The status of a GET or HEAD that finds a file with a strong entity tag: 412, 304 or 200 (RFC 9110 §13.2.2).
 *
 * @param etag quoted
 */
export function conditionalStatus({ ifMatch, ifNoneMatch }: Preconditions, etag: string): 200 | 304 | 412 {
  if (ifMatch !== undefined && !matches(ifMatch, etag, "strong")) return 412;
  return ifNoneMatch !== undefined && matches(ifNoneMatch, etag, "weak") ? 304 : 200;
}

function matches(header: string, etag: string, comparison: "strong" | "weak"): boolean {
  if (header.trim() === "*") return true;
  for (const [, weak, tag] of header.matchAll(ENTITY_TAG)) {
    if (tag === etag && (comparison === "weak" || weak === undefined)) return true;
  }
  return false;
}
