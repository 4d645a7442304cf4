import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { cacheRules } from "#engine/manifest/manifest.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { visitors } from "../support/setup/browser.ts";
import { builtManifest } from "../support/setup/built-site.ts";
import { changedBuild } from "../support/setup/changed-build.ts";
import type { ChildHost } from "../support/setup/child-host.ts";
import { removeTemporaryFolders } from "../support/setup/run-generator.ts";
import { startApache } from "./apache.ts";
import { askHost } from "./host-answers.ts";

const manifest = await builtManifest();
const files = Object.entries(manifest.files);
const visit = visitors();

describe.skipIf(onPath("apache2") === undefined)("on shared hosting, by the .htaccess of the build, Apache", () => {
  let host: ChildHost;
  beforeAll(async () => {
    host = await startApache(inject("siteFolder"));
  });
  afterAll(() => host?.stop());
  const ask = (path: string, question: Parameters<typeof askHost>[2] = {}) => askHost(host.origin, path, question);

  test("sends every file with its type and its cache rule, and saves what is to be saved", async () => {
    for (const [path, { cache, type, disposition, identity }] of files) {
      const { status, headers, bytes } = await ask(path);
      const kind = (text = "") => text.replace("; charset=utf-8", "");
      expect([path, status, kind(headers["content-type"])]).toEqual([path, 200, kind(type)]);
      // Documents on a host of files carry their policy themselves.
      if (!type.startsWith("text/html")) expect([path, bytes.length]).toEqual([path, identity.bytes]);
      expect([path, headers["cache-control"]]).toEqual([path, cacheRules[cache]]);
      expect([path, headers["content-disposition"]]).toEqual([path, disposition]);
    }
  });

  test.each([
    ["/fr/", 200],
    ["/en/services", 301],
    ["/en/nothing/", 404],
  ])("%s has the headers of every answer, each once", async (path, expected) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(expected);
    for (const [name, value] of Object.entries(manifest.headers)) expect(headers[name.toLowerCase()]).toBe(value);
  });

  test.each([
    ["/fr/x/", '<html lang="fr">'],
    ["/en/x", '<html lang="en">'],
    ["/pt/x/y/", '<html lang="pt-PT">'],
    ["/x", '<html lang="fr">'],
  ])("%s is answered 404 in its language, and kept by nobody", async (path, text) => {
    const { status, headers, bytes } = await ask(path);
    expect([status, headers["cache-control"], headers["x-robots-tag"]]).toEqual([404, "no-store", "noindex"]);
    expect(String(bytes)).toContain(text);
  });

  test.each([
    ["/en/services?a=1", "/en/services/?a=1"],
    ["/fr/blog/1/", "/fr/blog/"],
    ["/en/services/reseau-de-sante-europeen/?x", "/en/services/european-health-network/?x"],
  ])("%s leads to %s in one step", async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, new URL(headers.location ?? "", host.origin).href]).toEqual([301, `${host.origin}${location}`]);
  });

  test.each(["/.build/published.txt", "/.htaccess", "/_headers", "/_redirects", "/fr/index.html", "/en/404.html"])(
    "%s is no page",
    async (path) => expect([403, 404]).toContain((await ask(path)).status),
  );

  test("texts are compressed on their way", async () => {
    const { headers, bytes } = await ask("/fr/", { headers: { "accept-encoding": "br, gzip" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(String(brotliDecompressSync(bytes))).toContain("</html>");
    expect((await ask("/.well-known/security.txt")).status).toBe(200);
  });

  test("a visitor walks through the site without a complaint of the browser", async () => {
    const { page, errors } = await visit({ baseURL: host.origin });
    await page.goto("/fr/");
    await page.locator("header").getByRole("link", { name: "Contact", exact: true }).first().click();
    await page.waitForURL("**/fr/contact/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe.skipIf(onPath("apache2") === undefined)("of addresses of the past, Apache", () => {
  test("redirects old ones, with accents too, and says of what is gone that it is", async () => {
    const site = await changedBuild({
      "published.txt": "/en/good-bye/\n/fr/adieu/\n",
      "pages/contact/fr.md": (text) => text.replace("title:", "aliases: [/fr/nous-écrire/, /old.page+1.html]\ntitle:"),
    });
    const host = await startApache(site.folder);
    try {
      for (const path of ["/fr/nous-%C3%A9crire/", "/fr/nous-%c3%a9crire", "/old.page+1.html"]) {
        const { status, headers } = await askHost(host.origin, path);
        expect([path, status, headers.location]).toEqual([path, 301, `${host.origin}/fr/contact/`]);
      }
      for (const [path, language] of [
        ["/fr/adieu/", "fr"],
        ["/adieu", "fr"],
        ["/en/good-bye/", "en"],
      ] as const) {
        const { status, bytes } = await askHost(host.origin, path);
        expect([path, status, String(bytes).includes(`<html lang="${language}">`)]).toEqual([path, 410, true]);
      }
    } finally {
      await host.stop();
      await removeTemporaryFolders();
    }
  });
});
