import { join, resolve } from "node:path";
import { ContentError, formatProblem } from "./content/problem.ts";
import { readContent } from "./content/read-content.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(process.argv[2] ?? join(root, "content"));

try {
  const { content } = await readContent(folder, join(root, ".cache/pictures"), { drafts: true });
  for (const notice of content.notices) process.stdout.write(`note: ${formatProblem(notice)}\n`);
  process.stdout.write(`No errors in the content; ${content.posts.length} posts.\n`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
