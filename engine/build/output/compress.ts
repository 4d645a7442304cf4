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

/** Levels of brotli and gzip. Between 5 and 10 brotli gains next to nothing (decision 0012). */
const LEVELS = {
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  good: { brotli: 10, gzip: constants.Z_BEST_COMPRESSION },
  quick: { brotli: 5, gzip: 6 },
} as const;

/**
 * Compresses on the thread that calls. What was not compressed quickly is kept in a cache, by content.
 *
 * @param cache folder for compressed files, kept between builds
 */
export function compressed(bytes: Uint8Array, effort: Exclude<CompressionEffort, "none">, cache: string): Compressed {
  if (effort === "quick") return compressAt(bytes, LEVELS.quick);
  const key = `${hash("sha256", bytes).slice(0, 32)}-${LEVELS[effort].brotli}`;
  const file = (extension: string) => join(cache, key.slice(0, 2), `${key}.${extension}`);
  const [br, gzip] = [readCached(file("br")), readCached(file("gz"))];
  if (br && gzip) return { br, gzip };
  const made = compressAt(bytes, LEVELS[effort]);
  storeCachedSync(file("br"), made.br);
  storeCachedSync(file("gz"), made.gzip);
  return made;
}

function compressAt(bytes: Uint8Array, levels: { readonly brotli: number; readonly gzip: number }): Compressed {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { br: brotliCompressSync(bytes, { params }), gzip: gzipSync(bytes, { level: levels.gzip }) };
}
