import { join, resolve } from "node:path";
import { checkContent } from "./build.ts";
import { ContentError, formatProblem } from "./content/problem.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(process.argv[2] ?? join(root, "content"));

try {
  const { notices, posts } = await checkContent(folder, join(root, ".cache/pictures"));
  for (const notice of notices) process.stdout.write(`note: ${formatProblem(notice)}\n`);
  process.stdout.write(`The content is in order: ${posts.length} posts.\n`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
