import { mkdtemp, readdir, rename, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContentFiles } from "../source/content-files.ts";
import { ReadingMemory, TextMemory, takingTurns } from "./reading-memory.ts";

test("a file is loaded again only where the disk says that it is another one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "loaded-"));
  const post = join(folder, "post.md");
  await writeFile(post, "un");
  const files = await readContentFiles(folder);
  let loads = 0;
  const counted = {
    ...files,
    load: (file: string) => {
      loads += 1;
      return files.load(file);
    },
  };
  const memory = new ReadingMemory();
  await memory.load(counted, "post.md");
  expect([await memory.load(counted, "post.md"), loads]).toEqual(["un", 1]);
  // As editors save: another file of the same length in its place.
  await writeFile(`${post}.new`, "de");
  await rename(`${post}.new`, post);
  expect([await memory.load(counted, "post.md"), loads]).toEqual(["de", 2]);
});

test("a file is read again only if its key is not among the last four", () => {
  const memory = new TextMemory();
  const read: string[] = [];
  for (const key of ["1", "2", "1", "3", "4", "5", "1", "2"]) memory.recall("a", key, () => read.push(key));
  expect(read).toEqual(["1", "2", "3", "4", "5", "2"]);
});

test("what one run stored the next one knows; not another program, nor of another text, nor what is cut off", async () => {
  const folder = await mkdtemp(join(tmpdir(), "texts-"));
  const reads = async (program: string, text = "un") => {
    let count = 0;
    const memory = new ReadingMemory({ folder, content: "content", program });
    memory.recall("a.md", text, "settings", () => ++count);
    memory.recall("b.md", "deux\nlignes", "settings", () => "deux\nlignes");
    await memory.keep();
    return count;
  };
  expect(await reads("one")).toBe(1);
  expect(await reads("one")).toBe(0);
  expect(await reads("other")).toBe(1);
  expect(await reads("other")).toBe(0);
  expect(await reads("other", "deux")).toBe(1);
  for (const name of await readdir(folder)) await truncate(join(folder, name), 40);
  expect(await reads("other", "deux")).toBe(1);
  expect(await reads("other", "deux")).toBe(0);
  await rm(folder, { recursive: true });
});

test("a server answers while many texts are read", async () => {
  let isAnswered = false;
  setImmediate(() => {
    isAnswered = true;
  });
  const othersTurn = takingTurns();
  // Texts that are in the memory are read without a wait between them.
  for (const end = performance.now() + 100; performance.now() < end; ) await othersTurn();
  expect(isAnswered).toBe(true);
});
