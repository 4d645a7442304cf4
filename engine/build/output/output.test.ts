import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { MANIFEST_FILE, type Manifest, manifestSchema } from "../../manifest/manifest.ts";
import { sampleHeaders } from "../../manifest/test-support/sample-headers.ts";
import { FolderInUseError } from "./build-lock.ts";
import { FileWriter, fileAt } from "./file-writer.ts";
import { Output, type Place } from "./output.ts";
import { BUILD_KEYS_FILE, isWhole, UNFINISHED_FILE } from "./previous-build.ts";

const quick = { effort: "quick" } as const;

const places = (...all: string[]): Place[] => all.map((key) => ({ list: "files", key, file: fileAt(key) }));
const facts = { hash: "h", redirects: {}, gone: [], headers: { ...sampleHeaders, "Permissions-Policy": "$&" } };

async function workplace() {
  const folder = await mkdtemp(join(tmpdir(), "output-"));
  const out = join(folder, "dist");
  const open = (filesKey = "files key") => {
    const output = Output.open(out);
    const writer = new FileWriter(output.part, join(folder, "cache"));
    output.writeWith((...file) => writer.write(...file), filesKey);
    return { output, writer };
  };
  const build = async (files: Readonly<Record<string, string>>, hashed: Readonly<Record<string, string>> = {}) => {
    const { output } = open();
    for (const [path, text] of Object.entries(files)) await output.add(path, text, quick);
    const addresses = [];
    for (const [name, text] of Object.entries(hashed)) addresses.push(await output.addHashed("/assets/", name, text));
    const changed = output.finish(facts, 2);
    return { addresses, changed };
  };
  const manifest = async () => JSON.parse(await readFile(join(out, MANIFEST_FILE), "utf8")) as Manifest;
  return { folder, out, open, build, manifest };
}

