import { appendFile, copyFile, readFile, utimes, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { PAGES_FILE, readPublishedList } from "#engine/content/addresses/published-list.ts";
import { releaseFolder } from "./folder-targets.ts";
import { goBack } from "./publish.ts";
import { newFolder, smallBuild, wordOf } from "./test-support/small-build.ts";

const root = resolve(import.meta.dirname, "..");

/** When the first of two builds was put online. */
const FIRST = "2026-11-25T10:00:00.000Z";

/** Goes back from the second of two builds; gives what the owner is told, what is online, and the list. */
async function backFrom(list: string) {
  const [content, site] = [await newFolder(), await newFolder()];
  const target = releaseFolder(site, undefined);
  for (const word of ["un", "deux"]) {
    await target.put(await smallBuild(word));
    const put = new Date(word === "un" ? FIRST : "2026-11-26T10:00:00Z");
    await utimes(join(site, "current", PAGES_FILE), put, put);
  }
  await copyFile(join(root, "tests/support/content/site.yaml"), join(content, "site.yaml"));
  await appendFile(join(content, "site.yaml"), `\npublish: { release: ${JSON.stringify(site)} }\n`);
  await writeFile(join(content, "published.txt"), list);
  const cache = await newFolder();
  const told: string[] = [];
  const out = join(content, "../dist");
  const folders = { site: join(root, "site"), cache, content, out };
  await goBack({
    root,
    ...folders,
    list: content,
    language: "en",
    dryRun: false,
    accept: false,
    log: ({ text }) => void told.push(text),
  });
  const online = wordOf(await readFile(join(site, "current/fr/index.html"), "utf8"));
  return { told: told.join("\n"), online, list: await readFile(join(content, "published.txt"), "utf8") };
}

test("going back writes into the list what is online again, and loses no address", async () => {
  const { told, online, list } = await backFrom(`/fr/ ${"f".repeat(22)} deux\n/fr/neuf/ ${"f".repeat(22)} neuf\n`);
  expect([online, told.includes("published.txt")]).toEqual(["un", false]);
  // What was written after it is not online any more.
  expect(readPublishedList(list).at).toBe(FIRST);
  expect(list.split("\n").slice(-3)).toEqual([`/fr/ ${"f".repeat(22)} un`, "/fr/neuf/", ""]);
});

test("going back does not fail by a list with an error: the owner is told its line, and the list stays", async () => {
  const { told, online, list } = await backFrom("/fr/\n=======\n");
  expect([online, list]).toEqual(["un", "/fr/\n=======\n"]);
  expect(told).toMatch(/list of published addresses could not be brought up to date\..* published\.txt:2: /);
});
