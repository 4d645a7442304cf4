import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildWithContent, dropContent } from "./owner-build.ts";

test("a build has the content that it was made from, whatever is written meanwhile", async () => {
  const folder = await mkdtemp(join(tmpdir(), "content-copy-"));
  const [content, out] = [join(folder, "texts"), join(folder, "dist")];
  await mkdir(join(content, "posts"), { recursive: true });
  const post = join(content, "posts/a.md");
  const copied = () => readFile(join(out, ".build/content/posts/a.md"), "utf8");
  const build = async () => {
    await mkdir(join(out, ".build"), { recursive: true });
    await writeFile(post, "half wr");
  };
  await writeFile(post, "finished");
  await buildWithContent(content, out, build);
  expect(await copied()).toBe("finished");
  await expect(buildWithContent(content, out, () => Promise.reject(new Error("a mistake")))).rejects.toThrow(
    "a mistake",
  );
  expect(await copied()).toBe("finished");
  await buildWithContent(content, out, build);
  expect(await copied()).toBe("half wr");
  await dropContent(out);
  expect([await readdir(folder), await readdir(join(out, ".build"))]).toEqual([["dist", "texts"], []]);
});
