import { describe, expect, test } from "vitest";
import { builtManifest } from "../support/setup/built-site.ts";
import { builtDocuments } from "../support/setup/documents.ts";
import { languages, testSite } from "../support/setup/test-content.ts";
import { attributes, only, textOf } from "./queries.ts";
import { specifiedAddresses } from "./specified-addresses.ts";

const tags = { fr: "fr", en: "en", pt: "pt-PT" } as const;

const [manifest, documents, { url: origin }] = await Promise.all([builtManifest(), builtDocuments(), testSite()]);

describe.each(Object.entries(specifiedAddresses))(
  "[R3] [R4] [R5] [R6] [R7] [R8] [R9] [R10] [R11] [R12] [R13] [R15] the specified address: %s",
  (_name, addresses) => {
    test.each(languages)("is a page in %s, in that language", (language) => {
      const document = documents.get(addresses[language]);
      expect(document?.documentElement.lang).toBe(tags[language]);
      expect(textOf(document?.querySelector("h1"))).not.toBe("");
      expect(manifest.files[addresses[language]]?.identity.file).toBe(`${addresses[language].slice(1)}index.html`);
    });

    test("[R1] has the French page without prefix too", () => {
      const unprefixed = addresses.fr.slice("/fr".length);
      expect(documents.get(unprefixed)?.documentElement.lang).toBe("fr");
    });
  },
);

test("[R1] every page lies in a language's folder or is the unprefixed alias of a French page", () => {
  const strays = [...documents.keys()].filter((path) => !/^\/(fr|en|pt)\//.test(path) && !documents.has(`/fr${path}`));
  expect(strays).toEqual([]);
});

test("[R1] every French page has its unprefixed alias, with the same content", () => {
  const french = [...documents.keys()].filter((path) => path.startsWith("/fr/"));
  expect(french.length).toBeGreaterThan(20);
  for (const path of french) {
    const alias = path.slice("/fr".length);
    expect(manifest.files[alias]?.identity.etag, alias).toBe(manifest.files[path]?.identity.etag);
  }
});

/** Links to files: feeds, and documents to download, which are the same in every language. */
const NO_PAGE = /\/feed\.xml$|^\/documents\//;

test("[R2] every page's address ends with a slash, and so does every link to a page", () => {
  const links = [...documents.values()].flatMap((document) => attributes(document, "a[href^='/']", "href"));
  const wrong = links.filter((href) => !/\/(#.*)?$/.test(href) && !NO_PAGE.test(href));
  expect([...new Set(wrong)]).toEqual([]);
});

test("[R14] the not-found page is no page that answers 200, at any address", () => {
  const found = Object.keys(manifest.files).filter(
    (path) => /\/404(\/|\.html)/.test(path) && !path.startsWith("/assets/"),
  );
  expect(found).toEqual([]);
  expect(Object.keys(manifest.notFound).sort()).toEqual(["", "en", "fr", "pt"]);
});

test("[R20] every link the site renders carries a language, the default one included", () => {
  const wrong = [...documents].flatMap(([path, document]) =>
    attributes(document, "a[href]", "href")
      .filter((href) => !/^(\/(fr|en|pt)\/|#|tel:|mailto:|https:\/\/)/.test(href) && !NO_PAGE.test(href))
      .map((href) => `${path} links to ${href}`),
  );
  expect(wrong).toEqual([]);
});

test("an unprefixed page and its alias name the prefixed address as the one to keep (D1)", () => {
  for (const [path, document] of documents) {
    const own = /^\/(fr|en|pt)\//.test(path) ? path : `/fr${path}`;
    expect(only(document, "link[rel=canonical]").getAttribute("href"), path).toBe(origin + own);
    expect(only(document, "meta[property='og:url']").getAttribute("content"), path).toBe(origin + own);
  }
});
