import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alternatesOf, attributes, textOf } from "../../built/queries.ts";
import { type ChangedBuild, changedBuild, changedContent } from "../../support/setup/changed-build.ts";
import { parseHtml } from "../../support/setup/documents.ts";
import { filesBelow, removeTemporaryFolders, runCommand } from "../../support/setup/run-generator.ts";
import { startServer } from "../../support/setup/start-server.ts";

const ORIGIN = "https://estuaire.example";
const CHECK = "engine/build/check-content-main.ts";
const published = (codes: string) => (settings: string) =>
  settings.replace("published: [fr, en, pt]", `published: [${codes}]`);

afterAll(removeTemporaryFolders);

/** The addresses of pages. */
const pagesOf = ({ manifest }: ChangedBuild) => Object.keys(manifest.files).filter((path) => path.endsWith("/"));

/** The built files, of those that are texts, in which a pattern is found. */
async function filesWith({ folder }: ChangedBuild, pattern: RegExp): Promise<string[]> {
  const texts = [...(await filesBelow(folder))].filter(([path]) =>
    /\.(?:html|xml|json|conf|txt|webmanifest)$|^_/.test(path),
  );
  return texts.filter(([, bytes]) => pattern.test(bytes.toString("utf8"))).map(([path]) => path);
}

describe("without Portuguese, whose texts stay in the folder", () => {
  let build: ChangedBuild;
  beforeAll(async () => {
    build = await changedBuild({ "site.yaml": published("fr, en") });
  });

  test("the check finds nothing, and says once that they are there", async () => {
    const content = await changedContent({ "site.yaml": published("fr, en") });
    const { code, errors, output } = await runCommand(CHECK, [content], {});
    expect([code, errors]).toEqual([0, ""]);
    expect(output.match(/portugais/g)).toHaveLength(1);
  });

  test("no address, no link and no mark of it is left", async () => {
    expect(pagesOf(build).filter((path) => path.startsWith("/pt/"))).toEqual([]);
    expect(await filesWith(build, /"\/pt\/|href="[^"]*\/pt\/|<html lang="pt|hreflang="pt|pt_PT/)).toEqual([]);
  });

  test("the other two know each other", async () => {
    const page = await build.page("/en/services/");
    expect(attributes(page, "header a[hreflang]", "href")).toEqual(["/fr/services/"]);
    expect(alternatesOf(page)).toEqual({
      fr: `${ORIGIN}/fr/services/`,
      en: `${ORIGIN}/en/services/`,
      "x-default": `${ORIGIN}/fr/services/`,
    });
    const home = await build.page("/fr/");
    expect(attributes(home, "main [data-locale-choice]", "data-locale-choice")).toEqual(["fr", "en"]);
  });

  test("the server answers as the site is: what was asked for in Portuguese in the first language", async () => {
    const server = await startServer(build.folder, { CONTACT_MIN_SECONDS: "0" });
    try {
      const lost = await fetch(`${server.origin}/pt/servicos/`);
      expect([lost.status, parseHtml(await lost.text()).documentElement.lang]).toEqual([404, "fr"]);
      const body = new URLSearchParams({ locale: "pt", name: "Ana", email: "ana@example.com", message: "Olá" });
      const headers = { accept: "text/html" };
      const answer = await fetch(`${server.origin}/api/contact`, { method: "POST", headers, body });
      expect([answer.status, parseHtml(await answer.text()).documentElement.lang]).toEqual([422, "fr"]);
    } finally {
      await server.stop();
    }
  });
});

describe("in English and French, English first", () => {
  test("English is the language without prefix, of 404 and for everybody else", async () => {
    const build = await changedBuild({ "site.yaml": published("en, fr") });
    const home = await build.page("/");
    expect(home.documentElement.lang).toBe("en");
    expect(alternatesOf(home)["x-default"]).toBe(`${ORIGIN}/en/`);
    expect(pagesOf(build)).toContain("/legal-notice/");
    expect(pagesOf(build)).not.toContain("/mention-legale/");
    expect(textOf((await build.page("/404.html")).querySelector("h1"))).toBe("Page not found!");
  });
});

describe("in French alone", () => {
  let build: ChangedBuild;
  beforeAll(async () => {
    build = await changedBuild({ "site.yaml": published("fr") });
  });

  test("every page has its two addresses, and no other language is offered", async () => {
    const pages = pagesOf(build);
    expect(pages).toEqual(expect.arrayContaining(["/", "/fr/", "/presentation/", "/fr/presentation/"]));
    expect(pages.filter((path) => /^\/(?:en|pt)\//.test(path))).toEqual([]);
    for (const path of pages) {
      const page = await build.page(path);
      expect(attributes(page, "link[rel=alternate][hreflang]", "href"), path).toEqual([]);
      expect(attributes(page, "header a[hreflang], header ul:empty, [data-locale-choice]", "href"), path).toEqual([]);
      expect(page.querySelector("header img"), path).toBeNull();
      expect(page.querySelector("link[rel=canonical]")?.getAttribute("href"), path).toMatch(/^https:\/\/[^/]+\/fr\//);
    }
  });

  test("the site map for search engines names no versions", async () => {
    const sitemap = await build.text("/sitemap.xml");
    expect(sitemap).toContain(`<loc>${ORIGIN}/fr/presentation/</loc>`);
    expect(sitemap).not.toContain("hreflang=");
  });

  test("Home leads from its promise to the services, the telephone and the form", async () => {
    const home = await build.page("/fr/");
    const links = attributes(home, "main section:first-of-type a", "href");
    expect(links[0]).toMatch(/^\/fr\/services\/#_door-/);
    expect(links.slice(-2)).toEqual([expect.stringMatching(/^tel:/), expect.stringMatching(/^\/fr\/contact\/#/)]);
  });
});
