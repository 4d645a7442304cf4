import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { MANIFEST_FILE } from "#engine/manifest/manifest.ts";
import { CONTACT_TEXTS_FILE } from "../../message/contact-answer-texts.ts";
import { CONTACT_PAGE_FILE } from "../../message/contact-protocol.ts";
import { blank } from "../../message/test-support/error-of.ts";
import { fixtureBuild } from "../test-support/fixture-build.ts";
import { type Build, loadBuild, loadContactPage } from "./load-build.ts";

const NO_MEMORY = 0;

/** What was read, from memory or from the disk. */
async function text(content: ReturnType<Build["read"]>): Promise<string> {
  const read = await content;
  return String(Buffer.isBuffer(read) ? read : await buffer(read));
}

test("goes on serving its own bytes when another build takes its place", async () => {
  const { root, manifest, texts } = fixtureBuild();
  const build = loadBuild(root);
  writeFileSync(join(root, "fr/index.html"), "another build");
  const form = manifest.files["/fr/"]?.identity;
  expect(form && (await text(build.read(form)))).toBe(texts.get("/fr/"));
});

test("reads what does not fit in memory from the disk, and refuses what is not its own", async () => {
  const { root, manifest, texts } = fixtureBuild();
  const build = loadBuild(root, NO_MEMORY);
  const read = async (path: string) => {
    const form = manifest.files[path]?.identity;
    return form && text(build.read(form));
  };
  expect(await read("/fr/")).toBe(texts.get("/fr/"));
  writeFileSync(join(root, "fr/index.html"), "another build");
  await expect(read("/fr/")).rejects.toThrow("fr/index.html has 13 bytes");
});

test("stays with its release when the link that led to it leads to another", async () => {
  const [first, second] = [fixtureBuild("First ".repeat(50)), fixtureBuild("Other ".repeat(50))];
  const link = join(first.root, "..", "current");
  symlinkSync(first.root, link);
  const build = loadBuild(link, NO_MEMORY);
  rmSync(link);
  symlinkSync(second.root, link);
  const form = first.manifest.files["/fr/"]?.identity;
  expect(form && (await text(build.read(form)))).toBe(first.texts.get("/fr/"));
});

test("a build without the server's texts is a site without contact; not where it has a contact page", () => {
  const { root } = fixtureBuild();
  rmSync(join(root, CONTACT_TEXTS_FILE));
  expect(loadBuild(root).contactTexts).toBeUndefined();
  writeFileSync(join(root, CONTACT_PAGE_FILE), "");
  expect(() => loadBuild(root)).toThrow(/contact\.json is missing.*npm run build/);
});

test("says what to do when there is no build, or a damaged one", () => {
  const { root, manifest } = fixtureBuild();
  const home = manifest.files["/"];
  rmSync(join(root, "robots.txt"));
  expect(() => loadBuild(root)).toThrow(/robots\.txt cannot be used.*npm run build/);
  writeFileSync(
    join(root, MANIFEST_FILE),
    JSON.stringify({
      ...manifest,
      files: { "/": { ...home, identity: { ...home?.identity, file: "../secret.txt" } } },
    }),
  );
  expect(() => loadBuild(root)).toThrow("outside the build");
  writeFileSync(join(root, MANIFEST_FILE), "{}");
  expect(() => loadBuild(root)).toThrow(/manifest\.json cannot be used.*npm run build/);
  rmSync(join(root, MANIFEST_FILE));
  mkdirSync(join(root, MANIFEST_FILE));
  expect(() => loadBuild(root)).toThrow(/cannot be read.*user/);
  rmSync(join(root, MANIFEST_FILE), { recursive: true });
  expect(() => loadBuild(root)).toThrow(/no build in .*npm run build/);
});

function buildWith(program?: string): string {
  const root = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(root, ".build"));
  writeFileSync(join(root, "package.json"), '{"type":"module"}');
  if (program !== undefined) writeFileSync(join(root, ".build/contact-page.js"), program);
  return root;
}

test("the build's own renderer is used where there is one", async () => {
  const render = await loadContactPage(buildWith("export const renderContactPage = ({ locale }) => 'page ' + locale;"));
  expect(await render?.({ locale: "pt", values: blank, errors: {}, status: 422 })).toBe("page pt");
});

test("a build without one is as good; one that is broken says so", async () => {
  expect(await loadContactPage(buildWith())).toBeUndefined();
  await expect(loadContactPage(buildWith("export const x = 1;"))).rejects.toThrow(/renderContactPage.*npm run build/);
  await expect(loadContactPage(buildWith("export const"))).rejects.toThrow(/cannot be used[\s\S]*npm run build/);
});
