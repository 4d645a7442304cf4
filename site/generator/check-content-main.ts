import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ContentError, formatProblem } from "./content/problem.ts";
import { readContent } from "./content/read-content.ts";
import { ownerLanguage } from "./owner-messages/owner-language.ts";
import { reporterIn } from "./owner-messages/report-lines.ts";
import { mendFiles, proofread } from "./proofreading/proofread.ts";

const root = resolve(import.meta.dirname, "../..");
const { values, positionals } = parseArgs({
  options: { fix: { type: "boolean", default: false } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? join(root, "content"));
const language = await ownerLanguage(folder);
const say = reporterIn(language);
const write = (lines: readonly string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(""));

if (values.fix) {
  const mends = await mendFiles(folder);
  const lines = mends.map(({ file, line, ...words }) => say("mended", { place: `${file}:${line}`, ...words }));
  write(lines.length === 0 ? [say("nothing-to-mend", {})] : lines);
} else {
  try {
    const { content } = await readContent(folder, join(root, ".cache/pictures"), { drafts: true });
    const notices = [...content.notices, ...(await proofread(folder, content))];
    write(notices.map((notice) => say("notice", { notice: formatProblem(notice, language) })));
    write([say("no-errors", { posts: String(content.posts.length) })]);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.inWords(language)}\n`);
    process.exitCode = 1;
  }
}
