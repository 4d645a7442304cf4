import { relative, resolve } from "node:path";
import { runCommand } from "../command/run-command.mjs";
import { siteFolders } from "../command/site-folders.mjs";
import { formatProblem } from "../content/source/problem.ts";
import { sayIn } from "../i18n/owner-text.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { ownerLanguage } from "../owner-messages/owner-language.ts";
import { measure, reportLines } from "../owner-messages/report-lines.ts";
import { FIRST_PACKETS } from "./budgets.ts";
import type { BuildResult } from "./build.ts";
import { buildCommand } from "./build-command.mjs";
import { ownerBuild, ownersError } from "./owner-build.ts";

const root = resolve(import.meta.dirname, "../..");

await runCommand(buildCommand, async (values) => {
  const folders = siteFolders(values.site);
  const content = resolve(values.content ?? folders.content);
  const out = values.out ?? relative(process.cwd(), folders.out);
  const siteUrl = values["site-url"] ?? process.env.SITE_URL;
  const language = await ownerLanguage(content);
  const started = performance.now();
  const result = await ownerBuild({
    root,
    ...folders,
    content,
    out: resolve(out),
    drafts: values.drafts,
    compress: !values["no-compress"],
    withContent: values["with-content"],
    language,
    quiet: values.quiet,
    ...(siteUrl === undefined ? {} : { siteUrl }),
  }).catch((error: unknown) => ownersError(error, language));
  if (typeof result === "string") {
    process.stderr.write(`${result}\n`);
    return 1;
  }
  if (values.quiet) return 0;
  const say = sayIn(reportLines, language);
  const { made, changedFiles, notes, nextChange, documents } = result;
  const time = measure((performance.now() - started) / 1000, "second", language);
  const counts = { pages: String(documents.length), made: String(made), files: String(changedFiles) };
  const lines = [
    ...notes.map((note) => say("note", { note: formatProblem(note, language) })),
    say("built", { out, time, ...counts }),
    ...(nextChange === undefined ? [] : [say("next-change", { day: nextChange })]),
    ...(values["no-compress"] ? [] : sizeLines(result, language)),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return 0;
});

/** What visitors load, compressed: nobody knows that of a build whose host compresses. */
function sizeLines({ documents, scripts }: BuildResult, language: OwnerLanguage): readonly string[] {
  const kilobytes = (bytes: number) => measure(bytes / 1000, "kilobyte", language);
  const say = sayIn(reportLines, language);
  const [largest = { name: "", bytes: 0 }] = documents;
  const above = documents.filter(({ bytes }) => bytes > FIRST_PACKETS).length;
  return [
    say("largest-page", { page: largest.name, size: kilobytes(largest.bytes) }),
    ...(above === 0 ? [] : [say("heavy-pages", { size: kilobytes(FIRST_PACKETS), count: String(above) })]),
    say("first-visit"),
    ...scripts.map(({ name, bytes }) => `  ${name.padEnd(14)} ${kilobytes(bytes)}`),
  ];
}
