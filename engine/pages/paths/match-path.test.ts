import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectLinear } from "../../test-support/grows-linearly.ts";
import { pageDataUrl } from "../data/page-data.ts";
import { inAppPath, matchPath, possiblePages, withoutFirstPageNumber } from "./match-path.ts";
import { folderPath, listPath, pagePath, pagesWithFixedPath, postPath, SLUG_PATTERN, tagPath } from "./paths.ts";
import type { Routes } from "./routes.ts";
import { translation } from "./test-support/translation.ts";

/** The table of docs/specification.md (R3 to R13). Services are in the content (`tests/built/addresses.test.ts`). */
const table: readonly [string, readonly string[], string, string][] = [
  ["home", ["/", "/fr/"], "/en/", "/pt/"],
  ["presentation", ["/presentation/", "/fr/presentation/"], "/en/presentation/", "/pt/apresentacao/"],
  ["services", ["/services/", "/fr/services/"], "/en/services/", "/pt/servicos/"],
  ["contact", ["/contact/", "/fr/contact/"], "/en/contact/", "/pt/contact/"],
  ["legal-notice", ["/mention-legale/", "/fr/mention-legale/"], "/en/legal-notice/", "/pt/aviso-legal/"],
];

describe("[R3] [R4] [R5] [R12] [R13] the table of paths", () => {
  test.each(table)("%s", (page, french, english, portuguese) => {
    for (const path of french) expect(matchPath(translation, path)?.page).toBe(page);
    expect(matchPath(translation, english)).toEqual({ page, locale: "en" });
    expect(matchPath(translation, portuguese)).toEqual({ page, locale: "pt" });
    expect([
      pagePath(translation, page, "fr"),
      pagePath(translation, page, "en"),
      pagePath(translation, page, "pt"),
    ]).toEqual([french[1], english, portuguese]);
  });

  test("[R1] declares a locale on prefixed paths only", () => {
    expect(matchPath(translation, "/presentation/")?.locale).toBeUndefined();
    expect(matchPath(translation, "/fr/presentation/")?.locale).toBe("fr");
  });

  test("[R2] ends every path with a slash, and knows none without", () => {
    for (const page of pagesWithFixedPath(translation))
      for (const locale of translation.locales) expect(pagePath(translation, page, locale)).toMatch(/\/$/);
    expect(matchPath(translation, "/fr/services")).toBeUndefined();
  });

  test("does not mix the languages' words", () => {
    expect(matchPath(translation, "/pt/services/")).toEqual({ page: "article", locale: "pt", slug: "services" });
    expect(matchPath(translation, "/pt/services/rede-europeia-de-saude/")).toBeUndefined();
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

describe("[R6] [R7] [R8] [R9] services", () => {
  test.each([
    ["/fr/services/reseau-de-sante-europeen/", "fr", "reseau-de-sante-europeen"],
    ["/services/reseau-de-sante-europeen/", undefined, "reseau-de-sante-europeen"],
    ["/pt/servicos/rede-europeia-de-saude/", "pt", "rede-europeia-de-saude"],
  ] as const)("%s is one", (path, locale, slug) => {
    expect(matchPath(translation, path)).toEqual({ page: "service", locale, slug });
    expect(folderPath(translation, "service", locale ?? "fr", slug)).toBe(locale === undefined ? `/fr${path}` : path);
  });

  test.each(["/fr/services/a/b/", "/fr/services/Santé/"])("%s matches no page", (path) =>
    expect(matchPath(translation, path)).toBeUndefined(),
  );
});

describe("[R10] [R11] lists", () => {
  test("takes an optional page of digits only", () => {
    expect(matchPath(translation, "/pt/blog/")).toEqual({ page: "blog", locale: "pt", pageNumber: 1 });
    expect(matchPath(translation, "/blog/12/")).toEqual({ page: "blog", locale: undefined, pageNumber: 12 });
    expect(matchPath(translation, "/en/tag/real-estate/2/")).toEqual({
      page: "tag",
      locale: "en",
      tag: "real-estate",
      pageNumber: 2,
    });
    expect(matchPath(translation, "/tag/health/")).toEqual({
      page: "tag",
      locale: undefined,
      tag: "health",
      pageNumber: 1,
    });
  });

  test.each([
    "/fr/blog/0/",
    "/fr/blog/02/",
    "/fr/blog/1/",
    "/fr/blog/2a/",
    "/fr/blog/-1/",
    "/tag/health/0/",
    "/tag/Santé/",
  ])("knows no page %s", (path) => expect(matchPath(translation, path)).toBeUndefined());

  test("knows the path of a numbered first page (D4)", () => {
    expect(withoutFirstPageNumber(translation, "/fr/blog/1/")).toBe("/fr/blog/");
    expect(withoutFirstPageNumber(translation, "/tag/health/1/")).toBe("/tag/health/");
    expect(withoutFirstPageNumber(translation, "/fr/blog/11/")).toBeUndefined();
    expect(withoutFirstPageNumber(translation, "/fr/services/1/")).toBeUndefined();
  });

  test("links to page 1 without a number", () => {
    expect([listPath(translation, "en"), listPath(translation, "en", 3)]).toEqual(["/en/blog/", "/en/blog/3/"]);
    expect([tagPath(translation, "pt", "health"), tagPath(translation, "pt", "health", 2)]).toEqual([
      "/pt/tag/health/",
      "/pt/tag/health/2/",
    ]);
  });
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

describe("[R15] posts", () => {
  test("takes any slug of one segment", () => {
    expect(matchPath(translation, "/fr/nouveau-site/")).toEqual({
      page: "article",
      locale: "fr",
      slug: "nouveau-site",
    });
    expect(matchPath(translation, "/nouveau-site/")).toEqual({
      page: "article",
      locale: undefined,
      slug: "nouveau-site",
    });
    expect(postPath(translation, "pt", "novo-website")).toBe("/pt/novo-website/");
  });

  test.each(["/fr/Nouveau/", "/fr/en/", "/fr/a--b/", "/fr/a/b/", "/fr/%C3%A9/", "//x/"])(
    "does not take %s for one",
    (path) => expect(matchPath(translation, path)).toBeUndefined(),
  );
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
    expectLinear([piece], (text) => {
      for (const start of ["/", "/fr/", "/fr/blog/", "/tag/a/"]) {
        matchPath(translation, `${start}${text}x`);
        inAppPath(translation, `${start}${text}`, "pt");
      }
    }),
);
