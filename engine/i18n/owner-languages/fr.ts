import type { Writing } from "../language.ts";

/** Words whose “oe” is one letter, by their beginnings; “moelle” and “coexister” are others. */
const LIGATURES =
  "(?:ch|éc|ranc|contrec|c)oeur|soeur|(?:man|dés)?oeuvr|voeu|noeud|boeuf|oeuf|oeil|moeurs|foet|oenolog|oecumén|oesoph|oedèm";
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
      { pattern: /<<([^<>\n]+)>>/g, fixed: ([, quoted = ""]) => `« ${quoted.trim()} »` },
      {
        pattern: new RegExp(`(?<!\\p{L})(?:${LIGATURES})`, "giu"),
        fixed: ([word]) => word.replace("oe", "œ").replace(/Oe|OE/, "Œ"),
      },
      { pattern: new RegExp(`${BEGINNING}A(?= (?:${AFTER_A}))`, "gu"), fixed: () => "À" },
      { pattern: /(?<![\p{N}.,])1 ?[èe]re(?!\p{L})/gu, fixed: () => "1re" },
      { pattern: /(?<![\p{N}.,])1 er(?!\p{L})/gu, fixed: () => "1er" },
      { pattern: /(?<=\p{N})[èe]me(?!\p{L})/gu, fixed: () => "e" },
      { pattern: /(?<!\p{L})([Nn]) ?(?:º|°(?! \p{N})) ?(?=\p{N})/gu, fixed: ([, n]) => `${n}° ` },
      { pattern: /(?<=\p{N})€/gu, fixed: () => " €" },
      { pattern: /(?<=\p{N})%/gu, fixed: () => " %" },
    ],
    // Inside an inverted verb: “a-t-il”.
    joined: /(?<=\p{L}-)(?=t-(?:ils?|elles?|on)(?!\p{L}))|(?<=\p{L}-t-)(?=(?:ils?|elles?|on)(?!\p{L}))/gu,
  },
  joins: { before: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu|entr)'(?=.)/i },
};
