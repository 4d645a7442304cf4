import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { groupTable, judgedTable, targetSources } from "./figure-tables.ts";
import { judge } from "./judge.ts";
import { describeMachine } from "./machine.ts";
import { replaceMarkedPart } from "./marked-part.ts";
import { newestByGroup, type Result, readResults } from "./results.ts";
import { markdownTable } from "./table.ts";
import { targets } from "./targets.ts";

/** Puts the newest figures of every group into README.md and docs/performance.md, between their markers. */
export async function writeReports(root: string, results: string): Promise<void> {
  const newest = newestByGroup(await readResults(results));
  const judgements = judge(
    [...newest.values()].flatMap(({ figures }) => figures),
    targets,
  );
  const verdicts = `${markdownTable(judgedTable(judgements))}\n${sentenceOfOrigin(newest)}`;
  const figures = [...newest].map(([group, result]) => groupPart(group, result)).join("\n\n");
  await rewrite(join(root, "README.md"), { targets: verdicts });
  await rewrite(join(root, "docs/performance.md"), {
    targets: `${verdicts}\n\nWhere the targets come from:\n\n${targetSources(judgements)}`,
    figures,
  });
}

function groupPart(group: string, { date, machine, runs, figures }: Result): string {
  const origin = `${date.slice(0, 16).replace("T", " ")} UTC, medians of ${runs}. ${describeMachine(machine)}.`;
  return `### ${group}\n\n${markdownTable(groupTable(figures))}\n${origin}`;
}

function sentenceOfOrigin(newest: ReadonlyMap<string, Result>): string {
  const machines = new Set(
    [...newest.values()].map(({ date, machine }) => `${date.slice(0, 10)}, ${describeMachine(machine)}`),
  );
  return `Measured: ${[...machines].join("; ")}.`;
}

async function rewrite(file: string, parts: Readonly<Record<string, string>>): Promise<void> {
  let text = await readFile(file, "utf8");
  for (const [name, part] of Object.entries(parts)) text = replaceMarkedPart(text, name, part);
  await writeFile(file, text);
}
