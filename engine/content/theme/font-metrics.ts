import { hash } from "node:crypto";
import { join } from "node:path";
import { fromBuffer } from "@capsizecss/unpack";
import library from "@capsizecss/unpack/package.json" with { type: "json" };
import { cachedFile } from "../../files/file-cache.ts";

/** The measures of a font. */
export type FontMetrics = Awaited<ReturnType<typeof fromBuffer>>;

/**
 * The measures of a WOFF2 file.
 *
 * @param cache where they are kept: to parse a font takes some 30 ms, and the theme is read each time a text is saved
 * @throws where it cannot be read as a font
 */
export async function fontMetrics(bytes: Buffer, cache: string): Promise<FontMetrics> {
  const file = join(cache, `${library.version}-${hash("sha256", bytes)}.json`);
  const metrics = await cachedFile(file, async () => Buffer.from(JSON.stringify(await fromBuffer(bytes))));
  return JSON.parse(metrics.toString()) as FontMetrics;
}