describe("the output of a build", () => {
  test("has a manifest that fits its schema, sorted, with every encoding of every file", async () => {
    const { out, build, manifest } = await workplace();
    await build({ "/fr/": "<p>bonjour</p>", "/": "<p>bonjour</p>", "/robots.txt": "User-agent: *" });
    const whole = await manifest();
    expect(v.safeParse(manifestSchema, whole).success).toBe(true);
    expect(Object.keys(whole.files)).toEqual(["/", "/fr/", "/robots.txt"]);
    const page = whole.files["/fr/"];
    const bytes = (file = "") => readFile(join(out, file));
    expect(String(brotliDecompressSync(await bytes(page?.br?.file)))).toBe("<p>bonjour</p>");
    expect(String(gunzipSync(await bytes(page?.gzip?.file)))).toBe("<p>bonjour</p>");
    expect(new Set([page?.identity.etag, page?.br?.etag, page?.gzip?.etag]).size).toBe(3);
  });

  test("changes an ETag with every byte", async () => {
    const { build, manifest } = await workplace();
    await build({ "/fr/": "abc" });
    const before = (await manifest()).files["/fr/"]?.identity.etag;
    await build({ "/fr/": "abd" });
    expect((await manifest()).files["/fr/"]?.identity.etag).not.toBe(before);
  });

  test("leaves the previous build in place until it is finished", async () => {
    const { out, open, build } = await workplace();
    await build({ "/fr/": "good" });
    const { output } = open();
    await output.add("/fr/", "half", quick);
    expect(await readFile(join(out, "fr/index.html"), "utf8")).toBe("good");
  });

  test("keeps hashed files of earlier builds for open tabs, and forgets them after some builds", async () => {
    const { out, build, manifest } = await workplace();
    const [old = ""] = (await build({}, { "a.js": "1" })).addresses;
    for (const text of ["2", "3"]) await build({}, { "a.js": text });
    expect((await manifest()).files[old]?.age).toBe(2);
    expect(await readFile(join(out, old), "utf8")).toBe("1");
    await build({}, { "a.js": "4" });
    expect((await manifest()).files[old]).toBeUndefined();
    expect(await readdir(join(out, "assets"))).not.toContain(old.split("/").at(-1));
  });

  test("forgets a picture with the build that no longer shows it: its owner may have to withdraw it", async () => {
    const { out, build, manifest } = await workplace();
    const [old = ""] = (await build({}, { "media/a.svg": "<svg/>" })).addresses;
    expect(await readFile(join(out, old), "utf8")).toBe("<svg/>");
    await build({}, { "a.js": "1" });
    expect((await manifest()).files[old]).toBeUndefined();
    await expect(readFile(join(out, old))).rejects.toThrow(/ENOENT/);
  });

  test("leaves nothing beside the folder when a build fails, whatever of it still goes on", async () => {
    const { folder, open } = await workplace();
    const { output } = open();
    await output.add("/fr/", "half", quick);
    output.close();
    await expect(output.add("/en/", "late", quick)).rejects.toThrow(/closed/);
    expect(() => output.addPrivate(".build/late.json", "{}")).toThrow(/closed/);
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining(".part-"));
  });

  test("rejects a file of an unknown type", async () => {
    const { open } = await workplace();
    await expect(open().output.add("/a.exe", "x", quick)).rejects.toThrow(/No content type is known for a\.exe/);
  });

  test("is not touched by a build that changes nothing; unchanged files stay the same files on the disk", async () => {
    const { out, build, manifest } = await workplace();
    await build({ "/fr/": "same", "/en/": "before" }, { "a.js": "1" });
    const [before, { ino }] = [await manifest(), await stat(join(out, "fr/index.html"))];
    expect((await build({ "/fr/": "same", "/en/": "before" }, { "a.js": "1" })).changed).toBe(0);
    expect(await manifest()).toEqual(before);
    // The page in three encodings, the manifest, and the build keys.
    expect((await build({ "/fr/": "same", "/en/": "after" }, { "a.js": "1" })).changed).toBe(5);
    expect((await stat(join(out, "fr/index.html"))).ino).toBe(ino);
    expect(await readFile(join(out, "en/index.html"), "utf8")).toBe("after");
  });

  test("encodes unchanged files again when the previous build had other options", async () => {
    const { out, open, build, manifest } = await workplace();
    const buildPlain = async () => {
      const { output } = open("not compressed");
      const writer = new FileWriter(output.part, undefined);
      output.writeWith((...file) => writer.write(...file), "not compressed");
      await output.add("/fr/", "<p>bonjour</p>", quick);
      output.finish(facts, 2);
    };
    await buildPlain();
    await build({ "/fr/": "<p>bonjour</p>" });
    const { br } = (await manifest()).files["/fr/"] ?? {};
    expect(String(brotliDecompressSync(await readFile(join(out, br?.file ?? ""))))).toBe("<p>bonjour</p>");
    await buildPlain();
    expect(await readdir(join(out, "fr"))).toEqual(["index.html"]);
  });

  test("removes a page that is gone, with all its encodings", async () => {
    const { out, build } = await workplace();
    await build({ "/fr/": "stays", "/fr/a/": "goes" });
    await build({ "/fr/": "stays" });
    expect((await readdir(join(out, "fr"))).sort()).toEqual(["index.html", "index.html.br", "index.html.gz"]);
  });

  test("reuses a page only if everything it was made from is the same", async () => {
    const { open } = await workplace();
    const first = open();
    first.output.addPage("/fr/", "1", first.writer.writeAll(places("/fr/"), Buffer.from("a"), quick));
    first.output.finish(facts, 2);
    const { output } = open();
    expect(output.reusePage("/fr/", "2", places("/fr/"))).toBe(false);
    expect(output.reusePage("/fr/", "1", places("/fr/"))).toBe(true);
    expect(output.reusePage("/fr/", "1", places("/fr/", "/")), "a file that was not made").toBe(false);
    output.close();
    expect(open("another key").output.reusePage("/fr/", "1", places("/fr/"))).toBe(false);
  });

  test("makes everything again when a build was stopped while its files were moved", async () => {
    const { out, build } = await workplace();
    await build({ "/fr/": "same" });
    const { ino } = await stat(join(out, "fr/index.html"));
    await writeFile(join(out, UNFINISHED_FILE), "");
    expect((await build({ "/fr/": "same" })).changed).toBeGreaterThan(0);
    expect((await stat(join(out, "fr/index.html"))).ino).not.toBe(ino);
    expect(await readdir(join(out, ".build"))).not.toContain("unfinished");
  });

  test("is written by one build at a time: the error of another says so", async () => {
    const { folder, out, open, build } = await workplace();
    const { output } = open();
    expect(() => Output.open(out)).toThrow(new FolderInUseError(out));
    output.close();
    expect((await build({ "/fr/": "free again" })).changed).toBeGreaterThan(0);
    expect(await readdir(folder)).toEqual([".dist.lock", "dist"]);
  });

  test("is free again when the build that held it was killed, and what that one left is removed", async () => {
    const { folder, out, build } = await workplace();
    const holder = `const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, "build-lock.ts"))});
      lockFolder(${JSON.stringify(out)}); process.stdout.write("locked"); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", holder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    await expect(build({ "/fr/": "new" })).rejects.toThrow(FolderInUseError);
    child.kill("SIGKILL");
    await once(child, "close");
    await mkdir(`${out}.part-${child.pid}/fr`, { recursive: true });
    await mkdir(`${out}.parties`);
    await build({ "/fr/": "new" });
    expect(await readdir(folder)).toEqual([".dist.lock", "dist", "dist.parties"]);
  });

  test.each(["", "4711", "no lock at all"])("a lock file that holds %j locks nothing", async (left) => {
    const { folder, build } = await workplace();
    await writeFile(join(folder, ".dist.lock"), left);
    expect((await build({ "/fr/": "new" })).changed).toBeGreaterThan(0);
  });

  test.runIf(existsSync("/sys/kernel"))("cannot be where nobody may write: the error says where", () => {
    const code = "EACCES";
    expect(() => Output.open("/sys/dist")).toThrow(expect.objectContaining({ code, path: "/sys/.dist.lock" }));
  });

  test("is put back by the next build where one was stopped between its last two steps", async () => {
    const { folder, out, open, build } = await workplace();
    await build({ "/fr/": "good" });
    await rename(out, `${out}.part-1.old`);
    open().output.close();
    expect(await readFile(join(out, "fr/index.html"), "utf8")).toBe("good");
    expect(await readdir(folder)).toEqual([".dist.lock", "dist"]);
  });
});

describe("a damaged build is healed by the next one, though nothing has changed", () => {
  const files = { "/fr/": "page", "/en/": "other" };
  test.each<[string, (out: string) => Promise<void>]>([
    ["without a compressed form", (out) => rm(join(out, "fr/index.html.br"))],
    ["with a page cut short", (out) => truncate(join(out, "fr/index.html"), 2)],
    ["without a folder", (out) => rm(join(out, "fr"), { recursive: true })],
    ["without its manifest", (out) => rm(join(out, MANIFEST_FILE))],
    ["with a manifest of another form", (out) => writeFile(join(out, MANIFEST_FILE), "null")],
    ["with an empty manifest", (out) => truncate(join(out, MANIFEST_FILE), 0)],
    ["without its build keys", (out) => rm(join(out, BUILD_KEYS_FILE))],
    ["without a file for the server", (out) => rm(join(out, ".build/texts.json"))],
    ["without a file of an earlier build", async (out) => rm(join(out, await earlierFile(out)))],
  ])("%s", async (_damage, damage) => {
    const { out, open, build } = await workplace();
    await build(files, { "a.js": "1" });
    const again = async () => {
      const { output, writer } = open();
      for (const [path, text] of Object.entries(files)) {
        if (output.reusePage(path, text, places(path))) continue;
        const page = writer.writeAll(places(path), Buffer.from(text), quick);
        output.addPage(path, text, page);
      }
      await output.addHashed("/assets/", "a.js", "2");
      return output.finish(facts, 2, () => output.addPrivate(".build/texts.json", "texts"));
    };
    await again();
    expect(await again()).toBe(0);
    await damage(out);
    expect(await again()).toBeGreaterThan(0);
    const { files: listed } = JSON.parse(await readFile(join(out, MANIFEST_FILE), "utf8")) as Manifest;
    expect(Object.keys(listed)).toEqual(expect.arrayContaining(Object.keys(files)));
    expect(Object.values(listed).every((file) => isWhole(out, file))).toBe(true);
    expect(await readFile(join(out, ".build/texts.json"), "utf8")).toBe("texts");
    expect(await again()).toBe(0);
  });

  async function earlierFile(out: string): Promise<string> {
    const { files: listed } = JSON.parse(await readFile(join(out, MANIFEST_FILE), "utf8")) as Manifest;
    return Object.values(listed).find(({ age }) => age === 1)?.identity.file ?? "";
  }
});
