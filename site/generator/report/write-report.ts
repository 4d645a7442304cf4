import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { dayIn } from "../content/hours/days.ts";
import { writeWhole } from "../files/write-whole.ts";
import { securityExpiry } from "../output/well-known.ts";
import type { OwnerLanguage } from "../owner-messages/owner-language.ts";
import { reportFolder } from "../page-list/last-publication.ts";
import { pageChanges } from "../page-list/page-changes.ts";
import type { BuildResult } from "./build-facts.ts";
import { bannerEvidence } from "./consent-evidence.ts";
import { reportPage } from "./report-page.ts";
import { readSurroundings } from "./surroundings.ts";
import { weights } from "./weights.ts";

/** What a report is written of. Folders are absolute. */
export interface ReportOptions {
  /** The project's own folder. */
  readonly root: string;
  readonly content: string;
  /** Folder of the build. */
  readonly out: string;
  readonly now: Date;
  readonly language: OwnerLanguage;
}

/**
 * Writes the report of a finished build beside it, for the owner. It is never published.
 *
 * @returns its file
 */
export async function writeReport(
  { facts, firstVisitScripts }: BuildResult,
  { root, content, out, now, language }: ReportOptions,
): Promise<string> {
  const cache = join(root, ".cache/report");
  const [surroundings, banners, measured, styles] = await Promise.all([
    readSurroundings(content, out, process.env),
    bannerEvidence(facts, cache),
    weights(facts, firstVisitScripts, cache),
    readFile(join(import.meta.dirname, "report.css"), "utf8"),
  ]);
  const { publication } = surroundings;
  const published = publication === undefined ? now : new Date(publication.at);
  const page = reportPage({
    facts,
    surroundings,
    banners,
    build: basename(out),
    weights: measured,
    language,
    built: now,
    today: dayIn("UTC", now),
    changes: publication && pageChanges(publication.list, facts.list),
    securityUntil: securityExpiry(published).toISOString().slice(0, 10),
    styles: `${facts.tokens}\n${styles}`,
  });
  const file = join(reportFolder(out), "index.html");
  await writeWhole(file, page);
  return file;
}
