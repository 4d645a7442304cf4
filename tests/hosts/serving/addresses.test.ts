import { describe, expect, test } from "vitest";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { builtPages } from "../../support/setup/built-site.ts";
import { ask } from "./ask.ts";

const visit = visitors();

test("[R2] every page answers 200 with its slash, and 301 to it without, query kept", async () => {
  const pages = (await builtPages()).filter((path) => path !== "/");
  expect(pages.length).toBeGreaterThan(100);
  for (const path of pages) {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
    const answer = await ask(`${path.slice(0, -1)}?a=1&b=%C3%A9`);
    expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 301, `${path}?a=1&b=%C3%A9`]);
  }
});

test.each([
  ["/blog/1/", "/blog/"],
  ["/fr/blog/1/", "/fr/blog/"],
  ["/en/blog/1", "/en/blog/"],
  ["/pt/blog/1/?a=1", "/pt/blog/?a=1"],
  ["/tag/finance/1/", "/tag/finance/"],
  ["/pt/tag/finance/1/", "/pt/tag/finance/"],
])("%s leads to the page without a number, at once (D4, D5)", async (path, target) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, target]);
  expect((await ask(target)).status).toBe(200);
});

test.each([
  "/fr/blog/0/",
  "/fr/blog/02/",
  "/fr/blog/99/",
  "/fr/blog/x/",
  "/en/blog/1a/",
  "/tag/finance/0/",
  "/tag/nothing/",
  "/fr/services/nothing/",
])("[R10] [R11] %s is not found", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

describe("[R14] an address that does not exist", () => {
  test.each([
    ["/en/x/", "en", "Page not found!"],
    ["/pt/x/", "pt-PT", "Página não encontrada"],
    ["/fr/x/", "fr", "Page non trouvée"],
    ["/x/", "fr", "Page non trouvée"],
    ["/x", "fr", "Page non trouvée"],
    ["/en/x", "en", "Page not found!"],
    ["/404/", "fr", "Page non trouvée"],
    ["/en/404/", "en", "Page not found!"],
    ["/english/", "fr", "Page non trouvée"],
  ])("[R14] %s is answered 404 in its language, and kept by nobody (D6)", async (path, lang, title) => {
    const answer = await ask(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(title);
    expect(html).not.toContain('rel="canonical"');
  });

  test("[R14] [P3] is named on the page once its script runs (D6)", async () => {
    const { page } = await visit();
    for (const [path, words] of [
      ["/en/nothing-here/", "Could not find /en/nothing-here/"],
      ["/pt/nada/aqui/", "Não foi possível encontrar /pt/nada/aqui/"],
      ["/rien/%C3%A9t%C3%A9/", "Impossible de trouver /rien/été/"],
    ] as const) {
      await openHydrated(page, path);
      await page.getByText(words, { exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  test.each([
    ["/assets/nothing.js", "text/plain; charset=utf-8"],
    ["/assets/index-00000000.css", "text/plain; charset=utf-8"],
    ["/assets/data/en/nothing/index.json", "application/json; charset=utf-8"],
  ])("[R14] under the assets, %s is no page", async (path, type) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, type]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await answer.text()).length).toBeLessThan(100);
  });
});
