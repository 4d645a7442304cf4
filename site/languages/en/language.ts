import type { WrittenLanguage } from "#engine/i18n/language.ts";
import { english as writing } from "#engine/i18n/owner-languages/en.ts";

/** English as in Britain and in Ireland, the site's neighbours. */
export const english: WrittenLanguage = {
  ...writing,
  openGraph: "en_GB",
  name: "English",
  times: { separator: ":", dash: "\u2013" },
  numbers: { separator: ",", fewest: 4 },
  spelling: { dictionary: "@cspell/dict-en-gb/en_GB.trie.gz", slips: [], isLender: true },
  notPublic: { draft: "Draft", from: "From", until: "Withdrawn after" },
};
