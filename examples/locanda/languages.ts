import type { HoursPhrases } from "#engine/hours/hours-in-words.ts";
import type { Locale, WrittenLanguage } from "#engine/i18n/language.ts";

/** How the two languages are written. */
export const languages: Readonly<Record<Locale, WrittenLanguage>> = {
  it: {
    tag: "it-IT",
    openGraph: "it_IT",
    name: "Italiano",
    times: { separator: ".", dash: "–" },
    dates: {
      months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
      first: "1º",
    },
    numbers: { separator: ".", fewest: 5 },
    typography: {
      quotes: ["«", "»"],
      frenchSpaces: false,
      counted: "or[ae]|minut[oi]|giorn[oi]|nott[ei]|metri|euro|person[ae]|camere",
      titles: "Sig\\.(?:ra)?",
    },
    notPublic: { draft: "Bozza", from: "Dal", until: "Ritirato dopo il" },
  },
  de: {
    tag: "de-IT",
    openGraph: "de_DE",
    name: "Deutsch",
    times: { separator: ".", dash: "–" },
    dates: {
      months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      ordinal: ".",
    },
    numbers: { separator: ".", fewest: 5 },
    typography: {
      quotes: ["„", "“"],
      frenchSpaces: false,
      counted: "Uhr|Stunden?|Minuten?|Tagen?|Nächten?|Metern?|Euro|Personen?|Zimmer",
      titles: "Frau|Herrn?|Dr\\.",
    },
    notPublic: { draft: "Entwurf", from: "Ab", until: "Nicht mehr nach dem" },
  },
};

/** What they say hours with. */
export const hoursPhrases: Readonly<Record<Locale, HoursPhrases>> = {
  it: {
    everyDay: "tutti i giorni",
    one: (day) => day,
    run: (from, to) => `da ${from} a ${to}`,
    span: (from, to) => `dalle ${from} alle ${to}`,
    and: "e",
    groups: "; ",
  },
  de: {
    everyDay: "täglich",
    one: (day) => day,
    run: (from, to) => `${from} bis ${to}`,
    span: (from, to) => `von ${from} bis ${to} Uhr`,
    and: "und",
    groups: "; ",
  },
};
