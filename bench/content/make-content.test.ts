import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readContent } from "../../site/generator/content/read-content.ts";
import { makeContent } from "./make-content.ts";

const folders: string[] = [];

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function made(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "made-content-"));
  folders.push(folder);
  await makeContent(folder, count);
  return folder;
}

it("makes content without a mistake: so many articles per language, 400 to 800 words each, most of them translated", async () => {
  const folder = await made(30);
  const { content } = await readContent(folder, join(folder, "pictures"));
  const french = content.posts.filter(({ locale }) => locale === "fr");
  expect([content.posts.length, french.length]).toEqual([90, 30]);
  const portuguese = new Set(content.posts.filter(({ locale }) => locale === "pt").map(({ key }) => key));
  expect(french.filter(({ key }) => portuguese.has(key))).toHaveLength(27);
  for (const post of french) {
    const text = (await readFile(join(folder, post.file), "utf8")).split(/^---$/m)[2] ?? "";
    const words = text.split(/\s+/).length;
    expect(words, post.slug).toBeGreaterThan(380);
    expect(words, post.slug).toBeLessThan(850);
  }
});

it("makes the same articles again, in a larger folder too", async () => {
  const [small, large] = [await made(3), await made(5)];
  for (const file of await readdir(join(small, "posts/pt"))) {
    const [one, other] = await Promise.all([small, large].map((folder) => readFile(join(folder, "posts/pt", file))));
    expect(other?.equals(one ?? Buffer.of()), file).toBe(true);
  }
});
