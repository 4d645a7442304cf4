import { beforeAll, describe, expect, it } from "vitest";
import { builtDocuments, notFoundDocuments } from "./built-site/documents.ts";
import { languages, ownerSite } from "./built-site/owner-content.ts";
import { attributes, only, textOf } from "./built-site/queries.ts";

const footers = {
  fr: {
    weekdays: "Du lundi au vendredi",
    office: "9 h 00 – 12 h 30 et 14 h 00 – 18 h 00",
    abroad: /Résidents à l'étranger.*8 h 00 – 21 h 00 GMT/,
    legal: ["Mentions légales", "/fr/mention-legale/"],
    credits: "Crédits",
    cookies: "Gestion des cookies",
  },
  en: {
    weekdays: "Monday to Friday",
    office: "9:00–12:30 and 14:00–18:00",
    abroad: /Residents abroad.*8:00–21:00 GMT/,
    legal: ["Legal notice", "/en/legal-notice/"],
    credits: "Credits",
    cookies: "Cookie management",
  },
  pt: {
    weekdays: "De segunda a sexta-feira",
    office: "9h00–12h30 e 14h00–18h00",
    abroad: /Residentes no estrangeiro.*8h00–21h00 GMT/,
    legal: ["Aviso legal", "/pt/aviso-legal/"],
    credits: "Créditos",
    cookies: "Gestão de cookies",
  },
} as const;

describe.each(languages)("every page in %s", (language) => {
  let pages: readonly (readonly [string, Document])[];
  let site: Awaited<ReturnType<typeof ownerSite>>;

  beforeAll(async () => {
    const all = [...(await builtDocuments()), ...(await notFoundDocuments())];
    pages = all.filter(([, document]) => document.documentElement.lang.startsWith(language));
    site = await ownerSite();
    expect(pages.length).toBeGreaterThan(25);
  });

  it("L3 K1 has the opening hours and the hours of the telephone service in its footer", () => {
    for (const [path, document] of pages) {
      const footer = textOf(only(document, "footer"));
      expect(footer, path).toMatch(new RegExp(`${footers[language].weekdays} ?${footers[language].office}`));
      expect(footer, path).toMatch(footers[language].abroad);
    }
  });

  it("L3 has two phone numbers and two social networks in its footer", () => {
    const numbers = [...site.staff.france.phones, ...site.staff.portugal.phones].map(({ number, url }) => [
      url,
      number,
    ]);
    for (const [path, document] of pages) {
      const phones = [...document.querySelectorAll("footer a[href^='tel:']")];
      expect(
        phones.map((link) => [link.getAttribute("href"), textOf(link)]),
        path,
      ).toEqual(numbers);
      const networks = [...document.querySelectorAll("footer a[href^='https:']")];
      expect(
        networks.map((link) => [textOf(link), link.getAttribute("href")]),
        path,
      ).toEqual(site.social.map(({ name, url }) => [name, url]));
    }
    expect(numbers).toHaveLength(2);
    expect(site.social).toHaveLength(2);
  });

  it("L3 K2 has the copyright from 2012 to this year in its footer", () => {
    const year = new Date().getUTCFullYear();
    for (const [path, document] of pages) {
      expect(textOf(only(document, "footer")), path).toContain(`© 2012–${year} ${site.brand}`);
    }
  });

  it("L3 has the legal notice, the credits and the cookies in its footer", () => {
    const [label, address] = footers[language].legal;
    for (const [path, document] of pages) {
      const links = [...document.querySelectorAll("footer a[href^='/']")].map((link) => [
        textOf(link),
        link.getAttribute("href"),
      ]);
      expect(links, path).toContainEqual([label, address]);
      expect(links, path).toContainEqual([footers[language].credits, `${address}#credits`]);
      expect(links, path).toContainEqual([footers[language].cookies, `${address}#cookies`]);
      expect(attributes(document, "footer a[data-cookie-settings]", "href"), path).toEqual([`${address}#cookies`]);
    }
  });
});
