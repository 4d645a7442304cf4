import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MANIFEST_FILE, type Manifest } from "../../contract/manifest.ts";
import { attributes, only } from "../built/queries.ts";
import { answeredConsent } from "../pages/answered-consent.ts";
import { visitors } from "../setup/browser.ts";
import { buildChangedProject } from "../setup/changed-project.ts";
import { parseHtml, parseXml } from "../setup/documents.ts";
import { removeTemporaryFolders, temporaryFolder } from "../setup/run-generator.ts";
import { type RunningServer, startServer } from "../setup/start-server.ts";

const SETUP = "site/i18n/site-locales.ts";
const visit = visitors();

/** A build whose French has no prefix, and whose Portuguese has another. */
let folder: string;
let manifest: Manifest;
let server: RunningServer;
let documents: ReadonlyMap<string, Document>;

beforeAll(async () => {
  folder = join(await temporaryFolder(), "site");
  await buildChangedProject(folder, {
    [SETUP]: (text) =>
      text.replace("rewriteDefaultLanguage: true,", 'rewriteDefaultLanguage: false, pathAliases: { pt: "portugues" },'),
  });
  manifest = JSON.parse(await readFile(join(folder, MANIFEST_FILE), "utf8")) as Manifest;
  server = await startServer(folder);
  documents = new Map(
    await Promise.all(
      pages().map(async (path) => [path, parseHtml(await readFile(join(folder, path, "index.html"), "utf8"))] as const),
    ),
  );
});

afterAll(async () => {
  await server?.stop();
  await removeTemporaryFolders();
});

const pages = () => Object.keys(manifest.files).filter((path) => path.endsWith("/"));
function pageAt(path: string): Document {
  const document = documents.get(path);
  if (document === undefined) throw new Error(`There is no page ${path}.`);
  return document;
}

describe("without the prefix of the default language, and with an alias for another", () => {
  test("[T1] [T2] French pages have both addresses, the unprefixed one being canonical, and no other page has two", async () => {
    for (const [path, document] of documents) {
      const canonical = only(document, "link[rel=canonical]").getAttribute("href") ?? "";
      expect(new URL(canonical).pathname, path).toBe(path.replace(/^\/fr\//, "/"));
      if (!/^\/(fr|en|portugues)\//.test(path)) expect(pages()).toContain(`/fr${path}`);
    }
    expect(pages()).toEqual(expect.arrayContaining(["/", "/presentation/", "/portugues/apresentacao/", "/en/"]));
    expect(pages().filter((path) => path.startsWith("/pt/"))).toEqual([]);
  });

  test("[T2] every link leads to a canonical address that is there, those of texts too", async () => {
    for (const [path, document] of documents) {
      const links = attributes(document, "a[href^='/']", "href").map((href) => href.split("#")[0] ?? "");
      expect(
        links.filter((link) => /^\/(fr|pt)\//.test(link) || !(link in manifest.files)),
        path,
      ).toEqual([]);
    }
  });

  test("[T1] [T2] sitemap, feeds, not-found pages and redirects follow", async () => {
    const sitemap = parseXml(await readFile(join(folder, "sitemap.xml"), "utf8"));
    const listed = [...sitemap.getElementsByTagName("loc")].map(
      ({ textContent }) => new URL(textContent ?? "").pathname,
    );
    expect(listed.sort()).toEqual(
      pages()
        .filter((path) => !path.startsWith("/fr/"))
        .sort(),
    );
    for (const [home, feed] of [
      ["/", "/feed.xml"],
      ["/en/", "/en/feed.xml"],
      ["/portugues/", "/portugues/feed.xml"],
    ] as const) {
      expect(attributes(pageAt(home), "head link[type='application/atom+xml']", "href")).toEqual([feed]);
      const self = parseXml(await readFile(join(folder, feed), "utf8")).querySelector("link[rel=self]");
      expect(new URL(self?.getAttribute("href") ?? "").pathname).toBe(feed);
    }
    expect(Object.keys(manifest.notFound).sort()).toEqual(["", "en", "fr", "portugues"]);
    expect(manifest.redirects).toMatchObject({ "/blog/1/": "/blog/", "/portugues/blog/1/": "/portugues/blog/" });
  });

  test("[R19] [R20] [T2] a visitor comes from the prefixed address to the canonical one, changes languages, and gets lost", async () => {
    const { page, errors } = await visit({ baseURL: server.origin, ...answeredConsent() });
    const documents: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
    const isAt = (address: string, language: string) =>
      expect
        .poll(() => page.evaluate(() => [location.href, document.documentElement.lang]))
        .toEqual([server.origin + address, language]);
    await page.goto("/fr/services/?a=1");
    await isAt("/services/?a=1", "fr");
    await page.locator("header a[hreflang=pt-PT]").click();
    await isAt("/portugues/servicos/", "pt-PT");
    await page.locator("header a[hreflang=en]").click();
    await isAt("/en/services/", "en");
    await page.locator("header a[hreflang=fr]").click();
    await isAt("/services/", "fr");
    expect(documents).toHaveLength(1);
    expect(errors).toEqual([]);
    await page.goto("/portugues/nada/");
    await isAt("/portugues/nada/", "pt-PT");
  });
});

test("[T2] with rewriting off, the build says why it cannot be, and what to do", async () => {
  const off = buildChangedProject(join(await temporaryFolder(), "off"), {
    [SETUP]: (text) => text.replace("enablePathRewrite: true", "enablePathRewrite: false"),
  });
  await expect(off).rejects.toThrow(/all languages would have the same addresses\. Switch enablePathRewrite on/);
});
