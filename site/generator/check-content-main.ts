import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { contentText } from "./content/content-files.ts";
import { ContentError, formatProblem, lineOf, type Problem } from "./content/problem.ts";
import { acceptedList, PUBLISHED_FILE } from "./content/published-list.ts";
import { readContent } from "./content/read-content.ts";
import type { AddressSources } from "./content/site-addresses.ts";
import { vanishedAddresses } from "./content/vanished.ts";
import { ownerLanguage } from "./owner-messages/owner-language.ts";
import { reporterIn } from "./owner-messages/report-lines.ts";

const root = resolve(import.meta.dirname, "../..");
const { values, positionals } = parseArgs({
  options: { accept: { type: "boolean", default: false } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? join(root, "content"));
const language = await ownerLanguage(folder);
const say = reporterIn(language);
const textOf = (file: string) => contentText(readFileSync(join(folder, file)));

/** Published addresses that answer nothing any more. Without the list nothing was published yet. */
function vanished(addresses: AddressSources): readonly Problem[] {
  if (!existsSync(join(folder, PUBLISHED_FILE))) return [];
  const lineIn = (file: string, start: string) => lineOf(`\n${textOf(file)}`, `\n${start}`);
  return vanishedAddresses(textOf(PUBLISHED_FILE), addresses, lineIn);
}

/** Writes the list of published addresses; gives what to say of it. */
async function accept(addresses: AddressSources): Promise<readonly string[]> {
  const before = existsSync(join(folder, PUBLISHED_FILE)) ? textOf(PUBLISHED_FILE) : "";
  const { all, added, removed } = acceptedList(before, addresses);
  await writeFile(join(folder, PUBLISHED_FILE), all.map((path) => `${path}\n`).join(""));
  const [count, more, less] = [all, added, removed].map(({ length }) => String(length));
  return [
    ...added.map((write) => say("published-added", { write })),
    ...removed.map((write) => say("published-removed", { write })),
    say("published", { count: count ?? "", added: more ?? "", removed: less ?? "" }),
  ];
}

try {
  const read = await readContent(folder, join(root, ".cache/pictures"), values.accept ? {} : { also: vanished });
  const { notices, posts } = read.content;
  const lines = [
    ...(values.accept ? await accept(read.addresses) : []),
    ...notices.map((notice) => say("notice", { notice: formatProblem(notice, language) })),
    say("no-errors", { posts: String(posts.length) }),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.inWords(language)}\n`);
  process.exitCode = 1;
}
