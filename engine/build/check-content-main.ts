import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { acceptAddresses, vanishedIn } from "../content/addresses/published-file.ts";
import type { Content } from "../content/model/content.ts";
import { readContent } from "../content/reading/read-content.ts";
import { formatProblem, type Problem } from "../content/source/problem.ts";
import { siteOfCommand } from "../load-site.ts";
import { ownerLanguage } from "../owner-messages/owner-language.ts";
import { linesIn } from "../owner-messages/report-lines.ts";
import { fixFiles, proofread } from "../proofreading/proofread.ts";
import { siteFolders } from "../site-folders.ts";
import { hooksOf } from "../site-hooks.ts";
import { ownersError } from "./owner-build.ts";

const root = resolve(import.meta.dirname, "../..");
const { values, positionals } = parseArgs({
  options: {
    site: { type: "string" },
    accept: { type: "boolean", default: false },
    fix: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const folders = siteFolders(root, values.site);
const { cache } = folders;
const folder = resolve(positionals[0] ?? folders.content);
const language = await ownerLanguage(folder);
const say = linesIn(language);
const site = await siteOfCommand(folders.site);

/** Takes the addresses of the content for published; gives what to say of it. */
async function accept(): Promise<readonly string[]> {
  const { content, mediaNotes, addresses } = await readContent(folder, cache, site);
  const { all, added, removed } = await acceptAddresses(folder, addresses, language);
  const count = ({ length }: readonly unknown[]) => String(length);
  return [
    ...added.map((write) => say("published-added", { write })),
    ...removed.map((write) => say("published-removed", { write })),
    say("published", { count: count(all), added: count(added), removed: count(removed) }),
    ...told(content, [...content.notes, ...mediaNotes]),
  ];
}

/** Sets typography right in the files; gives what to say of it. */
async function fix(): Promise<readonly string[]> {
  const fixes = await fixFiles(site, folder);
  const lines = fixes.map(({ file, line, ...words }) => say("fixed", { place: `${file}:${line}`, ...words }));
  return lines.length === 0 ? [say("nothing-to-fix", {})] : lines;
}

/** Checks all, and proofreads; gives what to say of it. */
async function check(): Promise<readonly string[]> {
  const read = await readContent(folder, cache, site, { also: vanishedIn(folder) });
  const { content, mediaNotes } = read;
  return told(content, [...content.notes, ...mediaNotes, ...(await proofread(read, hooksOf(content).socialImages))]);
}

/** The notes on a content without errors, and that it has none. */
function told({ posts }: Content, notes: readonly Problem[]): readonly string[] {
  const inWords = notes.map((note) => say("note", { note: formatProblem(note, language) }));
  return [...inWords, say("no-errors", { posts: String(posts.length) })];
}

try {
  const lines = await (values.fix ? fix() : values.accept ? accept() : check());
  process.stdout.write(`${lines.join("\n")}\n`);
} catch (error) {
  process.stderr.write(`${ownersError(error, language)}\n`);
  process.exitCode = 1;
}
