import type { WrittenLanguage } from "#engine/i18n/language.ts";

/** The language that tests add to the site, by copying this file to `site/languages/es/language.ts`. It has no dictionary. */
export const spanish: WrittenLanguage = {
  tag: "es",
  openGraph: "es_ES",
  name: "Español",
  times: { separator: ":", dash: "\u2013" },
  dates: {
    months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    of: "de",
  },
  numbers: { separator: "\u00a0", fewest: 5 },
  typography: {
    quotes: ["«", "»"],
    frenchSpaces: false,
    counted: "horas?|minutos?|segundos?|días?|semanas?|mes(?:es)?|años?|euros?|mil|millón|millones",
    titles: "(?:Sr|Sra|Sres|Sras|Dr|Dra|D|Dña)\\.",
  },
  notPublic: { draft: "Borrador", from: "A partir del", until: "Retirado después del" },
};

/** The words of its addresses, by page: each is added to `paths` in the folder of the page. */
export const esPaths: Readonly<Record<string, string>> = {
  presentation: "presentacion",
  services: "servicios",
  contact: "contacto",
  "legal-notice": "aviso-legal",
  accessibility: "accesibilidad",
  "site-map": "mapa-del-sitio",
};
