import { isAmbiguous, type PathEntry, type PathTable } from "./path-table.ts";

/** What a request is answered with. */
export type Lookup =
  | Extract<PathEntry, { kind: "file" }>
  /** `location` starts with a path of the manifest, so that it cannot lead to another host. */
  | { readonly kind: "redirect"; readonly location: string }
  | { readonly kind: "notFound"; readonly area: "page" | "asset" | "data"; readonly segment: string };

/** Characters that would be another character after a second decoding, or a separator. */
const HIDDEN_SEPARATOR = /%(?:2f|5c|00)/i;

/**
 * Finds what answers a request target. Decodes exactly once; a spelling other than the manifest's is redirected to the
 * manifest's where it can mean only that, and is unknown otherwise.
 *
 * @param target as it stands in the request line, query included
 * @example lookup(table, "/fr/blog/1?page=2") // { kind: "redirect", location: "/fr/blog/?page=2" }
 */
export function lookup(table: PathTable, target: string): Lookup {
  const queryStart = target.indexOf("?");
  const path = queryStart < 0 ? target : target.slice(0, queryStart);
  const query = queryStart < 0 ? "" : target.slice(queryStart);
  const exact = table.encoded.get(path);
  if (exact?.kind === "file") return exact;
  const location = exact?.target ?? properLocation(table, path);
  if (location !== undefined) return { kind: "redirect", location: location + encodedQuery(query) };
  return { kind: "notFound", ...areaOf(path) };
}

/** The path of the manifest that an unusual spelling stands for. */
function properLocation(table: PathTable, path: string): string | undefined {
  const decoded = decodedOnce(path);
  if (!decoded?.startsWith("/") || HIDDEN_SEPARATOR.test(path) || isAmbiguous(decoded)) return undefined;
  const spelling = table.spellings.get(decoded) ?? table.spellings.get(`${decoded}/`);
  if (spelling === undefined) return undefined;
  const entry = table.encoded.get(spelling);
  return entry?.kind === "redirect" ? entry.target : spelling;
}

function decodedOnce(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Node gives the bytes of a request line as characters 0 to 255: what may not stand in a header is encoded. */
function encodedQuery(query: string): string {
  return query.replace(
    /[^\w!$&'()*+,;=:@/?%.~-]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}

function areaOf(path: string): { area: "page" | "asset" | "data"; segment: string } {
  if (path.startsWith("/assets/data/")) return { area: "data", segment: "" };
  if (path.startsWith("/assets/")) return { area: "asset", segment: "" };
  return { area: "page", segment: /^\/([^/]*)/.exec(path)?.[1] ?? "" };
}
