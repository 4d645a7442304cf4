import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { contentText } from "./content/content-files.ts";
import { ContentError, formatProblem, lineOf, type Problem } from "./content/problem.ts";
import { acceptedList, PUBLISHED_FILE } from "./content/published-list.ts";
import { type ReadContent, readContent } from "./content/read-content.ts";
import type { AddressSources } from "./content/site-addresses.ts";
import { vanishedAddresses } from "./content/vanished.ts";

const root = resolve(import.meta.dirname, "../..");
const { values, positionals } = parseArgs({
  options: { accept: { type: "boolean", default: false } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? join(root, "content"));
const textOf = (file: string) => contentText(readFileSync(join(folder, file)));

/** Published addresses that answer nothing any more. Without the list nothing was published yet. */
function vanished(addresses: AddressSources): readonly Problem[] {
  if (!existsSync(join(folder, PUBLISHED_FILE))) return [];
  const lineIn = (file: string, start: string) => lineOf(`\n${textOf(file)}`, `\n${start}`);
  return vanishedAddresses(textOf(PUBLISHED_FILE), addresses, lineIn);
}

async function acceptPublished({ addresses }: ReadContent): Promise<void> {
  const before = existsSync(join(folder, PUBLISHED_FILE)) ? textOf(PUBLISHED_FILE) : "";
  const { text, added, removed } = acceptedList(before, addresses);
  await writeFile(join(folder, PUBLISHED_FILE), text);
  const lines = [...added.map((path) => `added ${path}`), ...removed.map((path) => `removed ${path}`)];
  const summary = `${PUBLISHED_FILE}: ${added.length} addresses added, ${removed.length} removed.`;
  process.stdout.write([...lines, summary, ""].join("\n"));
}

try {
  const read = await readContent(folder, join(root, ".cache/pictures"), values.accept ? {} : { also: vanished });
  if (values.accept) await acceptPublished(read);
  for (const notice of read.content.notices) process.stdout.write(`note: ${formatProblem(notice)}\n`);
  process.stdout.write(`No errors in the content; ${read.content.posts.length} posts are public.\n`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
