import { basename } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { readPublishedFile } from "../content/addresses/published-file.ts";
import { samplesOf } from "../content/reading/sample-values.ts";
import { dayIn } from "../i18n/days.ts";
import type { BuildPlace, BuildResult } from "./build-result.ts";
import { pageChanges } from "./page-changes.ts";
import { weights } from "./weights.ts";

export type ReportFacts = Awaited<ReturnType<typeof reportFacts>>;

/** The facts of a build, and of what was published before it. */
export async function reportFacts(result: BuildResult, { content, out, now }: BuildPlace) {
  const published = readPublishedFile(content);
  const publishedAt = published?.at;
  const [samples, styles] = await Promise.all([samplesOf(content), promisify(brotliCompress)(result.css)]);
  return {
    ...result,
    built: now,
    today: dayIn("UTC", now),
    /** Name of the build's folder, beside the report's. */
    build: basename(out),
    weights: weights(result, styles.length),
    /** When the site was last put online, as ISO date and time; undefined where it never was. */
    publishedAt,
    /** Those since then. */
    changes: publishedAt === undefined ? undefined : pageChanges(published, result.list),
    samples,
  };
}
