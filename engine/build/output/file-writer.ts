import { hash } from "node:crypto";
import { copyFileSync, linkSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { documentTypes } from "../../content/media/media-kinds.ts";
import { namingFile } from "../../files/write-failure.ts";
import type { ManifestFile } from "../../manifest/manifest.ts";
import { type CompressionEffort, compressed } from "./compress.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".ico": "image/vnd.microsoft.icon",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};
const FEED_TYPE = "application/atom+xml; charset=utf-8";
/** Formats that are compressed already. */
const DENSE = new Set([".ico", ".png", ".jpeg", ".webp", ".avif", ".woff2", ...denseDocuments()]);

/** How a file is served, and how hard it is compressed. */
export interface FileOptions {
  /** Whether its name changes with its bytes, so that browsers may keep it for ever. */
  readonly immutable?: boolean;
  /** Whether browsers save it instead of showing it. */
  readonly isAttachment?: boolean;
  readonly effort: CompressionEffort;
}

/** The file that answers a path. @example fileAt("/fr/") // "fr/index.html" */
export function fileAt(path: string): string {
  return path.endsWith("/") ? `${path.slice(1)}index.html` : path.slice(1);
}

/** Strong ETag: quoted hash of exactly these bytes. */
export function etagOf(bytes: Uint8Array): string {
  return `"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
}

/** The type of a file by its name, charset included; undefined for one that is not known. */
export function knownType(file: string): string | undefined {
  const extension = extname(file);
  return file.endsWith("feed.xml") ? FEED_TYPE : (TYPES[extension] ?? documentTypes[extension.slice(1)]?.mime);
}

/** The same. @throws {Error} for a type that is not known */
export function contentType(file: string): string {
  const type = knownType(file);
  if (type !== undefined) return type;
  throw new Error(`No content type is known for ${file}. Add "${extname(file)}" to the list in file-writer.ts.`);
}

/** Writes files with their encodings, on the thread that calls. */
export class FileWriter {
  readonly #folder: string;
  readonly #cache: string;
  readonly #folders = new Set<string>();

  /**
   * @param folder where files go; their names are below it
   * @param cache that of compressed files
   */
  constructor(folder: string, cache: string) {
    this.#folder = folder;
    this.#cache = cache;
  }

  /** Writes a file with its encodings; gives its entry in the manifest. */
  write(
    file: string,
    bytes: Uint8Array,
    { immutable = false, isAttachment = false, effort }: FileOptions,
  ): ManifestFile {
    const extension = extname(file);
    const cache = immutable ? "immutable" : "revalidate";
    const entry: ManifestFile = {
      type: contentType(file),
      cache,
      ...(isAttachment ? { disposition: "attachment" } : {}),
      identity: this.#encoding(file, bytes),
    };
    if (effort === "none" || DENSE.has(extension)) return entry;
    const { br, gzip } = compressed(bytes, effort, this.#cache);
    return { ...entry, br: this.#encoding(`${file}.br`, br), gzip: this.#encoding(`${file}.gz`, gzip) };
  }

  /** Writes a written file under a second name, with its encodings: the same bytes on the disk. */
  copy(entry: ManifestFile, file: string): ManifestFile {
    const named = (encoding: ManifestFile["identity"]) => ({
      ...encoding,
      file: file + encoding.file.slice(entry.identity.file.length),
    });
    const copy: ManifestFile = { ...entry, identity: named(entry.identity) };
    if (entry.br) copy.br = named(entry.br);
    if (entry.gzip) copy.gzip = named(entry.gzip);
    for (const encoding of ["identity", "br", "gzip"] as const) this.#link(entry[encoding]?.file, copy[encoding]?.file);
    return copy;
  }

  #encoding(file: string, bytes: Uint8Array): ManifestFile["identity"] {
    writeNamed(this.#place(file), bytes);
    return { file, bytes: bytes.length, etag: etagOf(bytes) };
  }

  #link(from: string | undefined, to: string | undefined): void {
    if (from === undefined || to === undefined) return;
    linkOrCopy(join(this.#folder, from), this.#place(to));
  }

  #place(file: string): string {
    const path = join(this.#folder, file);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    return path;
  }
}

/** Writes a file. @throws the system's error, which names it */
export function writeNamed(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    throw namingFile(error, path);
  }
}

/** Gives a file a second name; copies it where the file system has no links. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function denseDocuments(): string[] {
  return Object.entries(documentTypes).flatMap(([extension, { isDense }]) => (isDense ? [`.${extension}`] : []));
}
