import type { Manifest, ManifestFile } from "../../contract/manifest.ts";

/** What a path of the manifest answers with. */
export type PathEntry =
  | { readonly kind: "file"; readonly path: string; readonly file: ManifestFile }
  | { readonly kind: "redirect"; readonly target: string };

/** Every path that answers, in the one spelling that a request must use. */
export interface PathTable {
  /** By path as it stands in a request line, percent-encoded: "/fr/d%C3%A9part/". */
  readonly encoded: ReadonlyMap<string, PathEntry>;
  /** From a decoded path to its encoded one. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Spellings that some client, proxy or file system reads as another path. */
const AMBIGUOUS = /[\p{Cc}\\%?#]|\/\/|\/\.{1,2}(?:\/|$)/u;

/**
 * Makes the table of a manifest.
 *
 * @throws {Error} when the manifest has a path that could be read in two ways, or redirects to a path that is no file
 */
export function pathTable({ files, redirects }: Manifest): PathTable {
  const encoded = new Map<string, PathEntry>();
  const spellings = new Map<string, string>();
  const add = (path: string, entry: PathEntry) => {
    if (AMBIGUOUS.test(path)) throw new Error(`The manifest has the path ${JSON.stringify(path)}, which is not plain.`);
    encoded.set(encodeURI(path), entry);
    spellings.set(path, encodeURI(path));
  };
  for (const [path, target] of Object.entries(redirects)) {
    if (!Object.hasOwn(files, target))
      throw new Error(`The manifest redirects ${path} to ${target}, which is no file of it.`);
    add(path, { kind: "redirect", target: encodeURI(target) });
  }
  for (const [path, file] of Object.entries(files)) add(path, { kind: "file", path, file });
  return { encoded, spellings };
}

/** Whether a decoded path could be read in two ways. */
export function isAmbiguous(path: string): boolean {
  return AMBIGUOUS.test(path);
}
