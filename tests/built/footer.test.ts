import { describe, expect, test } from "vitest";
import { documentsIn } from "../support/setup/documents.ts";
import { languages, testMessages, testSite, writtenHours } from "../support/setup/test-content.ts";
import { attributes, linksIn, only, readable, textOf } from "./queries.ts";

const footers = {
  fr: {
    legal: ["Mentions légales", "/fr/mention-legale/"],
    credits: "Crédits",
    cookies: "Gestion des cookies",
  },
  en: {
    legal: ["Legal notice", "/en/legal-notice/"],
    credits: "Credits",
    cookies: "Cookie management",
  },
  pt: {
    legal: ["Aviso legal", "/pt/aviso-legal/"],
    credits: "Créditos",
    cookies: "Gestão de cookies",
  },
} as const;

describe.each(languages)("every page in %s", async (language) => {
  const pages = await documentsIn(language);
  const site = await testSite();

  test("[L3] [K1] has the opening hours and the hours of the telephone service in its footer", async () => {
    const messages = await testMessages(language);
    const offices = await writtenHours("offices", language);
    const abroad = (await writtenHours("abroad", language)).map((spans) => spans.map((span) => `${span} GMT`));
    const and = ` ${messages["hours.and"]} `;
    const said = [messages["hours.abroad"], ...[...offices, ...abroad].map((spans) => spans.join(and))];
    for (const [path, document] of pages) {
      const footer = textOf(only(document, "footer"));
      for (const words of said) expect(footer, path).toContain(readable(words ?? "missing"));
    }
  });

  test("[L3] has two phone numbers and two social networks in its footer", () => {
    const numbers = [...site.staff.france.phones, ...site.staff.portugal.phones].map(({ url }) => url);
    for (const [path, document] of pages) {
      const phones = [...document.querySelectorAll("footer a[href^='tel:']")];
      expect(attributes(document, "footer a[href^='tel:']", "href"), path).toEqual(numbers);
      for (const link of phones) expect(link.getAttribute("href")).toContain(textOf(link).replace(/\D/g, "").slice(1));
      expect(textOf(only(document, "footer a[lang=pt][href^='https:']")), path).toBe("Livro de Reclamações");
      const networks = site.social.map(({ name, url }) => [name, url]);
      expect(linksIn(document, "footer a[href^='https:']:not([lang])"), path).toEqual(networks);
    }
    expect(numbers).toHaveLength(2);
    expect(site.social).toHaveLength(2);
  });

  test("[L3] frames the complaints book among its legal links, as no other; in Portuguese it is the first", () => {
    for (const [path, document] of pages) {
      const links = [...(only(document, "footer a[data-cookie-settings]").closest("ul")?.querySelectorAll("a") ?? [])];
      const framed = links.flatMap((link, place) => (link.classList.contains("btn") ? [[textOf(link), place]] : []));
      expect(framed, path).toEqual([["Livro de Reclamações", language === "pt" ? 0 : links.length - 1]]);
    }
  });

  test("[L3] [K2] has the copyright from the first year to this year in its footer", () => {
    const year = new Date().getUTCFullYear();
    for (const [path, document] of pages) {
      expect(textOf(only(document, "footer")), path).toContain(`© ${site.since}–${year} ${site.brand}`);
    }
  });

  test("[L3] has the legal notice, the credits and the cookies in its footer", () => {
    const [label, address] = footers[language].legal;
    for (const [path, document] of pages) {
      const links = linksIn(document, "footer a[href^='/']");
      expect(links, path).toContainEqual([label, address]);
      expect(links, path).toContainEqual([footers[language].credits, `${address}#credits`]);
      expect(links, path).toContainEqual([footers[language].cookies, `${address}#cookies`]);
      expect(attributes(document, "footer a[data-cookie-settings]", "href"), path).toEqual([`${address}#cookies`]);
    }
  });
});
