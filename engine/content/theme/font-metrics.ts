import { hash } from "node:crypto";
import { fromBuffer } from "@capsizecss/unpack";

type Metrics = ReturnType<typeof fromBuffer>;

/** By hash of the file: a font is read for every page of the development server, and parsing one takes some 12 ms. */
const known = new Map<string, Metrics>();

/** The measures of a WOFF2 file. @throws where it cannot be read as a font */
export function fontMetrics(bytes: Buffer): Metrics {
  const key = hash("sha256", bytes);
  const metrics = known.get(key) ?? fromBuffer(bytes);
  known.set(key, metrics);
  return metrics;
}
