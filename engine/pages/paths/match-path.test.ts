import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "../../i18n/language.ts";
import { NO_SQUARE, readLongTexts } from "../../test-support/long-texts.ts";
import { pageDataUrl } from "../data/page-data.ts";
import { inAppPath, matchPath, possiblePages, withoutFirstPageNumber } from "./match-path.ts";
import { folderPath, listPath, type PathParts, pagePath, postPath, SLUG_PATTERN, tagPath } from "./paths.ts";
import type { Routes } from "./routes.ts";
import { translation } from "./test-support/translation.ts";

/** The table of docs/specification.md (R3 to R15): what an address means, and how it is written after the prefix. */
const table: readonly (readonly [page: string, parts: PathParts, fr: string, en: string, pt: string])[] = [
  ["home", {}, "", "", ""],
  ["presentation", {}, "presentation/", "presentation/", "apresentacao/"],
  ["services", {}, "services/", "services/", "servicos/"],
  ["contact", {}, "contact/", "contact/", "contact/"],
  ["legal-notice", {}, "mention-legale/", "legal-notice/", "aviso-legal/"],
  ["service", { slug: "a-service" }, "services/a-service/", "services/a-service/", "servicos/a-service/"],
  ["blog", { pageNumber: 1 }, "blog/", "blog/", "blog/"],
  ["blog", { pageNumber: 12 }, "blog/12/", "blog/12/", "blog/12/"],
  ["tag", { tag: "real-estate", pageNumber: 1 }, "tag/real-estate/", "tag/real-estate/", "tag/real-estate/"],
  ["tag", { tag: "health", pageNumber: 2 }, "tag/health/2/", "tag/health/2/", "tag/health/2/"],
  ["article", { slug: "nouveau-site" }, "nouveau-site/", "nouveau-site/", "nouveau-site/"],
];

/** The path that is made for what an address means. */
function pathMade(page: string, { slug = "", tag = "", pageNumber }: PathParts, locale: Locale): string {
  if (page === "service") return folderPath(translation, page, locale, slug);
  if (page === "blog") return listPath(translation, locale, pageNumber);
  if (page === "tag") return tagPath(translation, locale, tag, pageNumber);
  return page === "article" ? postPath(translation, locale, slug) : pagePath(translation, page, locale);
}

describe("[R1] [R3] [R4] [R5] [R6] [R7] [R8] [R9] [R10] [R11] [R12] [R13] [R15] the table of paths", () => {
  test.each(table)("%s %j", (page, parts, ...written) => {
    for (const [index, locale] of translation.locales.entries()) {
      const path = `/${locale}/${written[index]}`;
      expect(matchPath(translation, path)).toEqual({ page, locale, ...parts });
      expect(pathMade(page, parts, locale)).toBe(path);
    }
    expect(matchPath(translation, `/${written[0]}`)).toEqual({ page, locale: undefined, ...parts });
  });

  test("does not mix the languages' words", () => {
    expect(matchPath(translation, "/pt/services/")).toEqual({ page: "article", locale: "pt", slug: "services" });
  });

  test.each([
    ...["/fr/services", "/pt/services/a-service/", "/fr/services/a/b/", "/fr/services/Santé/"],
    ...["/fr/blog/0/", "/fr/blog/02/", "/fr/blog/1/", "/fr/blog/2a/", "/fr/blog/-1/", "/tag/health/0/", "/tag/Santé/"],
    ...["/fr/Nouveau/", "/fr/en/", "/fr/a--b/", "/fr/a/b/", "/fr/%C3%A9/", "//x/"],
  ])("[R2] knows no page %s", (path) => expect(matchPath(translation, path)).toBeUndefined());

  test("knows the path of a numbered first page (D4)", () => {
    expect(withoutFirstPageNumber(translation, "/fr/blog/1/")).toBe("/fr/blog/");
    expect(withoutFirstPageNumber(translation, "/tag/health/1/")).toBe("/tag/health/");
    expect(withoutFirstPageNumber(translation, "/fr/blog/11/")).toBeUndefined();
    expect(withoutFirstPageNumber(translation, "/fr/services/1/")).toBeUndefined();
  });
});

test("a page without a path in a language is named", () => {
  expect(() =>
    pagePath({ ...translation, pages: [{ id: "team", kind: "one", paths: { fr: "equipe" } }] }, "team", "en"),
  ).toThrow('The page "team" has no path in "en".');
  expect(() => pagePath(translation, "presentaton", "fr")).toThrow('called "presentaton"');
});

