import type { WrittenLanguage } from "#engine/i18n/language.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";

/** What a site says of its languages beside how they are written; the dictionaries are those of the project. */
const facts: Readonly<Record<OwnerLanguage, Omit<WrittenLanguage, "tag" | "dates" | "typography">>> = {
  fr: {
    openGraph: "fr_FR",
    name: "Français",
    times: { separator: "\u00a0h\u00a0", dash: "\u00a0\u2013\u00a0" },
    numbers: { separator: "\u202f", fewest: 4 },
    spelling: { dictionary: "@cspell/dict-fr-fr/fr-fr.trie.gz", slips: [[/^E/, "É"]] },
    notPublic: { draft: "Brouillon", from: "À partir du", until: "Retiré après le" },
  },
  en: {
    openGraph: "en_GB",
    name: "English",
    times: { separator: ":", dash: "\u2013" },
    numbers: { separator: ",", fewest: 4 },
    spelling: { dictionary: "@cspell/dict-en-gb/en_GB.trie.gz", slips: [], isLender: true },
    notPublic: { draft: "Draft", from: "From", until: "Withdrawn after" },
  },
  pt: {
    openGraph: "pt_PT",
    name: "Português",
    times: { separator: "h", dash: "\u2013" },
    numbers: { separator: "\u00a0", fewest: 5 },
    spelling: { dictionary: "@cspell/dict-pt-pt/dict/Portuguese-European.trie.gz", slips: [] },
    notPublic: { draft: "Rascunho", from: "A partir de", until: "Retirado depois de" },
  },
};

/** The languages of the made-up site. */
export const languages: Readonly<Record<OwnerLanguage, WrittenLanguage>> = {
  fr: { ...ownerWritings.fr, ...facts.fr },
  en: { ...ownerWritings.en, ...facts.en },
  pt: { ...ownerWritings.pt, ...facts.pt },
};
