import { describe, expect, test } from "vitest";
import { builtDocument } from "../support/setup/documents.ts";
import { languages, testSite } from "../support/setup/test-content.ts";
import { attributes, only, textOf } from "./queries.ts";
import { serviceAddresses } from "./specified-addresses.ts";

const choices = { fr: "Continuer en français", en: "Continue in English", pt: "Continuar em português" } as const;
const translations = {
  fr: { en: "Continuer en anglais", pt: "Continuer en portugais" },
  en: { fr: "Continue in French", pt: "Continue in Portuguese" },
  pt: { fr: "Continuar em francês", en: "Continuar em inglês" },
} as const;
const tags = { fr: "fr", en: "en", pt: "pt-PT" } as const;

describe.each([
  ["/", "fr"],
  ["/fr/", "fr"],
  ["/en/", "en"],
  ["/pt/", "pt"],
] as const)("the intro of %s", (path, language) => {
  test("[R16] says the brand, then the choice first in its content, and one line of promise (D2)", async () => {
    const document = await builtDocument(path);
    const { brand } = await testSite();
    const promise = textOf(document.querySelector("main section h1"));
    expect(promise).toMatch(/.{20,}/);
    const [header = "", ...rest] = textOf(document.body).split(choices.fr);
    expect(header).toContain(brand);
    expect(header).not.toContain(promise);
    expect(rest.join("")).toContain(promise);
    const first = [...document.querySelectorAll("main :is(a, h1, p)")].slice(0, languages.length);
    expect(first.map((link) => link.getAttribute("href"))).toEqual(["/fr/", "/en/", "/pt/"]);
  });

  test("[R16] offers the three languages, each in its own words, to the top of its home page", async () => {
    const links = [...(await builtDocument(path)).querySelectorAll("main section:first-of-type a[hreflang]")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/fr/", "/en/", "/pt/"]);
    expect(links.map((link) => link.getAttribute("hreflang"))).toEqual(languages.map((other) => tags[other]));
    expect(links.map((link) => link.getAttribute("lang"))).toEqual(languages.map((other) => tags[other]));
    for (const [index, link] of links.entries()) expect(textOf(link)).toContain(choices[languages[index] ?? "fr"]);
  });

  test("[R16] says each other choice in the page's language too", async () => {
    const document = await builtDocument(path);
    for (const other of languages) {
      const link = only(document, `main section:first-of-type a[href="/${other}/"]`);
      const own = [...link.querySelectorAll("[lang]")].map((part) => [part.getAttribute("lang"), textOf(part)]);
      const expected =
        other === language
          ? []
          : [[tags[language], (translations[language] as Partial<Record<typeof other, string>>)[other]]];
      expect(own, other).toEqual(expected);
    }
  });
});

describe.each(languages)("home in %s", (language) => {
  test("[L9] leads to the four services, in their order", async () => {
    const links = attributes(await builtDocument(`/${language}/`), "main li:has(h3) a[href*='/servi']", "href");
    expect([...new Set(links)]).toEqual(serviceAddresses.map((addresses) => addresses[language]));
  });

  test("[K2] shows both first years and the number of contacts", async () => {
    const { since, portugalSince, contacts } = await testSite();
    const figures = [
      ...(await builtDocument(`/${language}/`)).querySelectorAll("main section:has(img[src*='/dots-']) li > span"),
    ].map((figure) => textOf(figure).replace(/\D/g, ""));
    expect(figures).toEqual([since, portugalSince, contacts].map(String));
  });

  test("[L5] shows the latest posts and leads to all", async () => {
    const document = await builtDocument(`/${language}/`);
    const latest = attributes(await builtDocument(`/${language}/blog/`), "main article > a", "href").slice(0, 3);
    expect(attributes(document, "main article > a", "href")).toEqual(latest);
    expect(attributes(document, "main a", "href")).toContain(`/${language}/blog/`);
  });
});
