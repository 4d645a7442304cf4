import type { Language, Writing } from "../language.ts";

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
  sizes: { kilobytes: "ko", megabytes: "Mo" },
  notPublic: { draft: "Brouillon", from: "À partir du", until: "Retiré après le" },
};
