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
  hours: {
    everyDay: "every day",
    one: (day) => day,
    run: (from, to) => `${from} to ${to}`,
    span: (from, to) => `from ${from} to ${to}`,
    and: "and",
    groups: "; ",
  },
  sizes: { kilobytes: "kB", megabytes: "MB" },
  notPublic: { draft: "Draft", from: "From", until: "Withdrawn after" },
  accessibility: { full: "fully compliant", partial: "partially compliant", none: "not compliant" },
  cookies: {
    head: ["Service", "What it stores", "Duration", "Your choice"],
    nothing: "Nothing",
    none: "none",
    own: "Your choice about cookies",
    days: (count) => `${count} days`,
    months: (count) => `${count} months at most`,
    required: "Always on: needed to display the site",
    optional: "Only with your consent",
    optOut: "On from the start, until you refuse",
    necessary: "Necessary: remembers your decision",
    provider: "possibly cookies of the provider",
    providerDuration: "decided by the provider",
    begins: (name) => `cookies whose names begin with ${name}`,
    cookie: (name) => `the ${name} cookie`,
  },
  otherHosts: {
    nothing: "Nothing optional is stored or loaded without your consent.",
    ownFonts: "The web fonts come from our own server and set no cookie.",
    fontsOf: (host) =>
      `The web fonts come from ${host}: as soon as you open a page, your browser sends that provider your IP address.`,
    allowedFontsOf: (host) =>
      `The web fonts come from ${host} only if you accept them; that provider then receives your IP address.`,
    early: (title) =>
      `“${title}” is on as soon as you open a page: what it shows comes from its provider, which receives your IP address.`,
    refusable: "You can refuse it at any time.",
    measuring: "Audience measurement starts only once your consent has been saved.",
    blocked: "Content from elsewhere, such as a video, stays blocked until you accept it, once or always.",
    othersBlocked: "Other content from elsewhere stays blocked until you accept it, once or always.",
  },
  flag: [
    { d: "M0 0h28v20H0z", fill: "#1b3f94" },
    { d: "M0 0l28 20M28 0L0 20", stroke: "#fff", strokeWidth: 4 },
    { d: "M0 0l28 20M28 0L0 20", stroke: "#d5202f", strokeWidth: 1.4 },
    { d: "M11 0h6v20h-6zM0 7h28v6H0z", fill: "#fff" },
    { d: "M12.3 0h3.4v20h-3.4zM0 8.3h28v3.4H0z", fill: "#d5202f" },
  ],
};
