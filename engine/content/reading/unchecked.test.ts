import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemInWords } from "../../owner-messages/problem-details.ts";
import { site } from "../../test-support/made-up-site.ts";
import { changedContent } from "../test-support/changed-content.ts";
import { post, soundContent } from "../test-support/mistake.ts";
import { readTexts } from "./read-texts.ts";
import { uncheckedSources } from "./unchecked.ts";

const cache = await mkdtemp(join(tmpdir(), "cache-"));
const FILE = "posts/fr/b.md";

/** What is said of an article with these lines in its settings. */
async function said(...lines: readonly string[]) {
  const text = post.replace("tags:", `${lines.join("\n")}\ntags:`);
  const read = await readTexts(await changedContent({ ...soundContent, [FILE]: text }), cache, site);
  expect(read.problems).toEqual([]);
  return uncheckedSources(read, "2026-11-28");
}

test("[O10] sources that nobody has checked, or only on a day to come, are said of the text once, at the first of them", async () => {
  const law = ["sources:", "  - title: Une loi", "    url: https://law.example/", "    checked: 2026-11-28"];
  expect(await said(...law)).toEqual([]);
  const [one, ...more] = await said(
    ...[...law, "  - title: Un décret", "  - title: Un arrêté", "    checked: 2026-11-29"],
  );
  expect(more).toEqual([]);
  expect(one).toMatchObject({ file: FILE, field: ["sources", 1, "checked"] });
  expect(one && problemInWords(one, "en")).toMatch(/: 2, “Un décret” among them\..* checked: 2026-11-28$/);
});

test("a draft may name what nobody has checked yet", async () => {
  expect(await said("draft: true", "sources:", "  - title: Une loi")).toEqual([]);
});
