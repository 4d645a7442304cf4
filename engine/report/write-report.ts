import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "../files/write-whole.ts";
import type { OwnerLanguage } from "../owner-messages/owner-language.ts";
import { type BuildResult, reportFolder } from "./build-result.ts";
import { type BuildPlace, reportFacts } from "./report-facts.ts";
import { reportPage } from "./report-page.ts";

/** The report's style sheet, and the site's. */
const STYLE_SHEETS = [
  "report.css",
  ...["tokens", "base", "utilities", "print"].map((name) => `../../site/styles/${name}.css`),
];

/** Writes the report of a finished build beside it, for the owner. It is never published. */
export async function writeReport(result: BuildResult, place: BuildPlace, language: OwnerLanguage): Promise<void> {
  const facts = await reportFacts(result, place);
  const sheets = STYLE_SHEETS.map((sheet) => readFile(join(import.meta.dirname, sheet), "utf8"));
  const styles = [result.tokens, ...(await Promise.all(sheets))].join("\n");
  await writeWhole(join(reportFolder(place.out), "index.html"), reportPage(facts, styles, language));
}
