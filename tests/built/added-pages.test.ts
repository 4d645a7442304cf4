import { describe, expect, inject, test } from "vitest";
import { ADDED_PAGE, ADDED_SERVICE, PAGE_WITHOUT_PLACE } from "../support/setup/added-pages.ts";
import { readBuild } from "../support/setup/changed-build.ts";
import { languages } from "../support/setup/test-content.ts";
import { attributes, only, textOf } from "./queries.ts";
import { serviceAddresses, specifiedAddresses } from "./specified-addresses.ts";

const SITE_MAP = { fr: "/fr/plan-du-site/", en: "/en/site-map/", pt: "/pt/mapa-do-site/" } as const;

const site = await readBuild(inject("extendedFolder"));

describe.each(languages)("a folder with “layout: text” is a page, in %s", (language) => {
  const { slug, name, heading } = ADDED_PAGE[language];
  const path = `/${language}/${slug}/`;

  test("it shows its head, its text with a table of contents, its steps, questions and call", async () => {
    const main = only(await site.page(path), "main");
    expect(textOf(only(main, "h1"))).toBe(heading);
    const headings = [...main.querySelectorAll("h2")].map((element) => element.textContent?.trim());
    expect(headings.slice(1)).toEqual(["A first part", "A second part", "How", "Why", "Call"]);
    expect(attributes(main, "nav a", "href")).toEqual(["#a-first-part", "#a-second-part"]);
  });

  test("menu, footer and site map lead to it, from every page", async () => {
    const home = await site.page(`/${language}/`);
    expect(textOf(only(home, `header nav a[href="${path}"]`))).toBe(name);
    expect(textOf(only(home, `footer a[href="${path}"]`))).toBe(name);
    const map = only(await site.page(SITE_MAP[language]), "main");
    expect(attributes(map, "a", "href")).toContain(path);
    expect(attributes(await site.page(path), `header nav a[aria-current="page"]`, "href")).toEqual([path]);
  });

  test("its languages know each other, and search engines are told of it", async () => {
    const own = languages.map((other) => `/${other}/${ADDED_PAGE[other].slug}/`);
    const document = await site.page(path);
    const alternates = attributes(document, "link[rel=alternate][hreflang]", "href").map(
      (url) => new URL(url).pathname,
    );
    expect(alternates).toEqual([...own, own[0]]);
    expect(await site.text("/sitemap.xml")).toContain(`${path}</loc>`);
    const switcher = attributes(document, "header nav a[hreflang]", "href");
    expect(switcher.sort()).toEqual(own.filter((other) => other !== path).sort());
  });
});

describe.each(languages)("a fifth folder of a service is a service, in %s", (language) => {
  test("lists and the other services lead to it, beside those of its door", async () => {
    const index = only(await site.page(specifiedAddresses.services[language]), "main");
    const links = attributes(index, "ul li a", "href");
    const [first, second, ...others] = serviceAddresses.map((paths) => paths[language]);
    expect(links).toEqual([first, second, fifth(language), ...others]);
    const other = only(await site.page(serviceAddresses[0]?.[language] ?? ""), "main");
    expect(attributes(other, "a", "href")).toContain(fifth(language));
    expect(textOf(only(await site.page(fifth(language)), "main"))).toContain("Service 1");
  });
});

test("a page without a place is on no menu, and its address answers all the same", async () => {
  const { slug, heading } = PAGE_WITHOUT_PLACE.fr;
  for (const path of ["/fr/", SITE_MAP.fr]) expect(await site.text(path)).not.toContain(slug);
  expect(textOf(only(await site.page(`/fr/${slug}/`), "h1"))).toBe(heading);
});

function fifth(language: (typeof languages)[number]): string {
  return `${specifiedAddresses.services[language]}${ADDED_SERVICE}/`;
}
