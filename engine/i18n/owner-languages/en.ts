import type { Writing } from "../language.ts";

/** How English is written in Britain and in Ireland. */
export const english: Writing = {
  tag: "en",
  dates: { months: "January February March April May June July August September October November December" },
  typography: {
    quotes: ["“", "”"],
    frenchSpaces: false,
    counted: "hours?|minutes?|seconds?|days?|weeks?|months?|years?|euros?|million|billion|[ap]\\.m\\.",
    titles: "(?:Mr|Mrs|Ms|Dr)\\.?",
    slips: [
      // The French space before a mark.
      { pattern: /(?<=\p{L}) +(?=[;:!?](?:\s|$))/gu, right: "" },
      { pattern: /(?<!\p{N} ?)€ (?=\p{N})/gu, right: "€" },
    ],
  },
  joins: { after: /(?<=.)'s$/i },
};
