import { hash } from "node:crypto";
import { copyFileSync, linkSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { documentTypes } from "../../content/media/media-kinds.ts";
import { readCached, storeCachedSync } from "../../files/file-cache.ts";
import { namingFile } from "../../files/write-failure.ts";
import type { ManifestFile } from "../../manifest/manifest.ts";

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
const DENSE = new Set([
  ...[".ico", ".png", ".jpeg", ".webp", ".avif", ".woff2"],
  ...Object.entries(documentTypes).flatMap(([extension, { isDense }]) => (isDense ? [`.${extension}`] : [])),
]);

/**
 * How hard to compress: "best" for what browsers keep and for pages that many visitors come to (some 60 ms for 80 kB),
 * "quick" for everything else (some 2 ms, 9 % more bytes).
 */
export type CompressionEffort = keyof typeof LEVELS;

/** Levels of brotli and gzip. Between 5 and 10 brotli gains next to nothing; 10 makes pages 2 % larger than the last. */
const LEVELS = {
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  quick: { brotli: 5, gzip: 6 },
} as const;

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
  readonly #cache: string | undefined;
  readonly #folders = new Set<string>();

  /**
   * @param folder where files go; their names are below it
   * @param cache that of compressed files, kept between builds; undefined where a host compresses itself
   */
  constructor(folder: string, cache: string | undefined) {
    this.#folder = folder;
    this.#cache = cache;
  }

  /** Writes a file with its encodings; gives its entry in the manifest. */
  write(
    file: string,
    bytes: Uint8Array,
    { immutable = false, isAttachment = false, effort }: FileOptions,
  ): ManifestFile {
    const entry: ManifestFile = {
      type: contentType(file),
      cache: immutable ? "immutable" : "revalidate",
      ...(isAttachment ? { disposition: "attachment" } : {}),
      identity: this.#encoding(file, bytes),
    };
    if (this.#cache === undefined || DENSE.has(extname(file))) return entry;
    const { br, gzip } = compressed(bytes, effort, this.#cache);
    return { ...entry, br: this.#encoding(`${file}.br`, br), gzip: this.#encoding(`${file}.gz`, gzip) };
  }

  /** Writes a file in several places, with its encodings: the same bytes on the disk. */
  writeAll<Place extends { readonly file: string }>(
    [first, ...others]: readonly Place[],
    bytes: Uint8Array,
    options: FileOptions,
  ): (readonly [Place, ManifestFile])[] {
    if (first === undefined) return [];
    const entry = this.write(first.file, bytes, options);
    return [[first, entry], ...others.map((place) => [place, this.#copy(entry, place.file)] as const)];
  }

  #copy(entry: ManifestFile, file: string): ManifestFile {
    const copy = { ...entry };
    for (const name of ["identity", "br", "gzip"] as const) {
      const encoding = entry[name];
      if (encoding === undefined) continue;
      copy[name] = { ...encoding, file: file + encoding.file.slice(entry.identity.file.length) };
      linkOrCopy(join(this.#folder, encoding.file), this.#place(copy[name].file));
    }
    return copy;
  }

  #encoding(file: string, bytes: Uint8Array): ManifestFile["identity"] {
    writeNamed(this.#place(file), bytes);
    return { file, bytes: bytes.length, etag: etagOf(bytes) };
  }

  #place(file: string): string {
    const path = join(this.#folder, file);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    return path;
  }
}

/**
 * Compresses in both ways. Brotli that was not made quickly is kept in a cache, by content; gzip takes a millisecond.
 *
 * @param cache folder for compressed files
 */
function compressed(bytes: Uint8Array, effort: CompressionEffort, cache: string) {
  const { brotli, gzip } = LEVELS[effort];
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  // In one folder: on ext4 a folder takes longer to make than a small file to compress.
  const file = join(cache, `${hash("sha256", bytes).slice(0, 32)}-${brotli}.br`);
  const cached = effort === "quick" ? undefined : readCached(file);
  const br = cached ?? brotliCompressSync(bytes, { params });
  if (effort !== "quick" && cached === undefined) storeCachedSync(file, br);
  return { br, gzip: gzipSync(bytes, { level: gzip }) };
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
