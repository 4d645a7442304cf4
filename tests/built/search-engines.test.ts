import { beforeAll, expect, test } from "vitest";
import { builtManifest, builtText } from "../support/setup/built-site.ts";
import { builtDocuments, parseXml } from "../support/setup/documents.ts";
import { testSite } from "../support/setup/test-content.ts";
import { alternatesOf } from "./queries.ts";

const DAY = 86_400_000;

let documents: ReadonlyMap<string, Document>;
let origin: string;

beforeAll(async () => {
  [documents, { url: origin }] = await Promise.all([builtDocuments(), testSite()]);
});

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

test("the sitemap repeats the alternates of each page, itself among them (D1)", async () => {
  for (const entry of parseXml(await builtText("/sitemap.xml")).getElementsByTagName("url")) {
    const address = textIn(entry, "loc");
    const links = [...entry.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")];
    const alternates = Object.fromEntries(
      links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
    );
    const page = documents.get(address.slice(origin.length));
    expect(alternates, address).toEqual(page && alternatesOf(page));
    expect(Object.values(alternates), address).toContain(address);
  }
});

test("the sitemap says when a post last changed", async () => {
  for (const entry of parseXml(await builtText("/sitemap.xml")).getElementsByTagName("url")) {
    const path = textIn(entry, "loc").slice(origin.length);
    const dates = [...(documents.get(path)?.querySelectorAll("meta[property='article:published_time']") ?? [])];
    const changed = textIn(entry, "lastmod");
    expect(changed, path).toMatch(dates.length === 0 ? /^$/ : /^\d{4}-\d{2}-\d{2}$/);
    for (const date of dates) expect(changed >= (date.getAttribute("content") ?? ""), path).toBe(true);
  }
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
