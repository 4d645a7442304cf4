import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { noSmallDisk, onSmallDisk } from "#contact/server/test-support/small-disk.ts";
import { etagOf } from "#engine/build/output/file-writer.ts";
import { releaseFolder } from "./folder-targets.ts";
import { demandTaken } from "./site-answers.ts";
import { newFolder, releaseScript, smallBuild, wordOf } from "./test-support/small-build.ts";

const online = async (site: string) => wordOf(await readFile(join(site, "current/fr/index.html"), "utf8"));

test("what the script put in place is taken back here, and the other way round", async () => {
  const site = join(await newFolder(), "site");
  const [one, two, three] = await Promise.all(["un", "deux", "trois"].map((word) => smallBuild(word)));
  const target = releaseFolder(site, undefined);
  await target.put(String(one));
  execFileSync("sh", [releaseScript, "put", String(two), site]);
  await target.put(String(three));
  execFileSync("sh", [releaseScript, "back", site]);
  expect(await online(site)).toBe("deux");
  await target.back();
  expect(await online(site)).toBe("un");
});

test(`a full disk leaves what is online, and nothing beside it${noSmallDisk ?? ""}`, async ({ skip }) => {
  skip(noSmallDisk !== undefined);
  const [one, large] = [await smallBuild("un"), await smallBuild("deux")];
  await writeFile(join(large, "large.pdf"), Buffer.alloc(4_000_000));
  const site = await newFolder();
  const script = join(import.meta.dirname, "test-support/put-on-disk.ts");
  expect(onSmallDisk(script, site, "1m", one, large)).toEqual({
    codes: ["ENOSPC"],
    online: '<meta charset="utf-8">\nun',
    entries: [["current", "release.lock", "releases"], ["1"]],
  });
});

/** A build of one page that the manifest knows by its bytes. */
async function markedBuild(word: string): Promise<string> {
  const build = await smallBuild(word);
  const file = join(build, ".build/manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  const page = manifest.files["/fr/"];
  page.cache = "revalidate";
  page.identity.etag = etagOf(await readFile(join(build, "fr/index.html")));
  await writeFile(file, JSON.stringify(manifest));
  return build;
}

/** A site that answers in a way of its own. */
async function siteWith(answer: (word: string) => { readonly status?: number; readonly body: string }) {
  const site = await newFolder();
  const server = createServer(async (_request, response) => {
    const { status = 200, body } = answer(await readFile(join(site, "current/fr/index.html"), "utf8"));
    response.writeHead(status).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const told: (string | undefined)[] = [];
  const target = releaseFolder(site, undefined, async (...release) => {
    told.push(await demandTaken(origin, ...release, 100));
  });
  return { site, target, told, origin };
}

describe("whether the site answers with a release", () => {
  test("is asked at its address; where it does, nothing more is said, at going back too", async () => {
    const { site, target, told } = await siteWith((body) => ({ body }));
    for (const word of ["un", "deux"]) await target.put(await markedBuild(word));
    await target.back();
    expect([await online(site), told]).toEqual(["un", [undefined, undefined, undefined]]);
  });

  test("where it goes on with the one before, that stays, and the new release goes", async () => {
    const { site, target } = await siteWith(() => ({ body: '<meta charset="utf-8">\nun' }));
    await target.put(await markedBuild("un"));
    await expect(target.put(await markedBuild("deux"))).rejects.toMatchObject({ id: "publish-not-taken" });
    expect([await online(site), await readdir(join(site, "releases"))]).toEqual(["un", ["1"]]);
  });

  test("where nobody can tell, because it answers otherwise, or not at all, that is said and the release stays", async () => {
    const { site, target, told, origin } = await siteWith(() => ({ status: 404, body: "" }));
    for (const word of ["un", "deux"]) await target.put(await markedBuild(word));
    expect([await online(site), told]).toEqual(["deux", [`${origin}/fr/ 404`, `${origin}/fr/ 404`]]);
    const nobody = await demandTaken("http://127.0.0.1:9", join(site, "current"), undefined, 0);
    expect(nobody).toMatch(/^http:\/\/127\.0\.0\.1:9\/fr\/ ./);
  });
});

test("a folder that nobody may take for a release is not gone back to", async () => {
  const site = await newFolder();
  await mkdir(join(site, "releases/1/.build"), { recursive: true });
  await writeFile(join(site, "releases/1/.build/before"), "../../etc\n");
  execFileSync("ln", ["-s", "releases/1", join(site, "current")]);
  await expect(releaseFolder(site, undefined).back()).rejects.toMatchObject({ id: "publish-nothing-before" });
});
