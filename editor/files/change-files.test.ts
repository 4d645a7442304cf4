import { chmod, mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { pathBelow } from "#engine/files/path-below.ts";
import { changeFiles, type FileChanges, finishChanges } from "./change-files.ts";
import { createHistory } from "./history.ts";
import { dyingAfter } from "./test-support/mortal-disk.ts";

const BEFORE = { "posts/a.md": "a", "words.txt": "w" };
const AFTER = { "gone.yaml": "- /a/", "posts/b.md": "a, ailleurs", "words.txt": "w, deux" };
/** An article gets another name, a list begins, and a text changes. */
const CHANGES: FileChanges = {
  moved: new Map([["posts/a.md", "posts/b.md"]]),
  files: new Map<string, string | null>([["posts/a.md", null], ...Object.entries(AFTER)]),
};

async function folderOf(files: Readonly<Record<string, string>>) {
  const folder = join(await mkdtemp(join(tmpdir(), "changes-")), "content");
  await mkdir(join(folder, "posts"), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  return { folder, history: createHistory(folder) };
}

async function held(folder: string) {
  const found = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = found.map(({ parentPath, name }) => pathBelow(folder, join(parentPath, name)));
  const shown = paths.filter((path) => !path.endsWith(".tmp")).sort();
  return Object.fromEntries(
    await Promise.all(shown.map(async (path) => [path, await readFile(join(folder, path), "utf8")])),
  );
}

test.each([
  ["are all done or none", () => {}, AFTER],
  [
    "that a full disk refuses are all done or none, and none once that was said",
    (path: string) => {
      if (path.includes(".words.txt.saving")) throw Object.assign(new Error("no space"), { code: "ENOSPC" });
    },
    BEFORE,
  ],
])(
  "[O2] changes of several files %s, wherever the power is cut, and cut again while the next start goes on",
  async (_, refuse, atLast) => {
    const seen = new Set<object>();
    for (let left = 0, isDone = false; !isDone; left += 1) {
      const { folder, history } = await folderOf(BEFORE);
      isDone = await dyingAfter(left, () => changeFiles(folder, history, CHANGES), refuse);
      if (isDone) expect(await held(folder)).toEqual(atLast);
      await dyingAfter(left % 20, () => finishChanges(folder, history));
      await finishChanges(folder, history);
      const now = await held(folder);
      const way = (isDone ? [atLast] : [BEFORE, AFTER]).find((one) => isDeepStrictEqual(one, now));
      expect(way, `${left}: ${JSON.stringify(now)}`).toBeDefined();
      seen.add(way ?? now);
      expect(await history.deleted()).toEqual([]);
      if (way !== AFTER) continue;
      for (const [path, text] of Object.entries({ "posts/b.md": "a", "words.txt": "w" })) {
        const kept = await Promise.all((await history.versions(path)).map(({ id }) => history.bytesOf(path, id)));
        expect(kept.map(String), `${left}: ${path}`).toContain(text);
      }
    }
    expect(seen.size).toBe(2);
  },
);

test("[O2] what another program wrote into a file since stays when the next start goes on", async () => {
  const { folder, history } = await folderOf(BEFORE);
  await dyingAfter(22, () => changeFiles(folder, history, CHANGES));
  expect(await held(folder)).toHaveProperty("posts/b\\.md");
  await writeFile(join(folder, "words.txt"), "entre-temps");
  await finishChanges(folder, history);
  expect(await held(folder)).toEqual({ ...AFTER, "words.txt": "entre-temps" });
});

test("[O2] what the next start cannot write either, the one after it does", async () => {
  const { folder, history } = await folderOf(BEFORE);
  await dyingAfter(22, () => changeFiles(folder, history, CHANGES));
  await chmod(join(folder, "words.txt"), 0o444);
  await expect(finishChanges(folder, history)).rejects.toMatchObject({ id: "read-only" });
  await chmod(join(folder, "words.txt"), 0o644);
  await finishChanges(folder, history);
  expect(await held(folder)).toEqual(AFTER);
});

test("[O2] a plan that its disk has damaged keeps the editor from nothing", async () => {
  const { folder, history } = await folderOf(BEFORE);
  await dyingAfter(22, () => changeFiles(folder, history, CHANGES));
  await writeFile(join(history.folder, "changes", "0.forth"), "\0\0");
  await finishChanges(folder, history);
  expect(await held(folder)).toEqual(AFTER);
});

test("[O2] a text that was written while a change was thought out is not written over, and nothing else is done", async () => {
  const { folder, history } = await folderOf({ ...BEFORE, "words.txt": "w, entre-temps" });
  const changing = changeFiles(folder, history, { ...CHANGES, read: new Map(Object.entries(BEFORE)) });
  await expect(changing).rejects.toMatchObject({ id: "changed-elsewhere" });
  expect(await held(folder)).toEqual({ ...BEFORE, "words.txt": "w, entre-temps" });
});

test("[O2] where a file that would go is protected against writing, it stays, and nothing else is done", async () => {
  const { folder, history } = await folderOf(BEFORE);
  await chmod(join(folder, "posts/a.md"), 0o444);
  await expect(changeFiles(folder, history, CHANGES)).rejects.toMatchObject({ id: "read-only" });
  expect(await held(folder)).toEqual(BEFORE);
});
