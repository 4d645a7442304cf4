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
    slips: [
      { pattern: /<< *([^<>\n ](?:[^<>\n]*[^<>\n ])?) *>>/g, right: "«$1»" },
      // The French space before a mark; before ! sites have it, too.
      { pattern: /(?<=\p{L}) +(?=[;:](?:\s|$))/gu, right: "" },
      { pattern: /(?<!\p{L})([Nn])(?: ?[°º]|\.º(?! \p{N})) ?(?=\p{N})/gu, right: "$1.º " },
      { pattern: /(?<=\p{N})€/gu, right: " €" },
    ],
  },
  joins: {
    before: /^d'(?=.)/i,
    pronouns: {
      pattern:
        /^(?<stem>\p{L}+)-(?<pronoun>(?:(?:[mt]e|[nv]os|lhes?|se)-)?(?:me|te|se|nos|vos|lhes?|[nl]?[oa]s?|m[oa]s?|lh[oa]s?))(?:-(?<ending>ei|ás|á|emos|eis|ão|ia|ias|íamos|íeis|iam))?$/u,
      // tratamos: "tratamo-lo"; apagar: "apagá-los"; fiz: "fi-lo"; vamos: "vamo-nos"
      lost: [
        [/^l[oa]s?$/, ["r", "s", "z"]],
        [/^nos$/, ["", "s"]],
      ],
    },
  },
};
