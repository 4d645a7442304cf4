/** A page of each template, the languages taking turns. The last is an address that does not exist. */
export const oneOfEach = [
  ["home", "/fr/"],
  ["presentation", "/pt/apresentacao/"],
  ["services", "/en/services/"],
  ["service", "/pt/servicos/rede-europeia-de-saude/"],
  ["blog list", "/fr/blog/2/"],
  ["tag listing", "/en/tag/finance/"],
  ["tags", "/pt/tag/"],
  ["article", "/fr/estuaire-adapte-geste-barriere/"],
  ["article with tables and a picture", "/en/cash-flow-two-calendars/"],
  ["contact", "/en/contact/"],
  ["legal notice", "/fr/mention-legale/"],
  ["accessibility", "/pt/acessibilidade/"],
  ["site map", "/en/site-map/"],
  ["not found", "/en/nothing-here/"],
] as const;
