import type { Writing } from "../language.ts";

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
    // Inside an inverted verb: “a-t-il”.
    joined: /(?<=\p{L}-)(?=t-(?:ils?|elles?|on)(?!\p{L}))|(?<=\p{L}-t-)(?=(?:ils?|elles?|on)(?!\p{L}))/gu,
  },
  joins: { before: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu|entr)'(?=.)/i },
};
