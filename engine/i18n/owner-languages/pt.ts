import type { Writing } from "../language.ts";

/** How Portuguese is written in Europe. */
export const portuguese: Writing = {
  tag: "pt-PT",
  dates: {
    months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    of: "de",
  },
  typography: {
    quotes: ["«", "»"],
    frenchSpaces: false,
    counted: "horas?|minutos?|segundos?|dias?|semanas?|mês|meses|anos?|euros?|mil|milhão|milhões",
    titles: "(?:Srs?|Sras?|Drs?|Dras?|Eng)\\.?[ªº]?",
    // Between a verb and its pronoun: broken there, the hyphen would have to be written twice.
    joined: /(?<=\p{L}-)(?=(?:me|te|se|l?[oa]s?|n[oa]s?|vos|lhes?)(?!\p{L}))/gu,
  },
};
