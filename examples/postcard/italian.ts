import type { WrittenLanguage } from "#engine/i18n/language.ts";

/** How Italian is written. Nothing of it is known to the engine; it has no dictionary. */
export const italian: WrittenLanguage = {
  tag: "it",
  openGraph: "it_IT",
  name: "Italiano",
  times: { separator: ":", dash: "\u2013\u2060" },
  dates: {
    months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    first: "1º",
  },
  numbers: { separator: ".", fewest: 5 },
  typography: {
    quotes: ["«", "»"],
    frenchSpaces: false,
    counted: "or[ae]|minut[oi]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|euro|mila|milion[ei]",
    titles: "(?:Sig|Dott|Prof)\\.(?:ra|ssa)?|Sig\\.na",
  },
  notPublic: { draft: "Bozza", from: "Dal", until: "Ritirato dopo il" },
};
