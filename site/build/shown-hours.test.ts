import { describe, expect, test } from "vitest";
import type { Closure } from "#engine/hours/closures.ts";
import type { Locale } from "#engine/i18n/language.ts";
import { inEachLocale } from "#engine/i18n/translation-setup.ts";
import { messageKeys } from "../languages/message-keys.ts";
import type { MessageTexts } from "../languages/messages.ts";
import { hoursValues } from "../settings/definition.ts";
import { translation } from "../test-support/translation.ts";
import type { SiteContent } from "./content/site-content.ts";
import { openingTimes, placeHours, shortHours } from "./shown-hours.ts";

/** Messages made of the last part of their key and their values, so that no test depends on the owner's words. */
const texts = Object.fromEntries(
  Object.entries(messageKeys).map(([key, names]) => [
    key,
    [key.split(".")[1], ...names.map((name) => `{${name}}`)].join(" "),
  ]),
) as MessageTexts;

const day = [["09:00", "18:00"]] as const;
const usual = [[], day, day, day, day, day, []];
const short = [[], day, day, day, day, [["09:00", "12:00"]], []] as const;

interface Case {
  readonly france?: readonly Closure[];
  readonly portugal?: readonly Closure[];
  readonly portugalWeek?: typeof short;
}

function content({ france = [], portugal = [], portugalWeek }: Case) {
  const name = (text: string) => ({ fr: text, en: text, pt: text });
  return {
    site: {
      hours: {
        france: { timeZone: "Europe/Paris", holidays: "fr", week: usual },
        portugal: { timeZone: "Europe/Lisbon", holidays: "pt", week: portugalWeek ?? usual },
        abroad: { timeZone: "GMT", holidays: "off", week: usual },
        closed: [],
      },
      staff: { france: { name: name("France") }, portugal: { name: name("Portugal") } },
      closures: { france, portugal, abroad: [] },
    },
    messages: { fr: texts, en: texts, pt: texts },
  } as unknown as SiteContent;
}

const closure = (first: string, last = first, more: Partial<Closure> = {}): Closure => ({
  first,
  last,
  isNear: true,
  ...more,
});
/** The closures of the offices in words, with plain spaces. */
const closed = (the: Case, locale: Locale = "en") =>
  placeHours(content(the), locale).offices.closures.map(({ text }) => text.replace(/[\u00a0\u202f]/g, " "));

describe("closures in words", () => {
  test.each([
    ["fr", "closed-on 25 décembre", "closed-between 3 17 août", "closed-between 1er 31 août"],
    ["en", "closed-on 25 December", "closed-between 3 17 August", "closed-between 1 31 August"],
    ["pt", "closed-on 25 de dezembro", "closed-between 3 17 de agosto", "closed-between 1 31 de agosto"],
  ] as const)("%s: a day, and days of one month", (locale, ...expected) => {
    const all = [closure("2026-12-25"), closure("2027-08-03", "2027-08-17"), closure("2027-08-01", "2027-08-31")];
    const shown = all.flatMap((one) => closed({ france: [one], portugal: [one] }, locale));
    expect(shown).toEqual(expected);
  });
  test("both months are named where there are two, even of the same name", () => {
    const over = [closure("2026-12-24", "2027-01-02"), closure("2027-07-28", "2028-07-05")];
    expect(closed({ france: over, portugal: over })).toEqual([
      "closed-between 24 December 2 January",
      "closed-between 28 July 5 July",
    ]);
  });
  test("the office is named where only one is closed, and the reason where there is one", () => {
    const reason = inEachLocale(translation, () => "stocktaking");
    const france = [
      closure("2026-12-25", undefined, { reason: "holiday" }),
      closure("2026-12-28", undefined, { reason }),
    ];
    const portugal = [closure("2026-12-01"), closure("2026-12-25", undefined, { reason: "holiday" })];
    expect(closed({ france, portugal })).toEqual([
      "closed-on 1 December (Portugal)",
      "closed-on 25 December (holiday)",
      "closed-on 28 December (France, stocktaking)",
    ]);
  });
  test.each([
    ["family day", "(France,\u00a0family\u00a0day)"],
    ["the whole team is at a fair", "(France, the whole team is at a\u00a0fair)"],
  ])("a line does not break inside short parentheses, nor before the last word of long ones: %s", (why, shown) => {
    const france = [closure("2026-12-25", undefined, { reason: inEachLocale(translation, () => why) })];
    const [notice] = placeHours(content({ france }), "en").offices.closures;
    expect(notice?.text).toContain(` ${shown}`);
  });
  test("one that is far is not named, but browsers know of it", () => {
    const far = closure("2027-03-29", undefined, { isNear: false });
    expect(closed({ france: [far] })).toEqual([]);
    expect(openingTimes(content({ france: [far] }), "france").closed).toEqual([["2027-03-29", "2027-03-29"]]);
  });
  test("most pages name the next one only, until its last day", () => {
    const france = [closure("2026-12-24"), closure("2026-12-25", "2026-12-28")];
    const { offices, abroad } = shortHours(content({ france, portugal: france }), "en");
    expect(offices.closure).toEqual({ text: expect.stringContaining("24") as string, last: "2026-12-24" });
    expect(abroad.closure).toBeUndefined();
  });
});

test.each(translation.locales)(
  "%s: offices stand together where their hours are the same, else each with its name; all hours with their zone",
  (locale) => {
    const lines = (the: Case) => shortHours(content(the), locale).offices.lines;
    expect(lines({}).map(([, hours]) => hours)).toEqual([expect.stringMatching(/ zone-local$/)]);
    const apart = lines({ portugalWeek: short });
    expect(apart.map(([days]) => days.includes("(France)"))).toEqual([true, false, false]);
    expect(apart.map(([days]) => days.includes("(Portugal)"))).toEqual([false, true, true]);
    expect(apart.map(([, hours]) => hours.split(" ").at(-1))).toEqual(["zone-fr", "zone-pt", "zone-pt"]);
  },
);

test("the hours for residents abroad are said to be GMT", () => {
  expect(shortHours(content({}), "en").abroad.lines).toEqual([["Monday to Friday", "gmt 9:00–18:00"]]);
});

test("texts take the hours of both offices together; where they differ, each with its name", () => {
  const values = (the: Case) => hoursValues(content(the).site, "en") as { offices: { en: string; times: string } };
  expect(values({}).offices).toEqual({ en: "Monday to Friday, from 9:00 to 18:00", times: "from 9:00 to 18:00" });
  expect(values({ portugalWeek: short }).offices.en).toMatch(/ \(France\), .*Friday, from 9:00 to 12:00 \(Portugal\)$/);
});
