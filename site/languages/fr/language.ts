import type { WrittenLanguage } from "#engine/i18n/language.ts";
import { french as writing } from "#engine/i18n/owner-languages/fr.ts";

export const french: WrittenLanguage = {
  ...writing,
  openGraph: "fr_FR",
  name: "Français",
  times: { separator: "\u00a0h\u00a0", dash: "\u00a0\u2013\u00a0" },
  numbers: { separator: "\u202f", fewest: 4 },
  spelling: {
    dictionary: "@cspell/dict-fr-fr/fr-fr.trie.gz",
    slips: [
      [/oe/g, "œ"],
      [/OE|Oe/g, "Œ"],
      [/^E/, "É"],
      [/^A/, "À"],
    ],
  },
  notPublic: { draft: "Brouillon", from: "À partir du", until: "Retiré après le" },
};
