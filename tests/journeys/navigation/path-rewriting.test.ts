import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attributes } from "../../built/queries.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { visitors } from "../../support/setup/browser.ts";
import { type ChangedBuild, changedBuild, readBuild } from "../../support/setup/changed-build.ts";
import { parseXml } from "../../support/setup/documents.ts";
import { removeTemporaryFolders, runGenerator, temporaryFolder } from "../../support/setup/run-generator.ts";
import { type RunningServer, startServer } from "../../support/setup/start-server.ts";

const visit = visitors();
afterAll(removeTemporaryFolders);

/** The content made for tests in other languages, and with other settings of theirs. */
const inLanguages = (published: string, ...settings: readonly string[]) => ({
  "site.yaml": (text: string) =>
    text
      .replace("published: [fr, en, pt]", [`published: [${published}]`, ...settings].join("\n  "))
      .replace("missing: error", "missing: fallback"),
});

/** The addresses that answer with a page. */
const pagesOf = ({ manifest }: ChangedBuild) => Object.keys(manifest.files).filter((path) => path.endsWith("/"));

/** What a document says of addresses. */
interface Said {
  readonly lang: string | undefined;
  readonly canonical: string | undefined;
  /** Addresses of the page in each language. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Where its links within the site lead, without hashes. */
  readonly links: readonly string[];
}

/** The same of every page by its address. Read as text: to parse a hundred documents takes as long as to build them. */
async function documentsOf(build: ChangedBuild): Promise<[string, Said][]> {
  return Promise.all(pagesOf(build).map(async (path): Promise<[string, Said]> => [path, said(await build.text(path))]));
}

function said(html: string): Said {
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1];
  const tags = (name: string) => [...html.matchAll(new RegExp(`<${name} [^>]*>`, "g"))].map(([tag]) => tag);
  const linked = (rel: string) => tags("link").filter((tag) => attribute(tag, "rel") === rel);
  const languages = linked("alternate").filter((tag) => attribute(tag, "hreflang") !== undefined);
  return {
    lang: attribute(tags("html")[0] ?? "", "lang"),
    canonical: linked("canonical").map((tag) => pathOf(attribute(tag, "href") ?? null))[0],
    alternates: Object.fromEntries(
      languages.map((tag) => [attribute(tag, "hreflang"), pathOf(attribute(tag, "href") ?? null)]),
    ),
    links: tags("a")
      .map((tag) => attribute(tag, "href") ?? "")
      .filter((href) => href.startsWith("/"))
      .map((href) => href.split("#")[0] ?? ""),
  };
}

const pathOf = (address: string | null) => new URL(address ?? "").pathname;

async function inSitemap(build: ChangedBuild): Promise<string[]> {
  const entries = parseXml(await build.text("/sitemap.xml")).getElementsByTagName("loc");
  return [...entries].map(({ textContent }) => pathOf(textContent));
}

