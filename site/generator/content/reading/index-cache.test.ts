import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { IndexCache } from "./index-cache.ts";
import type { PostIndexEntry } from "./index-post.ts";

const folder = await mkdtemp(join(tmpdir(), "index-"));
afterAll(() => rm(folder, { recursive: true }));
const entries = new Map(
  ["posts/fr/a.md", "posts/fr/b.md"].map((file) => [
    file,
    { file, hash: "h", pictures: [], links: [] } as unknown as PostIndexEntry,
  ]),
);

test("the next build reads the entries of this one, for the same folder and key only", async () => {
  await new IndexCache(folder, "/content", "key").write(entries);
  expect(new IndexCache(folder, "/content", "key").read()).toEqual(entries);
  expect(new IndexCache(folder, "/content", "other key").read().size).toBe(0);
  expect(new IndexCache(folder, "/other", "key").read().size).toBe(0);
});

test("a file that was cut off counts as none, so that every post is indexed again", async () => {
  const cache = new IndexCache(folder, "/content", "key");
  await cache.write(entries);
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), "utf8");
    await writeFile(join(folder, name), text.slice(0, -5));
  }
  expect(cache.read().size).toBe(0);
});
