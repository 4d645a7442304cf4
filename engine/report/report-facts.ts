import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { sampleValues } from "../content/reading/sample-values.ts";
import { dayIn } from "../i18n/days.ts";
import { lastPublication } from "../page-list/last-publication.ts";
import { pageChanges } from "../page-list/page-changes.ts";
import type { BuildPlace, BuildResult } from "./build-result.ts";
import { weights } from "./weights.ts";

export type ReportFacts = Awaited<ReturnType<typeof reportFacts>>;

/** The facts of a build, and of what was published before it. */
export async function reportFacts(result: BuildResult, { content, out, now }: BuildPlace) {
  const [publication, siteYaml, styles] = await Promise.all([
    lastPublication(out),
    readFile(join(content, "site.yaml"), "utf8"),
    promisify(brotliCompress)(result.css),
  ]);
  return {
    ...result,
    built: now,
    today: dayIn("UTC", now),
    /** Name of the build's folder, beside the report's. */
    build: basename(out),
    weights: weights(result, styles.length),
    publication,
    /** Undefined where nothing was published. */
    changes: publication && pageChanges(publication.list, result.list),
    samples: sampleValues("site.yaml", siteYaml),
  };
}