// With the prefix of the default language: ../../built/addresses.test.ts; each option by itself: engine/i18n/translate-path.test.ts.
describe("rewriteDefaultLanguage off, a default and a fallback language that are not the first, and an alias", () => {
  let build: ChangedBuild;
  let server: RunningServer;
  let documents: [string, Said][];
  beforeAll(async () => {
    build = await changedBuild(
      inLanguages(
        "fr, en, pt",
        "default: en",
        "fallback: pt",
        "rewriteDefaultLanguage: false",
        "pathAliases: { pt: portugues }",
      ),
    );
    server = await startServer(build.folder);
    documents = await documentsOf(build);
  });
  afterAll(() => server?.stop());

  test("[T1] [T2] every page has one address, its canonical one: English without prefix, Portuguese with the alias", () => {
    for (const [path, page] of documents) expect(page.canonical, path).toBe(path);
    expect(pagesOf(build)).toEqual(
      expect.arrayContaining(["/", "/presentation/", "/blog/2/", "/portugues/apresentacao/", "/fr/"]),
    );
    expect(pagesOf(build).filter((path) => /^\/(?:en|pt)\//.test(path))).toEqual([]);
  });

  test("[T2] every link leads to an address that is there, those of texts too; hreflang names the same", () => {
    for (const [path, page] of documents) {
      const named = Object.values(page.alternates);
      expect(page.links.length, path).toBeGreaterThan(10);
      const there = (link: string) => link in build.manifest.files;
      expect(
        [...page.links, ...named].filter((link) => !there(link)),
        path,
      ).toEqual([]);
    }
    const { fr, pt, "x-default": main } = documents.find(([path]) => path === "/services/")?.[1].alternates ?? {};
    expect([fr, pt, main]).toEqual(["/fr/services/", "/portugues/servicos/", "/services/"]);
  });

  test("every address with the prefix redirects to the page, the feed and the list without it", async () => {
    const english = documents.filter(([, page]) => page.lang === "en").map(([path]) => path);
    for (const path of [...english, "/feed.xml"]) expect(build.manifest.redirects[`/en${path}`]).toBe(path);
    expect(build.manifest.redirects).toMatchObject({
      "/en/blog/1/": "/blog/",
      "/blog/1/": "/blog/",
      "/portugues/blog/1/": "/portugues/blog/",
    });
    const answer = await fetch(`${server.origin}/en/services/?a=1`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/services/?a=1"]);
    const plain = await build.page("/en/services/");
    expect(attributes(plain, "meta[http-equiv=refresh]", "content")).toEqual(["0; url=/services/"]);
  });

  test("[T1] [T2] sitemap, feeds, not-found pages and the rules of other hosts follow", async () => {
    expect((await inSitemap(build)).sort()).toEqual(pagesOf(build).sort());
    for (const [home, feed] of [
      ["/", "/feed.xml"],
      ["/fr/", "/fr/feed.xml"],
      ["/portugues/", "/portugues/feed.xml"],
    ] as const) {
      expect(attributes(await build.page(home), "head link[type='application/atom+xml']", "href")).toEqual([feed]);
      const self = parseXml(await build.text(feed)).querySelector("link[rel=self]");
      expect(pathOf(self?.getAttribute("href") ?? null)).toBe(feed);
    }
    expect(Object.keys(build.manifest.notFound).sort()).toEqual(["", "en", "fr", "portugues"]);
    expect(await build.text("/_redirects")).toMatch(/^\/en\/services\/ +\/services\/ +301/m);
  });

  test("[T1] the languages keep their order, and lost visitors of no language read English", async () => {
    expect(attributes(await build.page("/"), "main [data-locale-choice]", "data-locale-choice")).toEqual([
      "fr",
      "en",
      "pt",
    ]);
    expect((await build.page("/404.html")).documentElement.lang).toBe("en");
  });

  test("[R19] [R20] [T2] a visitor comes from the prefixed address, changes languages, and gets lost", async () => {
    const { page, errors } = await visit(answeredConsent(server.origin));
    const loads: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
    const isAt = (address: string, language: string) =>
      expect
        .poll(() => page.evaluate(() => [location.href, document.documentElement.lang]))
        .toEqual([server.origin + address, language]);
    await page.goto(`${server.origin}/en/services/?a=1`);
    await isAt("/services/?a=1", "en");
    await page.locator("header a[hreflang=pt-PT]").click();
    await isAt("/portugues/servicos/", "pt-PT");
    await page.locator("header a[hreflang=en]").click();
    await isAt("/services/", "en");
    await page.locator("header a[hreflang=fr]").click();
    await isAt("/fr/services/", "fr");
    // Unprefixed addresses are English ones, whatever language is shown.
    await page.evaluate(() => document.querySelector("main a")?.setAttribute("href", "/contact/"));
    await page.locator("main a").first().click();
    await isAt("/contact/", "en");
    expect(loads).toEqual(["/en/services/", "/services/"]);
    expect(errors).toEqual([]);
    // Not found, in the language of the address.
    await page.evaluate(() => document.querySelector("main a")?.setAttribute("href", "/portugues/nada/"));
    await page.locator("main a").first().click();
    await isAt("/portugues/nada/", "pt-PT");
    expect(loads).toHaveLength(2);
  });
});

describe("enablePathRewrite off, in one language", () => {
  test("[T2] no address has a prefix, and each page has one", async () => {
    // The postcard has all kinds of files, and three pages.
    const [content, out] = [await temporaryFolder(), join(await temporaryFolder(), "site")];
    await cp("examples/postcard/content", content, { recursive: true });
    const settings = join(content, "site.yaml");
    const text = await readFile(settings, "utf8");
    await writeFile(settings, text.replace("published: [it]", "published: [it], enablePathRewrite: false"));
    const options = ["--site", "examples/postcard", "--content", content, "--out", out, "--no-compress", "--quiet"];
    expect(await runGenerator(options)).toEqual({ code: 0, output: "", errors: "" });
    const build = await readBuild(out);
    expect(pagesOf(build).sort()).toEqual(["/", "/lettera/"]);
    expect(Object.keys(build.manifest.files).filter((path) => /^(?:\/assets\/data)?\/it\//.test(path))).toEqual([]);
    for (const [path, page] of await documentsOf(build)) {
      expect([page.canonical, page.alternates], path).toEqual([path, {}]);
      expect(
        page.links.filter((link) => !(link in build.manifest.files)),
        path,
      ).toEqual([]);
    }
    expect((await inSitemap(build)).sort()).toEqual(pagesOf(build).sort());
    expect(Object.keys(build.manifest.notFound)).toEqual([""]);
  });
});
