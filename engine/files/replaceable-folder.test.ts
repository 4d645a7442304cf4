import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, realpath, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ForeignFolderError, replaceableFolder } from "./replaceable-folder.ts";

const MARK = ".build/published.txt";
const MARKS = { [MARK]: /^site: / };

/** A project with its content, beside it a folder of the owner, and links to all three. */
async function place() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "replaceable-")));
  const at = (name: string) => join(folder, name);
  await mkdir(at("project/content/posts"), { recursive: true });
  await mkdir(at("project/docs"));
  await writeFile(at("project/docs/guide.md"), "");
  for (const name of ["project", "project/content", "project/docs"]) await symlink(at(name), at(`${name}-link`));
  const judge = (name: string) =>
    replaceableFolder(at(name), { holding: [at("project")], apart: [at("project/content")], marks: MARKS });
  return { at, judge };
}

describe("a command replaces a folder", () => {
  test("that is missing, empty but for what systems leave, or was made by a command", async () => {
    const { at, judge } = await place();
    await mkdir(at("empty"));
    await writeFile(at("empty/.DS_Store"), "");
    await mkdir(at("project/dist/.build"), { recursive: true });
    await writeFile(at("project/dist/.build/published.txt"), "site: abc, and then damaged");
    await symlink(at("project/dist"), at("dist-link"));
    for (const name of ["missing/below", "empty", "project/dist"]) expect(judge(name)).toBe(at(name));
    expect(judge("dist-link")).toBe(at("project/dist"));
  });

  test.each(["{}", "", "no site: abc"])("not one whose mark says %j, which no command writes", async (text) => {
    const { at, judge } = await place();
    await mkdir(at("project/docs/.build"));
    await writeFile(at("project/docs/.build/published.txt"), text);
    expect(() => judge("project/docs")).toThrow(ForeignFolderError);
  });

  test.each(["project/docs", "project/docs-link"])("not one that holds something else: %s", async (name) => {
    const { at, judge } = await place();
    expect(() => judge(name)).toThrow(new ForeignFolderError(at(name), { found: "guide.md" }));
    expect(await readdir(at("project/docs"))).toEqual(["guide.md"]);
  });

  test.each(["guide.md", "guide.md/below/it", "away"])(
    "not a file, below one, or a link to nothing: %s",
    async (name) => {
      const { at, judge } = await place();
      await symlink(at("nothing"), at("project/docs/away"));
      const reason = { found: name.split("/")[0] ?? "" };
      expect(() => judge(`project/docs/${name}`)).toThrow(new ForeignFolderError(at("project/docs"), reason));
    },
  );

  test.each([
    "project",
    ".",
    "project/docs/../..",
    "project-link",
    "project/content",
    "project/content-link",
    "project/content/new",
    "project/content/posts/new/below",
    "project/content-link/new",
  ])("not one that holds the project or has to do with the content, even where it is marked: %s", async (name) => {
    const { at, judge } = await place();
    await mkdir(join(resolve(at(".")), ".build"));
    await writeFile(at(MARK), "site: abc");
    expect(() => judge(name)).toThrow(ForeignFolderError);
  });

  test("nothing that a file system takes for the content under another name", async () => {
    const { at, judge } = await place();
    const shouted = "project/CONTENT/new";
    if (existsSync(at("project/CONTENT"))) expect(() => judge(shouted)).toThrow(ForeignFolderError);
    else expect(judge(shouted)).toBe(at(shouted));
  });

  test("not one of the name of a folder that is not there yet, in whatever letters", async () => {
    const { at } = await place();
    const around = { holding: [], apart: [at("dist")], marks: {} };
    for (const name of ["dist", "DIST", "dist/below"]) {
      expect(() => replaceableFolder(at(name), around)).toThrow(new ForeignFolderError(at(name), { near: at("dist") }));
    }
  });
});
