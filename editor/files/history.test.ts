import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "#engine/test-support/made-up-site.ts";
import { createContentStore } from "./content-store.ts";
import { createHistory } from "./history.ts";

test("[O2] typing after the clock was set back an hour keeps as few versions as before it, and drives none out", async () => {
  const path = "words.txt";
  const content = join(await mkdtemp(join(tmpdir(), "history-")), "content");
  await mkdir(content);
  let time = Date.parse("2026-11-27T10:00:00Z");
  const history = createHistory(content, () => new Date(time));
  const store = createContentStore(content, history, site);
  /** The version of what was saved is kept in its turn. */
  const kept = () => store.change(async () => ({ files: new Map() }));
  await store.write(path, null, Buffer.from("hier\n"));
  await kept();
  time -= 3_600_000;
  for (const text of ["a", "ab", "abc", "abcd", "abcde", "abcdef"]) {
    time += 200;
    await store.bringIn({ path, base: text.slice(0, -1) || "hier\n", edited: { text } });
    await kept();
  }
  // Of the hour to come; what was typed last; what it was typed over.
  const versions = await history.versions(path);
  const texts = await Promise.all(versions.map(async ({ id }) => String(await history.bytesOf(path, id))));
  expect(texts).toEqual(["hier\n", "abcdef", "hier\n"]);
});

test("a text that another editor has renamed, and this one has kept as it read it last, is not listed as deleted", async () => {
  const content = join(await mkdtemp(join(tmpdir(), "history-")), "content");
  await mkdir(content);
  const [one, other] = [createHistory(content), createHistory(content)];
  const [text, gone] = [Buffer.from("un\n"), Buffer.from("deux\n")];
  await one.keep("a.md", text);
  await one.move("a.md", "b.md");
  await writeFile(join(content, "b.md"), "un, ailleurs\n");
  await other.keep("a.md", text);
  await other.keep("c.md", gone);
  expect((await one.deleted()).map(({ path }) => path)).toEqual(["c.md"]);
});