test("a site without posts and lists takes no word for one", () => {
  const own = {
    ...translation,
    pages: [
      { id: "home", kind: "one" },
      { id: "text", kind: "folder" },
    ],
  } as const;
  expect(matchPath(own, "/fr/blog/2/")).toBeUndefined();
  expect(matchPath(own, "/fr/undefined/2/")).toBeUndefined();
  expect(matchPath(own, "/fr/statuts/")).toEqual({ page: "text", locale: "fr", slug: "statuts" });
});

test("what has the path of a post may be a page of a folder that lies below none; any other is what it matches", () => {
  const pages = [
    { id: "home", kind: "one" },
    { id: "article", kind: "post" },
    { id: "service", kind: "folder", below: "home" },
    { id: "text", kind: "folder" },
  ] as const;
  expect(possiblePages({ pages }, "article")).toEqual(["article", "text"]);
  expect(possiblePages({ pages }, "service")).toEqual(["service"]);
});

describe("lists with a word for each language", () => {
  const blog = { fr: "actualites", en: "news", pt: "noticias" };
  const own: Routes = {
    ...translation,
    pages: translation.pages.map((page) => {
      if (page.kind === "list") return { ...page, paths: blog };
      return page.kind === "list-of-tag" ? { ...page, paths: { fr: "sujet", en: "topic", pt: "tema" } } : page;
    }),
  };

  test("are matched by their own paths, whatever language, tag and number; and lead there inside the app", () => {
    const locales = fc.constantFrom(...translation.locales);
    const tags = fc.stringMatching(new RegExp(`^${SLUG_PATTERN}$`));
    fc.assert(
      fc.property(locales, locales, tags, fc.integer({ min: 1, max: 999 }), (locale, active, tag, pageNumber) => {
        const list = listPath(own, locale, pageNumber);
        expect(matchPath(own, list)).toEqual({ page: "blog", locale, pageNumber });
        expect(matchPath(own, tagPath(own, locale, tag, pageNumber))).toEqual({ page: "tag", locale, tag, pageNumber });
        expect(inAppPath(own, list, active)).toBe(list);
        const unprefixed = (path: string) => path.replace(/^\/fr/, "");
        const aliases = [listPath(own, "fr", pageNumber), tagPath(own, "fr", tag, pageNumber)].map(unprefixed);
        expect(aliases.map((path) => inAppPath(own, path, active))).toEqual([
          listPath(own, active, pageNumber),
          tagPath(own, active, tag, pageNumber),
        ]);
      }),
    );
  });

  test("begin with the word of their language alone, and have no numbered first page (D4)", () => {
    expect(listPath(own, "pt", 2)).toBe("/pt/noticias/2/");
    expect(matchPath(own, "/pt/news/2/")).toBeUndefined();
    expect(matchPath(own, "/pt/noticias/1/")).toBeUndefined();
    expect(withoutFirstPageNumber(own, "/pt/noticias/1/")).toBe("/pt/noticias/");
    expect(withoutFirstPageNumber(own, "/pt/news/1/")).toBeUndefined();
  });
});

describe("[R20] navigation inside the app", () => {
  test.each([
    ["/presentation/", "pt", "/pt/apresentacao/"],
    ["/services/reseau-de-sante-europeen/", "pt", "/pt/servicos/reseau-de-sante-europeen/"],
    ["/", "en", "/en/"],
    ["/blog/2/", "pt", "/pt/blog/2/"],
    ["/tag/health/", "en", "/en/tag/health/"],
    ["/nouveau-site/", "en", "/fr/nouveau-site/"],
    ["/en/services/", "fr", "/en/services/"],
    ["/en/services", "fr", "/en/services/"],
    ["/fr/blog/1/", "en", "/fr/blog/"],
    ["/blog/1/", "fr", "/fr/blog/"],
    ["/a/b/c/", "fr", "/a/b/c/"],
    ["/404/", "en", "/404/"],
  ] as const)("%s, from a page in %s, lands on %s", (path, active, target) =>
    expect(inAppPath(translation, path, active)).toBe(target),
  );
});

describe("[P1] page data", () => {
  test("lies below the data root, at the page's path", () => {
    expect(pageDataUrl("/fr/services/")).toBe("/assets/data/fr/services/index.json");
    expect(pageDataUrl("/")).toBe("/assets/data/index.json");
  });
});

test.each(["/", ".", "-", "a", "1", "a/", "1/", "blog/", "tag/", "services/", "%41"])(
  "an address of many %j takes no more time than its length justifies",
  (piece) =>
    readLongTexts([piece], (text) => {
      for (const start of ["/", "/fr/", "/fr/blog/", "/tag/a/"]) {
        matchPath(translation, `${start}${text}x`);
        inAppPath(translation, `${start}${text}`, "pt");
      }
    }),
  NO_SQUARE,
);
