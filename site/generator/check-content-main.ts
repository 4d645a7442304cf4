import { join, resolve } from "node:path";
import { ContentError, formatProblem } from "./content/problem.ts";
import { readContent } from "./content/read-content.ts";
import { ownerLanguage } from "./owner-messages/owner-language.ts";
import { reporterIn } from "./owner-messages/report-lines.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(process.argv[2] ?? join(root, "content"));
const language = await ownerLanguage(folder);
const say = reporterIn(language);

try {
  const { content } = await readContent(folder, join(root, ".cache/pictures"), { drafts: true });
  const notices = content.notices.map((notice) => say("notice", { notice: formatProblem(notice, language) }));
  const lines = [...notices, say("no-errors", { posts: String(content.posts.length) })];
  process.stdout.write(`${lines.join("\n")}\n`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.inWords(language)}\n`);
  process.exitCode = 1;
}
