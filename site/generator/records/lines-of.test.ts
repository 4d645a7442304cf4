import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { linesOf } from "./lines-of.ts";

const folder = await mkdtemp(join(tmpdir(), "lines-"));
afterAll(() => rm(folder, { recursive: true }));

test("lines are whole wherever the file is cut into pieces, letters of several bytes too", async () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `${index} « é »`);
  const file = join(folder, "a.txt");
  await writeFile(file, `${lines.join("\n")}\n`);
  expect([...linesOf(file)]).toEqual(lines);
});

test("a last line without its end is a line, and an empty line is one", async () => {
  const file = join(folder, "b.txt");
  await writeFile(file, "a\n\nb");
  expect([...linesOf(file)]).toEqual(["a", "", "b"]);
});
