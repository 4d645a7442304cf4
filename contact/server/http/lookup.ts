import type { Manifest, ManifestFile } from "#engine/manifest/manifest.ts";

/** What a request is answered with. */
export type Lookup =
  | Extract<PathEntry, { kind: "file" }>
  /** `location` starts with a path of the manifest, so that it cannot lead to another host. */
  | { readonly kind: "redirect"; readonly location: string }
  | ({ readonly kind: "notFound" | "gone" } & Area);

/** A kind of address, and its first segment, which tells its language. */
interface Area {
  readonly area: "page" | "asset" | "data";
  readonly segment: string;
}

/** Characters that would be another character after a second decoding, or a separator. */
const HIDDEN_SEPARATOR = /%(?:2f|5c|00)/i;
/** Spellings of a decoded path that some client, proxy or file system reads as another path. */
const AMBIGUOUS = /[\p{Cc}\\%?#]|\/\/|\/\.{1,2}(?:\/|$)/u;

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
  const spelling = exact === undefined ? properSpelling(table, path) : path;
  const entry = exact ?? table.encoded.get(spelling ?? "");
  if (entry === undefined || spelling === undefined) return { kind: "notFound", ...areaOf(path) };
  if (entry.kind === "gone") return { kind: "gone", ...areaOf(spelling) };
  const location = entry.kind === "redirect" ? entry.target : spelling;
  return { kind: "redirect", location: location + encodedQuery(query) };
}

/** The path of the manifest that an unusual spelling stands for. */
function properSpelling(table: PathTable, path: string): string | undefined {
  const decoded = decodedOnce(path);
  if (!decoded?.startsWith("/") || HIDDEN_SEPARATOR.test(path) || AMBIGUOUS.test(decoded)) return undefined;
  return table.spellings.get(decoded) ?? table.spellings.get(`${decoded}/`);
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

function areaOf(path: string): Area {
  if (path.startsWith("/assets/data/")) return { area: "data", segment: "" };
  if (path.startsWith("/assets/")) return { area: "asset", segment: "" };
  return { area: "page", segment: /^\/([^/]*)/.exec(path)?.[1] ?? "" };
}

/** What a path of the manifest answers with. */
export type PathEntry =
  | { readonly kind: "file"; readonly path: string; readonly file: ManifestFile }
  | { readonly kind: "redirect"; readonly target: string }
  | { readonly kind: "gone" };

/** Every path that answers, in the one spelling that a request must use. */
export interface PathTable {
  /** By path as it stands in a request line, percent-encoded: "/fr/d%C3%A9part/". */
  readonly encoded: ReadonlyMap<string, PathEntry>;
  /** From a decoded path to its encoded one. */
  readonly spellings: ReadonlyMap<string, string>;
}

/**
 * Makes the table of a manifest.
 *
 * @throws {Error} when the manifest has a path that could be read in two ways, or redirects to a path that is no file
 */
export function pathTable({ files, redirects, gone }: Manifest): PathTable {
  const encoded = new Map<string, PathEntry>();
  const spellings = new Map<string, string>();
  const add = (path: string, entry: PathEntry) => {
    if (AMBIGUOUS.test(path)) throw new Error(`The manifest has the path ${JSON.stringify(path)}, which is not plain.`);
    encoded.set(encodeURI(path), entry);
    spellings.set(path, encodeURI(path));
  };
  for (const path of gone) add(path, { kind: "gone" });
  for (const [path, target] of Object.entries(redirects)) {
    if (!Object.hasOwn(files, target))
      throw new Error(`The manifest redirects ${path} to ${target}, which is no file of it.`);
    add(path, { kind: "redirect", target: encodeURI(target) });
  }
  for (const [path, file] of Object.entries(files)) add(path, { kind: "file", path, file });
  return { encoded, spellings };
}
