import { describe, expect, test } from "vitest";
import { builtDocument } from "../support/setup/documents.ts";
import { languages, testSite } from "../support/setup/test-content.ts";
import { attributes, textOf } from "./queries.ts";
import { serviceAddresses } from "./specified-addresses.ts";

describe.each([
  ["/", "fr"],
  ["/fr/", "fr"],
  ["/en/", "en"],
  ["/pt/", "pt"],
] as const)("the intro of %s", (path, _language) => {
  test("[R16] says the brand, then the choice first in its content, and one line of promise (D2)", async () => {
    const document = await builtDocument(path);
    const { brand } = await testSite();
    const promise = textOf(document.querySelector("main section h1"));
    expect(promise).toMatch(/.{20,}/);
    const [header = "", ...rest] = textOf(document.body).split("Continuer en français");
    expect(header).toContain(brand);
    expect(header).not.toContain(promise);
    expect(rest.join("")).toContain(promise);
    const first = [...document.querySelectorAll("main :is(a, h1, p)")].slice(0, languages.length);
    expect(first.map((link) => link.getAttribute("href"))).toEqual(["/fr/", "/en/", "/pt/"]);
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
