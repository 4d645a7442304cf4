import type { Language, Writing } from "#engine/i18n/language.ts";

export const fr: Language = {
  tag: "fr",
  openGraph: "fr_FR",
  name: "Français",
  times: { separator: "\u00a0h\u00a0", dash: "\u00a0\u2013\u2060\u00a0" },
  dates: {
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    first: "1er",
  },
  numbers: { separator: "\u202f", fewest: 4 },
};

export const frWriting: Writing = {
  typography: {
    quotes: ["«", "»"],
    frenchSpaces: true,
    counted: "h|min|heures?|minutes?|secondes?|jours?|semaines?|mois|ans?|années?|euros?|milli(?:er|on|ard)s?",
    titles: "M\\.|MM\\.|Mmes?|Mlle|Mes?|Drs?|Dres?",
    // Inside an inverted verb: “a-t-il”.
    joined: /(?<=\p{L}-)(?=t-(?:ils?|elles?|on)(?!\p{L}))|(?<=\p{L}-t-)(?=(?:ils?|elles?|on)(?!\p{L}))/gu,
  },
  spelling: {
    dictionary: "@cspell/dict-fr-fr/fr-fr.trie.gz",
    slips: [
      [/oe/g, "œ"],
      [/OE|Oe/g, "Œ"],
      [/^E/, "É"],
      [/^A/, "À"],
    ],
  },
  hours: {
    everyDay: "tous les jours",
    one: (day) => `le ${day}`,
    run: (from, to) => `du ${from} au ${to}`,
    span: (from, to) => `de ${from} à ${to}`,
    and: "et",
    groups: "\u202f; ",
  },
  sizes: { kilobytes: "ko", megabytes: "Mo" },
  notPublic: { draft: "Brouillon", from: "À partir du", until: "Retiré après le" },
  accessibility: { full: "totalement conforme", partial: "partiellement conforme", none: "non conforme" },
  cookies: {
    head: ["Service", "Ce qu'il enregistre", "Durée", "Votre choix"],
    nothing: "Rien",
    none: "aucune",
    own: "Votre choix sur les cookies",
    days: (count) => `${count} jours`,
    months: (count) => `${count} mois au plus`,
    required: "Toujours actif : nécessaire à l'affichage",
    optional: "Seulement avec votre accord",
    optOut: "Actif dès l'arrivée, jusqu'à votre refus",
    necessary: "Nécessaire : garde votre décision",
    provider: "éventuellement des cookies du fournisseur",
    providerDuration: "fixée par le fournisseur",
    begins: (name) => `cookies dont le nom commence par ${name}`,
    cookie: (name) => `cookie ${name}`,
  },
  otherHosts: {
    nothing: "Rien de facultatif n'est déposé ni chargé sans votre accord.",
    ownFonts: "Les polices de caractères viennent de notre propre serveur et ne déposent aucun cookie.",
    fontsOf: (host) =>
      `Les polices de caractères viennent de ${host} : dès que vous ouvrez une page, votre navigateur envoie votre adresse IP à ce fournisseur.`,
    allowedFontsOf: (host) =>
      `Les polices de caractères ne viennent de ${host} que si vous les acceptez ; ce fournisseur reçoit alors votre adresse IP.`,
    early: (title) =>
      `« ${title} » est actif dès que vous ouvrez une page : ce qu'il montre vient de son fournisseur, qui reçoit votre adresse IP.`,
    refusable: "Vous pouvez le refuser à tout moment.",
    measuring: "La mesure d'audience ne démarre qu'une fois votre accord enregistré.",
    blocked:
      "Les contenus venus d'ailleurs, comme une vidéo, restent bloqués tant que vous ne les avez pas acceptés, une fois ou pour toujours.",
    othersBlocked:
      "Les autres contenus venus d'ailleurs restent bloqués tant que vous ne les avez pas acceptés, une fois ou pour toujours.",
  },
  flag: [
    { d: "M0 0h28v20H0z", fill: "#fff" },
    { d: "M0 0h9.3v20H0z", fill: "#1b3f94" },
    { d: "M18.7 0H28v20h-9.3z", fill: "#d5202f" },
  ],
};
