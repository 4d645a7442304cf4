import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { alternatesOf, attributes, only } from "../../built/queries.ts";
import { type Answer, silence } from "../../support/browser/network-faults.ts";
import { openHydrated, untilHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { changedBuild } from "../../support/setup/changed-build.ts";
import { parseXml } from "../../support/setup/documents.ts";
import { runCommand } from "../../support/setup/run-generator.ts";
import { startServer } from "../../support/setup/start-server.ts";
import { withTrackers } from "../../support/setup/tracker-host.ts";
import { fontsOf } from "../layout/web-fonts.ts";

const HSTS = "max-age=63072000; includeSubDomains; preload";
const PROVIDER = "https://fonts.example/nunito.css?family=Nunito+Sans:400,700&display=swap";
const LANGUAGES = `default: en
  fallback: pt
  rewriteDefaultLanguage: false
  pathAliases: { pt: portugues }`;

const visit = visitors();

// The content made for tests, of an owner who settles in `site.yaml` otherwise what can be settled.
const build = await changedBuild({
  "site.yaml": (settings) =>
    `${withTrackers(settings)
      .replace("published: [fr, en, pt]", `$&\n  ${LANGUAGES}`)
      .replace("includeSubDomains: false\n  preload: false", "includeSubDomains: true\n  preload: true")
      .replace("stylesheet: self", `stylesheet: "${PROVIDER}"`)
      .trimEnd()}\n  manager: { id: a1b2, apiUrl: https://consent.example/api/ }\n`,
});
// What compresses nothing calls no size compressed.
expect(build.output).not.toMatch(/compri|compress/);
const server = await startServer(build.folder);
afterAll(() => server.stop());

const pathOf = (address: string | null | undefined) => new URL(address ?? "").pathname;

// Each option by itself: engine/i18n/translate-path.test.ts. With the prefix of the default language: ../../built/addresses.test.ts.
describe("a default and a fallback language that are not the first, the default one without its prefix, and an alias", () => {
  test("[T1] [T2] each page has one address, which it calls its own, the sitemap lists, and links and hreflang name", async () => {
    const pages = Object.keys(build.manifest.files).filter((path) => path.endsWith("/"));
    expect(pages).toEqual(
      expect.arrayContaining(["/", "/presentation/", "/blog/2/", "/portugues/apresentacao/", "/fr/"]),
    );
    expect(pages.filter((path) => /^\/(?:en|pt)\//.test(path))).toEqual([]);
    const sitemap = parseXml(await build.text("/sitemap.xml")).getElementsByTagName("loc");
    expect([...sitemap].map(({ textContent }) => pathOf(textContent)).sort()).toEqual(pages.sort());
    // A page of each kind: to parse a hundred documents takes as long as to build them.
    for (const path of [
      "/",
      "/services/",
      "/blog/2/",
      "/portugues/apresentacao/",
      "/fr/tag/finance/",
      "/new-website/",
    ]) {
      const page = await build.page(path);
      expect(attributes(page, "link[rel=canonical]", "href").map(pathOf)).toEqual([path]);
      const links = attributes(page, "a[href^='/']", "href").map((href) => href?.split("#")[0] ?? "");
      expect(links.length).toBeGreaterThan(10);
      const named = [...links, ...Object.values(alternatesOf(page)).map(pathOf)];
      expect([path, named.filter((link) => !(link in build.manifest.files))]).toEqual([path, []]);
    }
    const alternates = Object.entries(alternatesOf(await build.page("/services/")));
    expect(Object.fromEntries(alternates.map(([language, address]) => [language, pathOf(address)]))).toMatchObject({
      fr: "/fr/services/",
      en: "/services/",
      "x-default": "/services/",
    });
  });

  test("[T1] [T2] every address with the prefix redirects to the one without it; feeds, not-found pages and other hosts follow", async () => {
    expect(build.manifest.redirects).toMatchObject({
      "/en/": "/",
      "/en/feed.xml": "/feed.xml",
      "/en/blog/1/": "/blog/",
      "/blog/1/": "/blog/",
      "/portugues/blog/1/": "/portugues/blog/",
    });
    const answer = await fetch(`${server.origin}/en/services/?a=1`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/services/?a=1"]);
    expect(attributes(await build.page("/en/services/"), "meta[http-equiv=refresh]", "content")).toEqual([
      "0; url=/services/",
    ]);
    expect(await build.text("/_redirects")).toMatch(/^\/en\/services\/ +\/services\/ +301/m);
    const home = await build.page("/portugues/");
    expect(attributes(home, "head link[type='application/atom+xml']", "href")).toEqual(["/portugues/feed.xml"]);
    expect(attributes(home, "main [data-locale-choice]", "data-locale-choice")).toEqual(["fr", "en", "pt"]);
    expect(Object.keys(build.manifest.notFound).sort()).toEqual(["", "en", "fr", "portugues"]);
    expect((await build.page("/404.html")).documentElement.lang).toBe("en");
  });
});

test("HTTPS for subdomains and the browsers' preload list reaches every host (D24)", async () => {
  expect(build.manifest.headers["Strict-Transport-Security"]).toBe(HSTS);
  for (const file of ["/_headers", "/.build/hosts/nginx-server.conf", "/.build/hosts/site.caddy"])
    expect(await build.text(file), file).toContain(HSTS);
});

test("[C13] a privacy manager is named on the script element, and nowhere else; its origin may be connected to, and has no other way in (D16)", async () => {
  const document = await build.page("/fr/");
  const { id, apiUrl, config } = marksOf(only(document, "[data-klaro-id]"));
  expect([id, apiUrl, config]).toEqual(["a1b2", "https://consent.example/api/", undefined]);
  expect(only(document, "[data-klaro-id]").matches("script[type=module][src^='/assets/main-']")).toBe(true);
  expect(only(document, "script[type='application/json']").textContent).not.toContain("consent.example");
  const directives = build.manifest.headers["Content-Security-Policy"].split("; ");
  expect(directives.filter((directive) => directive.includes("consent.example"))).toEqual([
    "connect-src 'self' https://consent.example",
  ]);
});

function marksOf(script: Element) {
  const mark = (name: string) => script.getAttribute(`data-klaro-${name}`) ?? undefined;
  return { id: mark("id"), apiUrl: mark("api-url"), config: mark("config") };
}

// What the legal notice says of it: consent/build/consent-in-words.test.ts.
describe("[A4] [C7] a provider's font sheet (D11)", () => {
  /** A visitor to whom the provider answers like this, and the privacy manager nothing that can be used. */
  async function visitorOf(answer: Answer) {
    const { page, errors } = await visit();
    const asked: string[] = [];
    await page.route("https://consent.example/**", (route) => route.fulfill({ json: {} }));
    await page.route("https://fonts.example/**", (route) => {
      asked.push(route.request().url());
      return answer(route);
    });
    return { page, asked, ours: () => errors.filter((error) => !error.startsWith("The privacy manager")) };
  }

  test("is asked for by no document, but when its service is applied, and draws the page", async () => {
    for (const path of ["/fr/", "/", "/portugues/"]) {
      const asking = attributes(await build.page(path), "link, img, source, iframe, script", "href");
      expect([path, asking.filter((address) => address?.includes("fonts.example"))]).toEqual([path, []]);
    }
    const { page, asked, ours } = await visitorOf((route) =>
      route.fulfill({
        contentType: "text/css",
        headers: { "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*" },
        body: '@font-face { font-family: "Nunito Sans"; src: local("DejaVu Sans"), local("Arial"); }',
      }),
    );
    await openHydrated(page, `${server.origin}/`);
    await expect.poll(() => asked).toEqual([PROVIDER]);
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
    expect(ours()).toEqual([]);
  });

  test("[R19] [R20] never answered: the page stays in another font; a visitor who came by an address with the prefix changes languages, and gets lost", async () => {
    const { page, asked, ours } = await visitorOf(silence);
    const loads: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
    const isAt = (address: string, language: string) =>
      expect
        .poll(() => page.evaluate(() => [location.href, document.documentElement.lang]))
        .toEqual([server.origin + address, language]);
    /** A click on a link of the page that leads elsewhere now. */
    const clickTo = (href: string) =>
      page.evaluate((address) => {
        const link = document.querySelector<HTMLAnchorElement>("main a");
        link?.setAttribute("href", address);
        link?.click();
      }, href);
    await page.goto(`${server.origin}/en/services/?a=1`, { waitUntil: "commit" });
    await expect.poll(() => asked).toContain(PROVIDER);
    await isAt("/services/?a=1", "en");
    await untilHydrated(page);
    await page.locator("header a[hreflang=pt-PT]").click();
    await isAt("/portugues/servicos/", "pt-PT");
    await page.locator("header a[hreflang=fr]").click();
    await isAt("/fr/services/", "fr");
    // Unprefixed addresses are English ones, whatever language is shown.
    await clickTo("/contact/");
    await isAt("/contact/", "en");
    expect(await fontsOf(page, "h1")).not.toContainEqual(expect.stringMatching(/^Nunito Sans/));
    expect([loads, ours()]).toEqual([["/en/services/", "/services/"], []]);
    await clickTo("/portugues/nada/");
    await isAt("/portugues/nada/", "pt-PT");
    expect(loads).toHaveLength(2);
  });
});

// What else it lists: site/settings/consent.test.ts.
test("launch-check lists what the owner has to decide with file and line, and fails (D7, D11, D18)", async () => {
  const { output, code } = await runCommand("engine/build/launch-check-main.ts", ["--content", build.content], {});
  const settings = (await readFile(join(build.content, "site.yaml"), "utf8")).split("\n");
  const lineOf = (words: string) => settings.findIndex((line) => line.includes(words)) + 1;
  // A person sees no difference between the two kinds of spaces.
  const said = output.replaceAll("\u00a0", " ");
  expect(said).toContain(
    `site.yaml:${lineOf(PROVIDER)}: Le service « web-fonts » envoie l’adresse de chaque visiteur à un autre site`,
  );
  expect(said).toContain(`site.yaml:${lineOf("brand:")}: Valeur d’exemple : brand`);
  expect(code).toBe(1);
});
