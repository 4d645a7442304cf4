import { mkdtemp, readdir, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TextMemory } from "./reading-memory.ts";

test("a file is read again only if its key is not among the last four", () => {
  const memory = new TextMemory();
  const read: string[] = [];
  const recall = (key: string, file = "a") =>
    memory.recall(file, key, () => {
      read.push(file + key);
      return key;
    });
  expect(["1", "2", "1", "3", "4", "5"].map((key) => recall(key))).toEqual(["1", "2", "1", "3", "4", "5"]);
  recall("1");
  recall("1", "b");
  expect(read).toEqual(["a1", "a2", "a3", "a4", "a5", "b1"]);
  recall("2");
  expect(read.at(-1)).toBe("a2");
});

/** The files that are read though a folder stores a memory of "a", "b" and "c", by a program. */
async function readBeside(folder: string, program: string) {
  const memory = await TextMemory.load(folder, program);
  const read: string[] = [];
  for (const file of ["a", "b", "c"]) memory.recall(file, "1", () => read.push(file));
  await memory.store(folder, program);
  return read;
}

test("what one run stored the next one knows, but not another program", async () => {
  const folder = await mkdtemp(join(tmpdir(), "texts-"));
  expect(await readBeside(folder, "one")).toEqual(["a", "b", "c"]);
  expect(await readBeside(folder, "one")).toEqual([]);
  expect(await readBeside(folder, "other")).toEqual(["a", "b", "c"]);
});

test("a stored memory that is cut off is made again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "texts-"));
  await readBeside(folder, "one");
  for (const name of await readdir(folder)) await truncate(join(folder, name), 40);
  expect(await readBeside(folder, "one")).toEqual(["a", "b", "c"]);
  expect(await readBeside(folder, "one")).toEqual([]);
});
