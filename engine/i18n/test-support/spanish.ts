import type { Language, Writing } from "../language.ts";

/** The language that the tests add to the program, by copying this file to `languages/es.ts`. It has no dictionary. */
export const es: Language = {
  tag: "es",
  openGraph: "es_ES",
  name: "Español",
  times: { separator: ":", dash: "\u2013\u2060" },
  dates: {
    months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    of: "de",
  },
  numbers: { separator: "\u00a0", fewest: 5 },
};

export const esWriting: Writing = {
  typography: {
    quotes: ["«", "»"],
    frenchSpaces: false,
    counted: "horas?|minutos?|segundos?|días?|semanas?|mes(?:es)?|años?|euros?|mil|millón|millones",
    titles: "(?:Sr|Sra|Sres|Sras|Dr|Dra|D|Dña)\\.",
  },
  hours: {
    everyDay: "todos los días",
    one: (day) => `el ${day}`,
    run: (from, to) => `de ${from} a ${to}`,
    span: (from, to) => `de ${from} a ${to}`,
    and: "y",
    groups: "; ",
  },
  sizes: { kilobytes: "kB", megabytes: "MB" },
  notPublic: { draft: "Borrador", from: "A partir del", until: "Retirado después del" },
  accessibility: { full: "plenamente conforme", partial: "parcialmente conforme", none: "no conforme" },
  cookies: {
    head: ["Servicio", "Qué guarda", "Duración", "Su elección"],
    nothing: "Nada",
    none: "ninguna",
    own: "Su elección sobre las cookies",
    days: (count) => `${count} días`,
    months: (count) => `${count} meses como máximo`,
    required: "Siempre activo: necesario para mostrar el sitio",
    optional: "Solo con su acuerdo",
    optOut: "Activo desde el principio, hasta que lo rechace",
    necessary: "Necesario: guarda su decisión",
    provider: "eventualmente cookies del proveedor",
    providerDuration: "fijada por el proveedor",
    begins: (name) => `cookies cuyo nombre empieza por ${name}`,
    cookie: (name) => `cookie ${name}`,
  },
  otherHosts: {
    nothing: "Nada facultativo se guarda ni se carga sin su acuerdo.",
    ownFonts: "Los tipos de letra vienen de nuestro propio servidor y no guardan ninguna cookie.",
    fontsOf: (host) =>
      `Los tipos de letra vienen de ${host}: en cuanto abre una página, su navegador envía su dirección IP a ese proveedor.`,
    allowedFontsOf: (host) =>
      `Los tipos de letra solo vienen de ${host} si los acepta; ese proveedor recibe entonces su dirección IP.`,
    early: (title) =>
      `«${title}» está activo en cuanto abre una página: lo que muestra viene de su proveedor, que recibe su dirección IP.`,
    refusable: "Puede rechazarlo en cualquier momento.",
    measuring: "La medición de audiencia solo empieza cuando su acuerdo queda registrado.",
    blocked:
      "Los contenidos de otros sitios, como un vídeo, quedan bloqueados mientras no los acepte, una vez o siempre.",
    othersBlocked: "Los demás contenidos de otros sitios quedan bloqueados mientras no los acepte, una vez o siempre.",
  },
  flag: [
    { d: "M0 0h28v20H0z", fill: "#c60b1e" },
    { d: "M0 5h28v10H0z", fill: "#ffc400" },
  ],
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
