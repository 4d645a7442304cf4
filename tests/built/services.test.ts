import { describe, expect, test } from "vitest";
import { builtDocument } from "../support/setup/documents.ts";
import { languages, testPage, testSite } from "../support/setup/test-content.ts";
import { attributes, only, textOf, wordsOf } from "./queries.ts";
import { serviceAddresses, specifiedAddresses } from "./specified-addresses.ts";

/** The file of each service, in the order in which the services are shown. */
const files = ["service-administration", "service-finance", "service-health", "service-projects"] as const;
const services = files.map((file, index) => ({ file, addresses: serviceAddresses[index] ?? serviceAddresses[0] }));
/** What is shown elsewhere: in the head of the page, and on the pages that lead to it. */
const ELSEWHERE = ["slug", "door", "title", "description", "card", "summary", "audience"];

/** Every text in a part of the file, in its order, without the variables that are filled in for it. */
function textsIn(part: unknown): readonly string[] {
  if (typeof part === "string") return part.split(/\n|\{[\w.]+\}/).filter((text) => text.trim() !== "");
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

describe.each(services)("$file", ({ file, addresses }) => {
  test.each(languages)("[L9] %s: the page says all that its file says, section after section", async (language) => {
    const main = wordsOf(textOf(only(await builtDocument(addresses[language]), "main")));
    const entries = Object.entries(await testPage(file, language)).filter(([key]) => !ELSEWHERE.includes(key));
    const missing = textsIn(Object.fromEntries(entries)).filter((text) => !main.includes(wordsOf(text)));
    expect(missing).toEqual([]);
  });

  test.each(languages)("[L9] %s: it ends with both phone numbers and a way to write", async (language) => {
    const { staff } = await testSite();
    const numbers = [...staff.france.phones, ...staff.portugal.phones].map(({ url }) => url);
    const last = only(await builtDocument(addresses[language]), "main section:last-of-type:has(.btn)");
    expect(attributes(last, "a[href^='tel:']", "href")).toEqual(numbers);
    expect(attributes(last, "a", "href")).toContain(`/${language}/contact/`);
  });

  test("[L9] says as much in each language: as many tasks, people, steps, things to bring and questions", async () => {
    const shapes = await Promise.all(
      languages.map(async (language) => shapeOf(await builtDocument(addresses[language]))),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });
});

describe.each(languages)("in %s", (language) => {
  test("of who answers for a service the name is heard first, then the number", async () => {
    const mains = await Promise.all(
      services.map(async ({ addresses }) => only(await builtDocument(addresses[language]), "main")),
    );
    const people = mains.flatMap((main) => [...main.querySelectorAll("ul[aria-label] li:has(b):has(a)")]);
    const parts = people.map((one) =>
      [...one.querySelectorAll("b:not([aria-hidden]), p, a")].map((part) => part.localName),
    );
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(part).toEqual(["b", "p", "a"]);
  });

  test("[L9] the index names the four services and leads to each, in their order", async () => {
    const main = only(await builtDocument(specifiedAddresses.services[language]), "main");
    const links = attributes(main, "a[href*='/servi']", "href").filter((href) => href.split("/").length > 4);
    expect([...new Set(links)]).toEqual(services.map(({ addresses }) => addresses[language]));
    for (const { file } of services) {
      const { name } = await testPage(file, language);
      expect(wordsOf(textOf(main))).toContain(wordsOf(String(name)));
    }
  });

  test("[K2] the presentation says since when, in both countries, and how many contacts", async () => {
    const { since, portugalSince, contacts } = await testSite();
    const main = textOf(only(await builtDocument(specifiedAddresses.presentation[language]), "main"));
    const numbers = main
      .replaceAll(/(\d)[ .,](?=\d{3})/g, "$1")
      .match(/\d+/g)
      ?.map(Number);
    expect(numbers).toEqual(expect.arrayContaining([since, portugalSince, contacts]));
  });
});

/** How many parts of each kind every section of a page has. */
function shapeOf(document: Document): readonly (readonly number[])[] {
  return [...document.querySelectorAll("main section")].map((section) =>
    ["h2", "h3", "p", "li", "dt"].map((part) => section.querySelectorAll(part).length),
  );
}
