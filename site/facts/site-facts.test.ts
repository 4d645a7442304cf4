import { expect, test } from "vitest";
import { routesOf } from "#engine/pages/paths/routes.ts";
import { words } from "../languages/languages.ts";
import site from "../site.config.ts";
import { countryOfReaders } from "./phones.ts";
import { mainPages, withOwnPages } from "./site-facts.ts";

test("the main pages are those with a name in the menu, in the order of the site, and the owner's come before the last", () => {
  const pages = routesOf(site.pages);
  const idsIn = (all: typeof pages) =>
    mainPages({ pages: all }, words.en as Parameters<typeof mainPages>[1]).map(({ id }) => id);
  expect(idsIn(pages)).toEqual(["presentation", "services", "contact"]);
  expect(idsIn(pages.toReversed())).toEqual(["contact", "services", "presentation"]);
  expect(withOwnPages(idsIn(pages), ["own"])).toEqual(["presentation", "services", "own", "contact"]);
});

test("readers of a language are in its country, whatever its locale is called, or in neither of ours", () => {
  const locales = ["pt", "pt-PT", "fr", "fr-CH", "en", "de"];
  expect(locales.map(countryOfReaders)).toEqual(["portugal", "portugal", "france", "france", undefined, undefined]);
});
