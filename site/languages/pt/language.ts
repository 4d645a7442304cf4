import type { WrittenLanguage } from "#engine/i18n/language.ts";
import { portuguese as writing } from "#engine/i18n/owner-languages/pt.ts";
import { brazilian } from "./brazilian.ts";

/** Portuguese as in Portugal. */
export const portuguese: WrittenLanguage = {
  ...writing,
  openGraph: "pt_PT",
  name: "Português",
  times: { separator: "h", dash: "\u2013" },
  numbers: { separator: "\u00a0", fewest: 5 },
  spelling: {
    dictionary: "@cspell/dict-pt-pt/dict/Portuguese-European.trie.gz",
    slips: [
      // Written so before the spelling reform of 1990.
      [/c(?=[cçt])|p(?=[cçt])/g, ""],
      [/[cç]ao$/, "ção"],
      [/ss/, "ç"],
      [/ç/, "ss"],
    ],
    elsewhere: brazilian,
  },
  notPublic: { draft: "Rascunho", from: "A partir de", until: "Retirado depois de" },
};
