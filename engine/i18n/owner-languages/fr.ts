import type { Writing } from "../language.ts";

/** Where “oe” is the ligature “œ”: letters before and after it. In “moelle” and “coexister” it is none. */
const LIGATURE = [
  ["ch|éc|ranc|contrec|c|s", "ur"],
  ["man|dés|", "uvr"],
  ["v", "u"],
  ["n", "ud"],
  ["b", "uf"],
  ["m", "urs"],
  ["f", "t"],
  ["", "uf|il|nolog|cumén|soph|dèm"],
]
  .map(([before, after]) => `(?<=(?<!\\p{L})(?:${before}))oe(?=${after})`)
  .join("|");
/** Where a sentence begins: a line, a list's item, a heading, or after the end of another. */
const BEGINNING = "(?<=(?:^|\\n)[ \\t]*(?:[-*>] |#+ |\\p{N}+\\. )?\\**|\\p{Ll}{2}[.!?…] )";
/** Words that follow the preposition “À” there, and never a verb: “A obtenu son diplôme” is right. */
const AFTER_A =
  "(?:partir|noter|savoir|bientôt|propos|côté|travers|chaque|défaut|condition|moins|terme|distance|quoi|compter|cause|force|lire|voir|louer|vendre)(?!\\p{L})|\\p{Lu}\\p{Ll}";

/** How French is written. */
export const french: Writing = {
  tag: "fr",
  dates: {
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    first: "1er",
  },
  typography: {
    quotes: ["«", "»"],
    frenchSpaces: true,
    counted: "h|min|heures?|minutes?|secondes?|jours?|semaines?|mois|ans?|années?|euros?|milli(?:er|on|ard)s?",
    titles: "M\\.|MM\\.|Mmes?|Mlle|Mes?|Drs?|Dres?",
    slips: [
      { pattern: /<< *([^<>\n ](?:[^<>\n]*[^<>\n ])?) *>>/g, right: "« $1 »" },
      { pattern: new RegExp(LIGATURE, "giu"), right: "œ", capital: "Œ" },
      { pattern: new RegExp(`${BEGINNING}A(?= (?:${AFTER_A}))`, "gu"), right: "À" },
      { pattern: /(?<![\p{N}.,])1 ?[èe]re(?!\p{L})/gu, right: "1re" },
      { pattern: /(?<![\p{N}.,])1 er(?!\p{L})/gu, right: "1er" },
      { pattern: /(?<=\p{N})[èe]me(?!\p{L})/gu, right: "e" },
      { pattern: /(?<!\p{L})([Nn]) ?(?:º|°(?! \p{N})) ?(?=\p{N})/gu, right: "$1° " },
      { pattern: /(?<=\p{N})€/gu, right: " €" },
      { pattern: /(?<=\p{N})%/gu, right: " %" },
    ],
  },
  joins: { before: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu|entr)'(?=.)/i },
};
