import { describe, expect, it } from "vitest";
import { builtDocument } from "./built-site/documents.ts";
import { languages, ownerSite } from "./built-site/owner-content.ts";
import { attributes, only, textOf } from "./built-site/queries.ts";
import { serviceAddresses, specifiedAddresses } from "./built-site/specified-addresses.ts";

/** What the specification says of each service (section 1), as each language says it. */
const facts = {
  fr: [
    ["gestion administrative et commerciale", /environ 3 000 contacts/],
    [
      "gestion financière et audit européen",
      /direction financière externalisée pour les (PME|petites et moyennes entreprises)/,
    ],
    ["santé et bien-être", /aide à domicile/, /démarches administratives et sociales/, /bien vieillir chez soi/],
    ["gestion de projet, immobilier et investissement", /relais transfrontalier/, /en France et au Portugal/],
  ],
  en: [
    ["administrative and commercial management", /about 3,?000 contacts/],
    ["financial management and european audit", /outsourced finance department for small and medium businesses/],
    ["health and well-being network", /home help/, /administrative and social support/, /ageing well at home/],
    ["project management, real estate and investment", /cross-border relay/, /in France and in Portugal/],
  ],
  pt: [
    ["gestão administrativa e comercial", /cerca de 3 ?000 contactos/],
    [
      "gestão financeira e auditoria europeia",
      /direção financeira externa\w* para (as )?(PME|pequenas e médias empresas)/,
    ],
    ["saúde e bem-estar", /apoio domiciliário/, /ajuda administrativa e social/, /envelhecer bem em casa/],
    ["gestão de projetos, imobiliário e investimento", /apoio transfronteiriço/, /em França e em Portugal/],
  ],
} as const;

const since = {
  fr: [/en France,? depuis 2012/i, /au Portugal,? depuis 2016/i, /environ 3 000 contacts/],
  en: [/in France,? since 2012/i, /in Portugal,? since 2016/i, /about 3,?000 contacts/],
  pt: [/em França,? desde 2012/i, /em Portugal,? desde 2016/i, /cerca de 3 ?000 contactos/],
} as const;

describe.each(languages)("in %s", (language) => {
  it.each([0, 1, 2, 3] as const)(
    "L9 service %i says what it is and what the specification says of it",
    async (index) => {
      const [name, ...statements] = facts[language][index];
      const main = textOf(only(await builtDocument(serviceAddresses[index][language]), "main"));
      expect(main.toLowerCase()).toContain(name);
      for (const statement of statements) expect(main).toMatch(new RegExp(statement.source, "i"));
    },
  );

  it("L9 the index names the four services and leads to each, in their order", async () => {
    const main = only(await builtDocument(specifiedAddresses["R5 services"][language]), "main");
    const links = attributes(main, "a[href*='/servi']", "href").filter((href) => href.split("/").length > 4);
    expect([...new Set(links)]).toEqual(serviceAddresses.map((addresses) => addresses[language]));
    for (const [name] of facts[language]) expect(textOf(main).toLowerCase()).toContain(name);
  });

  it("K2 the presentation says since when, in both countries, and how many contacts", async () => {
    const main = textOf(only(await builtDocument(specifiedAddresses["R4 presentation"][language]), "main"));
    for (const statement of since[language]) expect(main).toMatch(statement);
  });

  it("L9 every service ends with both phone numbers and a way to write", async () => {
    const { staff } = await ownerSite();
    const numbers = [...staff.france.phones, ...staff.portugal.phones].map(({ url }) => url);
    for (const addresses of serviceAddresses) {
      const main = only(await builtDocument(addresses[language]), "main");
      expect(attributes(main, "a[href^='tel:']", "href"), addresses[language]).toEqual(numbers);
      expect(attributes(main, "a", "href"), addresses[language]).toContain(`/${language}/contact/`);
    }
  });
});
