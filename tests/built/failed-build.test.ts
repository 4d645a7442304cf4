import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { changedContent } from "../support/setup/changed-build.ts";
import { filesBelow, runGenerator, temporaryFolder } from "../support/setup/run-generator.ts";

test("errors in the content stop the build: all are reported with file and line, and the previous build stays as it was", async () => {
  const work = await temporaryFolder();
  const site = join(work, "site");
  await cp(inject("siteFolder"), site, { recursive: true });
  const before = await filesBelow(site);
  const content = await changedContent({
    "posts/fr/preparer-un-audit.md": (text) => text.replace("tags: [finance]", "tags: [finances]"),
    "posts/en/no-settings.md": "No settings here.\n",
    "pages/contact/pt.md": (text) => text.replace(/^heading:.*$/m, ""),
  });
  const { code, errors } = await runGenerator(["--out", site, "--content", content]);
  expect(code).toBe(1);
  expect(errors).toMatch(/posts\/fr\/preparer-un-audit\.md:5: .*finances/);
  expect(errors).toMatch(/posts\/en\/no-settings\.md:1: /);
  expect(errors).toMatch(/pages\/contact\/pt\.md:\d+: .*heading/);
  const after = await filesBelow(site);
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect([...after].filter(([path, bytes]) => !before.get(path)?.equals(bytes)).map(([path]) => path)).toEqual([]);
});
