import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContentFiles } from "../source/content-files.ts";
import { ReadingMemory, TextMemory } from "./reading-memory.ts";

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
  const once = new ReadingMemory(new TextMemory(), false);
  await once.load(counted, "post.md");
  await once.load(counted, "post.md");
  expect(loads).toBe(4);
  await rm(folder, { recursive: true });
});
