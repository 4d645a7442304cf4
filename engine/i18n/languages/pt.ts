import type { Language, Writing } from "../language.ts";

/** Portuguese as in Portugal. */
export const pt: Language = {
  tag: "pt-PT",
  openGraph: "pt_PT",
  name: "Português",
  times: { separator: "h", dash: "\u2013\u2060" },
  dates: {
    months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    of: "de",
  },
  numbers: { separator: "\u00a0", fewest: 5 },
};

export const ptWriting: Writing = {
  typography: {
    quotes: ["«", "»"],
    frenchSpaces: false,
    counted: "horas?|minutos?|segundos?|dias?|semanas?|mês|meses|anos?|euros?|mil|milhão|milhões",
    titles: "(?:Srs?|Sras?|Drs?|Dras?|Eng)\\.?[ªº]?",
    // Between a verb and its pronoun: broken there, the hyphen would have to be written twice.
    joined: /(?<=\p{L}-)(?=(?:me|te|se|l?[oa]s?|n[oa]s?|vos|lhes?)(?!\p{L}))/gu,
  },
  spelling: {
    dictionary: "@cspell/dict-pt-pt/dict/Portuguese-European.trie.gz",
    slips: [
      // Written so before the spelling reform of 1990.
      [/c(?=[cçt])|p(?=[cçt])/g, ""],
      [/[cç]ao$/, "ção"],
      [/ss/, "ç"],
      [/ç/, "ss"],
    ],
  },
  sizes: { kilobytes: "kB", megabytes: "MB" },
  notPublic: { draft: "Rascunho", from: "A partir de", until: "Retirado depois de" },
};
