import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { siteFolders } from "../command/site-folders.mjs";
import { stoppingIn } from "../content/addresses/stopping.ts";
import { readContent } from "../content/reading/read-content.ts";
import { formatProblem } from "../content/source/problem.ts";
import { sayIn } from "../i18n/owner-text.ts";
import { siteOfCommand } from "../load-site.ts";
import { ownerLanguage } from "../owner-messages/owner-language.ts";
import { reportLines } from "../owner-messages/report-lines.ts";
import { fixFiles, proofread } from "../proofreading/proofread.ts";
import { hooksOf } from "../site-hooks.ts";
import { ownersError } from "./owner-build.ts";

const { values, positionals } = parseArgs({
  options: {
    site: { type: "string" },
    fix: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const folders = siteFolders(values.site);
const { cache } = folders;
const folder = resolve(positionals[0] ?? folders.content);
const language = await ownerLanguage(folder);
const say = sayIn(reportLines, language);
const site = await siteOfCommand(folders.site);

/** Sets typography right in the files; gives what to say of it. */
async function fix(): Promise<readonly string[]> {
  const fixes = await fixFiles(site, folder);
  const lines = fixes.map(({ file, line, ...words }) => say("fixed", { place: `${file}:${line}`, ...words }));
  return lines.length === 0 ? [say("nothing-to-fix")] : lines;
}

/** Checks all, and proofreads; gives what to say of it. */
async function check(): Promise<readonly string[]> {
  const read = await readContent(folder, cache, site);
  const { content, mediaNotes, addresses } = read;
  const stopping = stoppingIn(folder, addresses);
  const proofs = await proofread(read, hooksOf(content).socialImages);
  const notes = [...read.judge().ofDrafts, ...content.notes, ...mediaNotes, ...stopping, ...proofs];
  const inWords = notes.map((note) => say("note", { note: formatProblem(note, language) }));
  return [...inWords, say("no-errors", { posts: String(content.posts.length) })];
}

try {
  const lines = await (values.fix ? fix() : check());
  process.stdout.write(`${lines.join("\n")}\n`);
} catch (error) {
  process.stderr.write(`${ownersError(error, language)}\n`);
  process.exitCode = 1;
}
