import { describe, expect, test } from "vitest";
import { pagePath } from "#engine/pages/paths/paths.ts";
import site from "#site";
import { translation } from "#site/test-support/translation.ts";
import { builtDocument, builtDocuments } from "../support/setup/documents.ts";
import { languages, testTags } from "../support/setup/test-content.ts";
import { attributes, only, textOf } from "./queries.ts";
import { serviceAddresses, specifiedAddresses } from "./specified-addresses.ts";

const maps = { fr: "/fr/plan-du-site/", en: "/en/site-map/", pt: "/pt/mapa-do-site/" } as const;
const names = { fr: "Plan du site", en: "Site map", pt: "Mapa do site" } as const;
const accessibility = { fr: "/fr/accessibilite/", en: "/en/accessibility/", pt: "/pt/acessibilidade/" } as const;

describe.each(languages)("the site map in %s", (language) => {
  test("leads to every page with a fixed path, to the news and to every topic, each once", async () => {
    const prose = only(await builtDocument(maps[language]), "main .prose");
    const { "tag listing": _tag, article: _article, ...fixed } = specifiedAddresses;
    const topics = Object.keys(await testTags()).map((tag) => `/${language}/tag/${tag}/`);
    const lists = [`/${language}/tag/`, ...topics];
    const expected = [...Object.values(fixed).map((paths) => paths[language]), accessibility[language], ...lists];
    // A site may have more pages than are specified.
    const own = site.pages.flatMap((page) => (page.kind === "one" && page.id !== "site-map" ? [page.id] : []));
    const all = new Set([...expected, ...own.map((page) => pagePath(translation, page, language))]);
    expect(attributes(prose, "a", "href").sort()).toEqual([...all].sort());
  });

  test("shows the services below their index", async () => {
    const document = await builtDocument(maps[language]);
    const index = only(document, `.prose a[href='${specifiedAddresses.services[language]}']`).closest("li");
    expect(attributes(index ?? document, ":scope ul a", "href")).toEqual(
      serviceAddresses.map((paths) => paths[language]),
    );
  });

  test("has the pages of the menu in the menu's order", async () => {
    const document = await builtDocument(maps[language]);
    const menu = attributes(document, "header nav ul a:not([hreflang])", "href");
    const mapped = attributes(document, ".prose a", "href").filter((href) => menu.includes(href));
    expect(mapped.length).toBeGreaterThan(3);
    expect(menu.filter((href) => mapped.includes(href))).toEqual(mapped);
  });

  test("is linked in every footer, at the same place", async () => {
    const documents = [...(await builtDocuments())].filter(([, { documentElement }]) =>
      documentElement.lang.startsWith(language),
    );
    const places = new Set<number>();
    for (const [path, document] of documents) {
      const links = [...document.querySelectorAll("footer a")];
      const place = links.findIndex((link) => link.getAttribute("href") === maps[language]);
      expect(textOf(links[place]), path).toBe(names[language]);
      places.add(place);
    }
    expect(places.size).toBe(1);
  });
});
