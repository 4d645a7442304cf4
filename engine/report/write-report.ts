import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "../files/write-whole.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { type BuildPlace, type BuildResult, reportFolder } from "./build-result.ts";
import { reportFacts } from "./report-facts.ts";
import { reportPage } from "./report-page.ts";

/** Writes the report of a finished build beside it, for the owner. It is never published. */
export async function writeReport(result: BuildResult, place: BuildPlace, language: OwnerLanguage): Promise<void> {
  const [facts, site, sheet] = await Promise.all([
    reportFacts(result, place),
    result.ofSite(place, language),
    readFile(join(import.meta.dirname, "report.css"), "utf8"),
  ]);
  const page = reportPage(facts, site, { styles: result.tokens + sheet, language });
  await writeWhole(join(reportFolder(place.out), "index.html"), page);
}
