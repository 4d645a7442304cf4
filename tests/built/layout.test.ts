import { describe, expect, test } from "vitest";
import { builtDocument, documentsIn } from "../support/setup/documents.ts";
import { languages, testSite } from "../support/setup/test-content.ts";
import { attributes, linksIn, nameOf, only, textOf } from "./queries.ts";

const menus = {
  fr: [
    ["Présentation", "/fr/presentation/"],
    ["Services", "/fr/services/"],
    ["Contact", "/fr/contact/"],
    ["Actu", "/fr/blog/"],
  ],
  en: [
    ["Presentation", "/en/presentation/"],
    ["Services", "/en/services/"],
    ["Contact", "/en/contact/"],
    ["News", "/en/blog/"],
  ],
  pt: [
    ["Apresentação", "/pt/apresentacao/"],
    ["Serviços", "/pt/servicos/"],
    ["Contacto", "/pt/contact/"],
    ["Notícias", "/pt/blog/"],
  ],
} as const;

const calls = { fr: "Appeler le", en: "Call", pt: "Ligar para" } as const;

describe.each(languages)("every page in %s", async (language) => {
  const pages = await documentsIn(language);
  const site = await testSite();

  test("[L1] has the menu with its four labels", () => {
    for (const [path, document] of pages) {
      expect(linksIn(document, "header nav li a:not([hreflang])"), path).toEqual(menus[language]);
    }
  });

  test("[L1] has a phone link that dials and a logo that leads to the presentation", () => {
    const [phone] = site.staff[language === "pt" ? "portugal" : "france"].phones;
    for (const [path, document] of pages) {
      const dials = [...document.querySelectorAll("header a[href^='tel:']")];
      expect(attributes(document, "header a[href^='tel:']", "href"), path).toEqual([phone?.url, phone?.url]);
      const number = textOf(dials[1]);
      expect(phone?.url).toContain(number.replace(/\D/g, "").slice(1));
      for (const dial of dials) expect(nameOf(dial), path).toBe(`${calls[language]} ${number}`);
      expect(phone?.url).toMatch(/^tel:\+\d+$/);
      const logo = [...document.querySelectorAll("header a")].find((link) => textOf(link) === site.brand);
      expect(logo?.getAttribute("href"), path).toBe(menus[language][0][1]);
      expect(logo && nameOf(logo), path).toContain(site.brand);
    }
  });

  test("gives WebKit every drawing in dark colours where these are asked for", () => {
    const drawings = [...pages].flatMap(([, document]) => [
      ...document.querySelectorAll("img[src*='/drawings/']:not([src*='/flags-'])"),
    ]);
    expect(drawings.length).toBeGreaterThan(50);
    for (const drawing of drawings) {
      const both = drawing.getAttribute("src") ?? "";
      const night = both.replace(/(?=-\w+\.svg(?:#[\w-]+)?$)/, "-dark");
      expect(drawing.getAttribute("srcset")).toBe(`${both} 100w, ${night} 9999w`);
      expect(drawing.getAttribute("sizes")).toContain("(prefers-color-scheme:dark) 9999px,");
    }
  });

  test("[L2] has a toggle that says what it opens, and nothing of a state before the app runs", () => {
    for (const [path, document] of pages) {
      const toggle = only(document, "header button");
      expect(toggle.getAttribute("aria-expanded"), path).toBe(null);
      expect(document.getElementById(toggle.getAttribute("aria-controls") ?? "")?.tagName, path).toBe("NAV");
      expect(textOf(toggle), path).toBe("Menu");
    }
  });
});

test.each([
  ["/en/services/european-health-network/", "Services"],
  ["/en/new-website/", "News"],
  ["/pt/tag/finance/", "Notícias"],
])("[L1] a service belongs to the services; an article and a tag to the news: %s", async (path, section) => {
  const current = [...(await builtDocument(path)).querySelectorAll("header nav [aria-current]")];
  expect(current.map(textOf)).toEqual([section]);
});
