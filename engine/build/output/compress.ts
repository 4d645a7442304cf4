import { hash } from "node:crypto";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { readCached, storeCachedSync } from "../../files/file-cache.ts";

/** A file compressed in both ways. */
interface Compressed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * How hard to compress: "best" for what browsers keep (some 60 ms for 80 kB), "good" for pages that many visitors come to
 * (some 25 ms, 2 % more bytes), "quick" for everything else (some 2 ms, 9 % more), "none" where a host compresses itself.
 */
export type CompressionEffort = "best" | "good" | "quick" | "none";

/** Levels of brotli and gzip. Between 5 and 10 brotli gains next to nothing. */
const LEVELS = {
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  good: { brotli: 10, gzip: constants.Z_BEST_COMPRESSION },
  quick: { brotli: 5, gzip: 6 },
} as const;

/**
 * Compresses on the thread that calls. Brotli that was not made quickly is kept in a cache, by content; gzip takes a millisecond.
 *
 * @param cache folder for compressed files, kept between builds
 */
export function compressed(bytes: Uint8Array, effort: Exclude<CompressionEffort, "none">, cache: string): Compressed {
  const { brotli, gzip } = LEVELS[effort];
  const br = effort === "quick" ? brotliAt(bytes, brotli) : cachedBrotli(bytes, brotli, cache);
  return { br, gzip: gzipSync(bytes, { level: gzip }) };
}

function cachedBrotli(bytes: Uint8Array, quality: number, cache: string): Buffer {
  // In one folder: on ext4 a folder takes longer to make than a small file to compress.
  const file = join(cache, `${hash("sha256", bytes).slice(0, 32)}-${quality}.br`);
  const cached = readCached(file);
  if (cached !== undefined) return cached;
  const made = brotliAt(bytes, quality);
  storeCachedSync(file, made);
  return made;
}

function brotliAt(bytes: Uint8Array, quality: number): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params });
}
