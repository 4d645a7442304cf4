import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { formatProblem } from "../content/source/problem.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { ownerLanguage } from "../owner-messages/owner-language.ts";
import { linesIn, measure } from "../owner-messages/report-lines.ts";
import { runCommand } from "../run-command.ts";
import { siteFolders } from "../site-folders.ts";
import { FIRST_PACKETS } from "./budgets.ts";
import type { BuildResult } from "./build-facts.ts";
import { ownerBuild, ownersError } from "./owner-build.ts";

const HELP = `Builds the static site.

  npm run build [-- --site DIR --content DIR --out DIR --site-url URL --drafts --no-compress --with-content --quiet]

  --site DIR       folder of another site, with its configuration, its content, its build and its cache (site/)
  --content DIR    content folder (content/)
  --out DIR        output folder (dist/); the previous build stays until the new one is finished
  --site-url URL   address of the site; overrides “url” in site.yaml
  --drafts         includes drafts and articles to come, marked, for a preview
  --no-compress    writes no .br and .gz files, for a host that compresses itself
  --with-content   puts a copy of the content into the build (.build/content): builds of each night are made from it
  --quiet          prints errors only
`;

const root = resolve(import.meta.dirname, "../..");

const OPTIONS = {
  site: { type: "string" },
  content: { type: "string" },
  out: { type: "string" },
  "site-url": { type: "string" },
  drafts: { type: "boolean", default: false },
  "no-compress": { type: "boolean", default: false },
  "with-content": { type: "boolean", default: false },
  quiet: { type: "boolean", default: false },
} as const;

await runCommand(HELP, OPTIONS, async (values) => {
  const folders = siteFolders(root, values.site);
  const content = resolve(values.content ?? folders.content);
  const out = values.out ?? relative(process.cwd(), folders.out);
  const siteUrl = values["site-url"] ?? process.env.SITE_URL;
  const language = await ownerLanguage(content);
  if (siteUrl !== undefined && !(/^https?:\/\/[^/?#@\s]+\/?$/.test(siteUrl) && URL.canParse(siteUrl))) {
    process.stderr.write(`${linesIn(language)("not-an-origin", { write: siteUrl })}\n`);
    return 1;
  }
  if (!existsSync(content)) {
    process.stderr.write(`${linesIn(language)("no-content", { folder: content })}\n`);
    return 1;
  }
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
  if (!values.quiet) process.stdout.write(summary(result, { out, time: performance.now() - started, language }));
  return 0;
});

function summary(
  { made, changedFiles, notes, nextChange, scripts, documents }: BuildResult,
  { out, time, language }: { readonly out: string; readonly time: number; readonly language: OwnerLanguage },
): string {
  const kilobytes = (bytes: number) => measure(bytes / 1000, "kilobyte", language);
  const say = linesIn(language);
  const [largest = { name: "", bytes: 0 }] = documents;
  const above = documents.filter(({ bytes }) => bytes > FIRST_PACKETS).length;
  const counts = { pages: String(documents.length), made: String(made), files: String(changedFiles) };
  return [
    ...notes.map((note) => say("note", { note: formatProblem(note, language) })),
    say("built", { out, time: measure(time / 1000, "second", language), ...counts }),
    say("largest-page", { page: largest.name, size: kilobytes(largest.bytes) }),
    ...(above === 0 ? [] : [say("heavy-pages", { size: kilobytes(FIRST_PACKETS), count: String(above) })]),
    ...(nextChange === undefined ? [] : [say("next-change", { day: nextChange })]),
    say("first-visit", {}),
    ...scripts.map(({ name, bytes }) => `  ${name.padEnd(14)} ${kilobytes(bytes)}`),
    "",
  ].join("\n");
}
