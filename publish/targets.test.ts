import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ForeignFolderError } from "#engine/files/replaceable-folder.ts";
import { releaseFolder, uploadFolder } from "./folder-targets.ts";
import { bareRepository, gitTarget, type TriedTarget } from "./test-support/git-target.ts";
import { newFolder, releaseScript, smallBuild, wordOf } from "./test-support/small-build.ts";

const nothingAround = { holding: [], apart: [] };
/** Builds with the pages of the second one; their other files differ, as kept files of older builds do. */
const sameAsTwo = await Promise.all(
  Array.from({ length: 2 }, (_, index) => smallBuild("deux", `<meta charset="utf-8">\n<!-- ${index} -->\ndeux`)),
);
const [one, two, three] = (await Promise.all(["un", "deux", "trois"].map((word) => smallBuild(word)))) as [
  string,
  string,
  string,
];

const ways: Readonly<Record<string, () => Promise<TriedTarget>>> = {
  async "a release folder"() {
    const site = join(await newFolder(), "site");
    const current = join(site, "current");
    return { target: releaseFolder(site, undefined), ...folderReader(current) };
  },
  async "a folder to upload"() {
    const folder = join(await newFolder(), "a-envoyer");
    return { target: uploadFolder(folder, nothingAround), ...folderReader(folder) };
  },
  "a branch of a Git repository": async () => gitTarget(await bareRepository()),
};

describe.each(Object.entries(ways))("%s, one publication after the other", async (name, make) => {
  const made = await make();
  const titles = async () => (await made.target.online())?.pages.map(({ title }) => title);

  test("says that there is nothing before the first", async () => {
    expect(await titles()).toBeUndefined();
    await made.target.put(one);
    await expect(made.target.back()).rejects.toMatchObject({ id: "publish-nothing-before" });
    expect(await made.read()).toBe("un");
  });

  test.skipIf(name === "a release folder")("has neither compressed files nor what is for our server", async () => {
    expect(await made.files()).toEqual([
      ".build/published.txt",
      // GitHub Pages is told to leave nothing out.
      ".nojekyll",
      ".well-known/security.txt",
      "_headers",
      "fr/index.html",
    ]);
  });

  test("[O8] has the newest build, says what it has, and goes back to what was there before the same pages", async () => {
    await made.target.put(two);
    expect([await made.read(), await titles()]).toEqual(["deux", ["deux"]]);
    for (const again of sameAsTwo) await made.target.put(again);
    await made.target.back();
    expect([await made.read(), await titles()]).toEqual(["un", ["un"]]);
  });

  test("[O8] goes back to what was online before, not to what was given up", async () => {
    await made.target.put(three);
    await made.target.back();
    expect(await made.read()).toBe("un");
  });
});

test.each<[string, (site: string) => Promise<unknown>]>([
  ["the web server does not reload", (site) => releaseFolder(site, "echo 'nginx: bad' >&2; exit 1").put(two)],
  [
    "a build is unfinished",
    async (site) => {
      const unfinished = await smallBuild("à moitié");
      await writeFile(join(unfinished, ".build/unfinished"), "");
      return releaseFolder(site, undefined).put(unfinished);
    },
  ],
  [
    "another run is at work",
    (site) => releaseFolder(site, `sh ${releaseScript} put ${three} ${site}; [ $? -ne 75 ]`).put(two),
  ],
])("[O8] a release folder stays as it is, and without the new release, when %s", async (_, put) => {
  const site = await newFolder();
  await releaseFolder(site, undefined).put(one);
  await expect(put(site)).rejects.toMatchObject({ id: "publish-failed" });
  expect(wordOf(await readFile(join(site, "current/fr/index.html"), "utf8"))).toBe("un");
  expect(await readdir(join(site, "releases"))).toEqual(["1"]);
});

test("a release folder keeps the release that it goes back to, however often the pages after it were put there again", async () => {
  const site = await newFolder();
  const target = releaseFolder(site, undefined);
  for (const build of [one, two, ...sameAsTwo, ...sameAsTwo, ...sameAsTwo]) await target.put(build);
  await target.back();
  expect(wordOf(await readFile(join(site, "current/fr/index.html"), "utf8"))).toBe("un");
});

describe("a release folder that holds something else", () => {
  test("[O9] keeps it, whatever it is called, beside five releases, and gives none its name", async () => {
    const site = await newFolder();
    const releases = join(site, "releases");
    const elsewhere = await newFolder();
    await mkdir(join(elsewhere, ".build"));
    await writeFile(join(elsewhere, ".build/before"), "");
    const foreign = ["008", "1", "2-old", "archive"];
    for (const folder of foreign) {
      await mkdir(join(releases, folder), { recursive: true });
      await writeFile(join(releases, folder, "Impôts.pdf"), "");
    }
    await writeFile(join(releases, "0.tar"), "");
    await symlink(elsewhere, join(releases, "3"));
    const target = releaseFolder(site, undefined);
    for (const build of [one, two, three, one, two, three, one]) await target.put(build);
    expect((await readdir(releases)).sort()).toEqual(["0.tar", "3", "6", "7", "8", "9", "10", ...foreign].sort());
    expect(await readdir(elsewhere)).toEqual([".build"]);
    for (const folder of foreign) expect(await readdir(join(releases, folder))).toEqual(["Impôts.pdf"]);
    await target.back();
    expect(wordOf(await readFile(join(site, "current/fr/index.html"), "utf8"))).toBe("trois");
  });

  test.each([
    ["a folder called next", (site: string) => mkdir(join(site, "next"))],
    ["a folder called current", (site: string) => mkdir(join(site, "current"))],
    ["a file called current", (site: string) => writeFile(join(site, "current"), "")],
    ["a link that leads elsewhere", (site: string) => symlink("/var/www", join(site, "current"))],
    ["a file called current.new", (site: string) => writeFile(join(site, "current.new"), "")],
  ])("[O9] is not touched where it holds %s", async (_, make) => {
    const site = await newFolder();
    await make(site);
    const before = await readdir(site);
    await expect(releaseFolder(site, undefined).put(one)).rejects.toMatchObject({
      id: "publish-failed",
      values: { write: expect.stringContaining("was not made by release.sh") },
    });
    expect((await readdir(site)).filter((name) => !["releases", "release.lock"].includes(name))).toEqual(before);
    expect(await readdir(join(site, "releases"))).toEqual([]);
  });

  test("[O8] is put right after a run that was stopped in the middle", async () => {
    const site = await newFolder();
    await mkdir(join(site, "next/.build"), { recursive: true });
    await writeFile(join(site, "next/.build/before"), "");
    await releaseFolder(site, undefined).put(one);
    expect((await readdir(site)).sort()).toEqual(["current", "release.lock", "releases"]);
  });
});

describe("a folder to upload that holds something else", () => {
  test("[O9] is not touched", async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "Impôts.pdf"), "");
    await expect(uploadFolder(folder, nothingAround).put(one)).rejects.toThrow(ForeignFolderError);
    expect(await readdir(folder)).toEqual(["Impôts.pdf"]);
  });
});

function folderReader(folder: string): Omit<TriedTarget, "target"> {
  return {
    read: async () => wordOf(await readFile(join(folder, "fr/index.html"), "utf8")),
    files: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
    },
  };
}
