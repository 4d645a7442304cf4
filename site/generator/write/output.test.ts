import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { MANIFEST_FILE, type Manifest, manifestSchema } from "../../../contract/manifest.ts";
import { Compressor } from "./compress.ts";
import { Output } from "./output.ts";

async function workplace() {
  const folder = await mkdtemp(join(tmpdir(), "output-"));
  const out = join(folder, "dist");
  const compressor = new Compressor(join(folder, "cache"));
  const build = async (files: Readonly<Record<string, string>>, hashed: Readonly<Record<string, string>> = {}) => {
    const output = await Output.open(out, compressor);
    for (const [path, text] of Object.entries(files)) await output.add(path, text);
    const addresses = [];
    for (const [name, text] of Object.entries(hashed)) addresses.push(await output.addHashed("/assets/", name, text));
    await output.finish({ hash: "h", redirects: {}, headers: {} }, 2);
    return addresses;
  };
  const manifest = async () => JSON.parse(await readFile(join(out, MANIFEST_FILE), "utf8")) as Manifest;
  return { out, compressor, build, manifest };
}

describe("the output of a build", () => {
  it("has a manifest that fits its schema, sorted, with every form of every file", async () => {
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

  it("changes an ETag with every byte", async () => {
    const { build, manifest } = await workplace();
    await build({ "/fr/": "abc" });
    const before = (await manifest()).files["/fr/"]?.identity.etag;
    await build({ "/fr/": "abd" });
    expect((await manifest()).files["/fr/"]?.identity.etag).not.toBe(before);
  });

  it("leaves the last good build in place until it is finished", async () => {
    const { out, compressor, build } = await workplace();
    await build({ "/fr/": "good" });
    const next = await Output.open(out, compressor);
    await next.add("/fr/", "half");
    expect(await readFile(join(out, "fr/index.html"), "utf8")).toBe("good");
  });

  it("keeps hashed files of earlier builds for open tabs, and forgets them after some builds", async () => {
    const { out, build, manifest } = await workplace();
    const [old = ""] = await build({}, { "a.js": "1" });
    for (const text of ["2", "3"]) await build({}, { "a.js": text });
    expect((await manifest()).files[old]?.age).toBe(2);
    expect(await readFile(join(out, old), "utf8")).toBe("1");
    await build({}, { "a.js": "4" });
    expect((await manifest()).files[old]).toBeUndefined();
    expect(await readdir(join(out, "assets"))).not.toContain(old.split("/").at(-1));
  });

  it("does not take a kind of file it cannot name", async () => {
    const { out, compressor } = await workplace();
    const output = await Output.open(out, compressor);
    await expect(output.add("/a.exe", "x")).rejects.toThrow(/No content type is known for a\.exe/);
  });
});
