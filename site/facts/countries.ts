/** Our two countries: the code that its language and its messages go by, and what is dialled for it from abroad. */
export const countries = {
  france: { code: "fr", dial: "33" },
  portugal: { code: "pt", dial: "351" },
} as const;

export type Country = keyof typeof countries;
