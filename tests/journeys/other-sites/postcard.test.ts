import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { attributes } from "../../built/queries.ts";
import { notePageEvents, type PageEvents } from "../../support/browser/page-events.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { readBuild } from "../../support/setup/changed-build.ts";
import { runGenerator, temporaryFolder } from "../../support/setup/run-generator.ts";
import { startServer } from "../../support/setup/start-server.ts";

const visit = visitors();

const folder = join(await temporaryFolder(), "dist");
const content = await temporaryFolder();
await cp("examples/postcard/content", content, { recursive: true });
const settings = join(content, "site.yaml");
const text = await readFile(settings, "utf8");
await writeFile(settings, text.replace("published: [it]", "published: [it], enablePathRewrite: false"));
const options = ["--site", "examples/postcard", "--content", content, "--out", folder, "--no-compress", "--quiet"];
const built = await runGenerator(options);
expect(built).toEqual({ code: 0, output: "", errors: "" });
const server = await startServer(folder);
afterAll(() => server.stop());

test("another site is built, and its pages load in the page that is open", async () => {
  const { page, errors } = await visit({ baseURL: server.origin });
  await page.addInitScript(notePageEvents);
  await openHydrated(page, "/");
  await page.waitForFunction(() => (window as Window & PageEvents).followsNavigations);
  const chunk = page.waitForResponse(/\/letter-page-[^/]+\.js$/);
  await page.locator("main a").click();
  await page.locator(".signature").waitFor();
  expect(page.url()).toBe(`${server.origin}/lettera/`);
  expect((await chunk).ok()).toBe(true);
  expect(await page.evaluate(() => (window as Window & PageEvents).intercepted?.length)).toBe(1);
  expect(errors).toEqual([]);
});

test("[T2] where no path is rewritten no address has a prefix, and each page has one", async () => {
  const { manifest, page, text } = await readBuild(folder);
  const pages = Object.keys(manifest.files).filter((path) => path.endsWith("/"));
  expect(pages.sort()).toEqual(["/", "/lettera/"]);
  for (const path of pages) {
    const document = await page(path);
    expect(attributes(document, "link[rel=canonical]", "href").map((href) => new URL(String(href)).pathname)).toEqual([
      path,
    ]);
    expect(attributes(document, "link[hreflang]", "href")).toEqual([]);
    expect(attributes(document, "a[href^='/']", "href").filter((link) => !(String(link) in manifest.files))).toEqual(
      [],
    );
    expect(await text("/sitemap.xml")).toContain(`${path}</loc>`);
  }
  expect(Object.keys(manifest.notFound)).toEqual([""]);
});

test("it speaks a language that the engine does not know: set, dated and named as the site says", async () => {
  const read = async (path: string) => {
    const answer = await fetch(server.origin + path);
    return { status: answer.status, html: (await answer.text()).replaceAll("\u00a0", "~") };
  };
  const [home, letter, missing] = [await read("/"), await read("/lettera/"), await read("/niente/")];
  for (const { html } of [home, letter, missing]) expect(html).toContain('<html lang="it">');
  expect(home.html).toContain('property="og:locale" content="it_IT"');
  expect(home.html).toContain("«quanto fanno?», «troppo!»");
  for (const words of ["Scritta il 1º~maggio~2026.", "Sig.~Rossi", "2~ore", "l’aria", "3~maggio"])
    expect(letter.html).toContain(words);
  expect(missing.status).toBe(404);
  expect(missing.html).toContain("Torna al mittente");
});

test("its server takes no message, keeps nothing, and has no feed; nothing of another host is shown, and its pages are cut off from every other site", async () => {
  const { headers } = await fetch(server.origin);
  expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
  const message = await fetch(`${server.origin}/api/contact`, { method: "POST" });
  const feed = await fetch(`${server.origin}/feed.xml`);
  expect([message.status, feed.status]).toEqual([404, 404]);
  expect(await readdir(server.dataFolder)).toEqual([]);
});
