/** Addresses of one page in the three languages. */
export type Translations = readonly [french: string, english: string, portuguese: string];

/** A page of each template in the three languages. The last is an address that does not exist. */
export const everyTemplate: readonly (readonly [template: string, Translations])[] = [
  ["home", ["/fr/", "/en/", "/pt/"]],
  ["presentation", ["/fr/presentation/", "/en/presentation/", "/pt/apresentacao/"]],
  ["services", ["/fr/services/", "/en/services/", "/pt/servicos/"]],
  [
    "service",
    [
      "/fr/services/reseau-de-sante-europeen/",
      "/en/services/european-health-network/",
      "/pt/servicos/rede-europeia-de-saude/",
    ],
  ],
  ["blog-list", ["/fr/blog/", "/en/blog/", "/pt/blog/"]],
  ["tag-listing", ["/fr/tag/finance/", "/en/tag/finance/", "/pt/tag/finance/"]],
  ["tags", ["/fr/tag/", "/en/tag/", "/pt/tag/"]],
  ["article", ["/fr/tresorerie-deux-calendriers/", "/en/cash-flow-two-calendars/", "/pt/tesouraria-dois-calendarios/"]],
  ["contact", ["/fr/contact/", "/en/contact/", "/pt/contact/"]],
  ["legal-notice", ["/fr/mention-legale/", "/en/legal-notice/", "/pt/aviso-legal/"]],
  ["accessibility", ["/fr/accessibilite/", "/en/accessibility/", "/pt/acessibilidade/"]],
  ["site-map", ["/fr/plan-du-site/", "/en/site-map/", "/pt/mapa-do-site/"]],
  ["not-found", ["/fr/nothing-here/", "/en/nothing-here/", "/pt/nothing-here/"]],
];

/** A page of each template, the languages taking turns. The last is an address that does not exist. */
export const oneOfEach = [
  ["home", "/fr/"],
  ["presentation", "/pt/apresentacao/"],
  ["services", "/en/services/"],
  ["service", "/pt/servicos/gestao-de-projectos-investimento-imobiliario/"],
  ["blog list", "/fr/blog/2/"],
  ["tag listing", "/en/tag/finance/"],
  ["tags", "/pt/tag/"],
  ["article", "/fr/estuaire-adapte-geste-barriere/"],
  ["contact", "/en/contact/"],
  ["legal notice", "/fr/mention-legale/"],
  ["accessibility", "/pt/acessibilidade/"],
  ["site map", "/en/site-map/"],
  ["not found", "/en/nothing-here/"],
] as const;
