import type { Locale } from "../../i18n/language.ts";
import { NO_TEXT } from "../prose/passage.ts";

/** A slip of typography whose fix is certain wherever it stands in a text. */
export interface Slip {
  /** Where it is one; without this, in every language. */
  readonly languages?: readonly Locale[];
  readonly pattern: RegExp;
  /** Replaces the text that the pattern finds. */
  readonly fixed: (found: RegExpExecArray) => string;
}

/** The end and the beginning of a word or a sentence. A variable may be a word. */
const END = `[\\p{L}\\p{N}${NO_TEXT}.,;:!?…)»”"’'%€°ªº*_]`;
const BEGIN = `[\\p{L}\\p{N}${NO_TEXT}(«“"*_]`;

/** The sign of a list's item, after which spaces may be aligned. */
const ITEM = "(?<=^|\\n)[ \\t>]*(?:\\p{N}+[.)]|[*+-])";

/** French words whose “oe” is one letter, by their beginnings; “moelle” and “coexister” are others. */
const LIGATURES =
  "(?:ch|éc|ranc|contrec|c)oeur|soeur|(?:man|dés)?oeuvr|voeu|noeud|boeuf|oeuf|oeil|moeurs|foet|oenolog|oecumén|oesoph|oedèm";
/** Where a French sentence begins: a line, a list's item, a heading, or after the end of another. */
const BEGINNING = "(?<=(?:^|\\n)[ \\t]*(?:[-*>] |#+ |\\p{N}+\\. )?\\**|\\p{Ll}{2}[.!?…] )";
/** Words that follow the preposition “À” there, and never a verb: “A obtenu son diplôme” is right. */
const AFTER_A =
  "(?:partir|noter|savoir|bientôt|propos|côté|travers|chaque|défaut|condition|moins|terme|distance|quoi|compter|cause|force|lire|voir|louer|vendre)(?!\\p{L})|\\p{Lu}\\p{Ll}";

/**
 * The slips, in the order in which they are fixed. The generator itself sets apostrophes, quotation marks, ellipses,
 * dashes and the spaces of French marks (`content/text/typography.ts`), so texts may be written plainly: here is what it would
 * publish as it stands.
 */
export const slips: readonly Slip[] = [
  // An accent typed for an apostrophe.
  { pattern: /(?<=\p{L})[´ʼ‘](?=\p{L})/gu, fixed: () => "'" },
  { languages: ["fr"], pattern: /<<([^<>\n]+)>>/g, fixed: ([, quoted = ""]) => `« ${quoted.trim()} »` },
  { languages: ["pt"], pattern: /<<([^<>\n]+)>>/g, fixed: ([, quoted = ""]) => `«${quoted.trim()}»` },
  { pattern: new RegExp(`(?<=${END})(?<!${ITEM}) {2,}(?=${BEGIN})`, "gu"), fixed: () => " " },
  { pattern: /(?<=\S) +(?=[,.](?:\s|$))/g, fixed: () => "" },
  // The French space before a mark, in English; in Portuguese the site's own words have one before !.
  { languages: ["en"], pattern: /(?<=\p{L}) +(?=[;:!?](?:\s|$))/gu, fixed: () => "" },
  { languages: ["pt"], pattern: /(?<=\p{L}) +(?=[;:](?:\s|$))/gu, fixed: () => "" },
  { pattern: /(?<=\p{L}{2}|[%€)»])[,;](?=\p{L}{2})/gu, fixed: ([sign]) => `${sign} ` },
  { pattern: /(?<=\p{Ll}{2}) ?\.(?=\p{Lu}\p{Ll})/gu, fixed: () => ". " },
  { pattern: /(?<=\s\() +(?=\S)|(?<=[\p{L}\p{N}]) +(?=\))/gu, fixed: () => "" },
  // One space at the end of a line; two are a line break in Markdown.
  { pattern: /(?<=\S)[ \t](?=\n)/g, fixed: () => "" },
  {
    languages: ["fr"],
    pattern: new RegExp(`(?<!\\p{L})(?:${LIGATURES})`, "giu"),
    fixed: ([word]) => word.replace("oe", "œ").replace(/Oe|OE/, "Œ"),
  },
  { languages: ["fr"], pattern: new RegExp(`${BEGINNING}A(?= (?:${AFTER_A}))`, "gu"), fixed: () => "À" },
  { languages: ["fr"], pattern: /(?<![\p{N}.,])1 ?[èe]re(?!\p{L})/gu, fixed: () => "1re" },
  { languages: ["fr"], pattern: /(?<![\p{N}.,])1 er(?!\p{L})/gu, fixed: () => "1er" },
  { languages: ["fr"], pattern: /(?<=\p{N})[èe]me(?!\p{L})/gu, fixed: () => "e" },
  { languages: ["fr"], pattern: /(?<!\p{L})([Nn]) ?(?:º|°(?! \p{N})) ?(?=\p{N})/gu, fixed: ([, n]) => `${n}° ` },
  { languages: ["pt"], pattern: /(?<!\p{L})([Nn])(?: ?[°º]|\.º(?! \p{N})) ?(?=\p{N})/gu, fixed: ([, n]) => `${n}.º ` },
  { languages: ["fr", "pt"], pattern: /(?<=\p{N})€/gu, fixed: () => " €" },
  { languages: ["en"], pattern: /(?<!\p{N} ?)€ (?=\p{N})/gu, fixed: () => "€" },
  { languages: ["fr"], pattern: /(?<=\p{N})%/gu, fixed: () => " %" },
];
