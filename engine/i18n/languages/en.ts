import type { Language, Writing } from "../language.ts";

/** English as in Britain and in Ireland, the site's neighbours. */
export const en: Language = {
  tag: "en",
  openGraph: "en_GB",
  name: "English",
  times: { separator: ":", dash: "\u2013\u2060" },
  dates: { months: "January February March April May June July August September October November December" },
  numbers: { separator: ",", fewest: 4 },
};

export const enWriting: Writing = {
  typography: {
    quotes: ["“", "”"],
    frenchSpaces: false,
    counted: "hours?|minutes?|seconds?|days?|weeks?|months?|years?|euros?|million|billion|[ap]\\.m\\.",
    titles: "(?:Mr|Mrs|Ms|Dr)\\.?",
  },
  spelling: { dictionary: "@cspell/dict-en-gb/en_GB.trie.gz", slips: [] },
  sizes: { kilobytes: "kB", megabytes: "MB" },
  notPublic: { draft: "Draft", from: "From", until: "Withdrawn after" },
};
