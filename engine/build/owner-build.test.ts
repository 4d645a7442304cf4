import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { SiteError } from "../load-site.ts";
import { buildTime, buildWithContent, dropContent } from "./owner-build.ts";

afterEach(() => void vi.unstubAllEnvs());

test("a build is of the time that SOURCE_DATE_EPOCH names, of today where it is empty; what is no time is told", () => {
  const timeAt = (epoch: string) => {
    vi.stubEnv("SOURCE_DATE_EPOCH", epoch);
    return buildTime();
  };
  expect(timeAt("1767225600").toISOString()).toBe("2026-01-01T00:00:00.000Z");
  expect(timeAt("").getTime()).toBeGreaterThan(1_767_225_600_000);
  for (const epoch of ["yesterday", "-1", "1e3", "99999999999999"]) expect(() => timeAt(epoch)).toThrow(SiteError);
});

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
