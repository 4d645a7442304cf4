import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { MANIFEST_FILE, type Manifest, manifestSchema } from "../../../contract/manifest.ts";
import { sampleHeaders } from "../../../contract/test-support/sample-headers.ts";
import { FolderInUseError } from "./build-lock.ts";
import { Compressor } from "./compress.ts";
import { FileWriter } from "./file-writer.ts";
import { Output } from "./output.ts";
import { UNFINISHED_FILE } from "./previous-build.ts";

const quick = { effort: "quick" } as const;

const paths = (...all: string[]) => ({ paths: all, notFound: [], gone: [] });
const facts = { hash: "h", redirects: {}, gone: [], headers: { ...sampleHeaders, "Permissions-Policy": "$&" } };

async function workplace() {
  const folder = await mkdtemp(join(tmpdir(), "output-"));
  const out = join(folder, "dist");
  const open = (filesKey = "files key") => {
    const output = Output.open(out);
    const writer = new FileWriter(output.part, new Compressor(join(folder, "cache")));
    output.writeWith((...file) => writer.write(...file), filesKey);
    output.makePagesWith("pages key");
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
    const { folder, out, open, build, manifest } = await workplace();
    const buildPlain = async () => {
      const { output } = open("not compressed");
      const writer = new FileWriter(output.part, new Compressor(join(folder, "cache")));
      output.writeWith((file, bytes) => writer.write(file, bytes, { effort: "none" }), "not compressed");
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
    const file = first.writer.write("fr/index.html", Buffer.from("a"), quick);
    const key = { key: "1", embeds: ["https://video.example"] };
    first.output.addPage("/fr/", key, { files: [["/fr/", file]], notFound: [], gone: [] });
    first.output.finish(facts, 2);
    const { output } = open();
    expect(output.reusePage("/fr/", "2", paths("/fr/"))).toBeUndefined();
    expect(output.reusePage("/fr/", "1", paths("/fr/"))).toEqual(["https://video.example"]);
    expect(output.reusePage("/fr/", "1", paths("/fr/", "/")), "a file that was not made").toBeUndefined();
    output.makePagesWith("another key");
    expect(output.reusePage("/fr/", "1", paths("/fr/"))).toBeUndefined();
    output.close();
    expect(open("another key").output.reusePage("/fr/", "1", paths("/fr/"))).toBeUndefined();
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

  test("is written by one build at a time: the error of another says which one", async () => {
    const { folder, out, open, build } = await workplace();
    const { output } = open();
    const lock = { folder: out, process: String(process.pid), file: `${out}.lock` };
    expect(() => Output.open(out)).toThrow(new FolderInUseError(lock));
    output.close();
    expect((await build({ "/fr/": "free again" })).changed).toBeGreaterThan(0);
    expect(await readdir(folder)).toEqual(["dist"]);
  });

  test("is free again when the build that held it died, and what that one left is removed", async () => {
    const { folder, out, build } = await workplace();
    const { pid = 0 } = spawnSync(process.execPath, ["--version"]);
    await writeFile(`${out}.lock`, String(pid));
    await mkdir(`${out}.part-${pid}/fr`, { recursive: true });
    await build({ "/fr/": "new" });
    expect(await readdir(folder)).toEqual(["dist"]);
  });
});
