import { expect, test } from "vitest";
import { builtManifest, builtText } from "../support/setup/built-site.ts";
import { builtDocuments, parseXml } from "../support/setup/documents.ts";
import { testSite } from "../support/setup/test-content.ts";

const DAY = 86_400_000;

const [documents, { url: origin }] = await Promise.all([builtDocuments(), testSite()]);

function textIn(element: Element, name: string): string {
  return element.getElementsByTagName(name)[0]?.textContent ?? "";
}

test("the sitemap lists every page once, by its prefixed address, and no other (D1)", async () => {
  const sitemap = parseXml(await builtText("/sitemap.xml"));
  expect(sitemap.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  const listed = [...sitemap.getElementsByTagName("url")].map((entry) => textIn(entry, "loc"));
  const prefixed = [...documents.keys()].filter((path) => /^\/(fr|en|pt)\//.test(path));
  expect(listed.sort()).toEqual(prefixed.map((path) => origin + path).sort());
});

test("robots may read every page, and are told where the sitemap is", async () => {
  const lines = (await builtText("/robots.txt")).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const refused = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  expect([...documents.keys()].filter((path) => refused.some((prefix) => path.startsWith(prefix)))).toEqual([]);
});

test("security.txt says whom to tell, and holds for less than a year from now", async () => {
  const text = await builtText("/.well-known/security.txt");
  expect(text).toMatch(/^Contact: (mailto:\S+@\S+|https:\S+)$/m);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * DAY);
  expect((await builtManifest()).files["/.well-known/security.txt"]?.type).toBe("text/plain; charset=utf-8");
});
