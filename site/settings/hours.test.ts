import { describe, expect, test } from "vitest";
import { textPerLanguage } from "#engine/content/source/schema-fields.ts";
import { validate } from "#engine/content/source/validate.ts";
import { readYaml } from "#engine/content/source/yaml-source.ts";
import { problemInWords } from "#engine/owner-messages/problem-details.ts";
import { translation } from "#engine/pages/paths/test-support/translation.ts";
import { hoursSchema } from "./hours.ts";

const places = `france: { timeZone: Europe/Paris, holidays: fr }
portugal: { timeZone: Europe/Lisbon, holidays: pt }
abroad: { holidays: off, days: { monday-sunday: 08:00-21:00 } }
`;
const read = (text: string) =>
  validate(hoursSchema(textPerLanguage(translation.locales, translation.locales)), readYaml("site.yaml", text));
/** What is read of hours whose offices have these lines, or of other text. */
const offices = (...lines: string[]) => read(`${places}offices:\n${lines.map((line) => `  ${line}\n`).join("")}`);

/** The week of both offices by day, from Sunday. */
function weekOf(...lines: string[]) {
  const result = offices(...lines);
  return "value" in result ? result.value.portugal.week : result.problems;
}

const workday = [
  ["09:00", "12:30"],
  ["14:00", "18:00"],
];

describe("a week is read", () => {
  test.each([
    [["monday-friday: 09:00-12:30, 14:00-18:00"], [[], workday, workday, workday, workday, workday, []]],
    [
      ["monday, wednesday: 09:00-12:30, 14:00-18:00", "saturday: 10:00-12:00"],
      [[], workday, [], workday, [], [], [["10:00", "12:00"]]],
    ],
    [
      ["saturday-monday: 10:00-12:00"],
      [[["10:00", "12:00"]], [["10:00", "12:00"]], [], [], [], [], [["10:00", "12:00"]]],
    ],
    [
      ["tuesday: 14h-18h, 9h–12h30", "sunday: closed"],
      [[], [], workday, [], [], [], []],
    ],
  ])("%j", (lines, week) => {
    expect(weekOf(...lines)).toEqual(week);
  });

  test("an office may have its own", () => {
    const result = read(
      `${places.replace("holidays: pt", "holidays: pt, days: { monday: 10:00-11:00 }")}offices: { friday: 09:00-10:00 }`,
    );
    if (!("value" in result)) throw new Error(JSON.stringify(result.problems));
    expect(result.value.portugal.week.map((spans) => spans.length)).toEqual([0, 1, 0, 0, 0, 0, 0]);
    expect(result.value.france.week.map((spans) => spans.length)).toEqual([0, 0, 0, 0, 0, 1, 0]);
  });
});

describe("a mistake is one problem, at its line, with the text to write", () => {
  const start = places.split("\n").length;
  const problem = (line: number, id: string, write?: string) => ({
    part: expect.anything() as unknown,
    problems: [
      expect.objectContaining({ line, id, values: expect.objectContaining(write ? { write } : {}) as unknown }),
    ],
  });
  test.each([
    ["a day in French", ["lundi-vendredi: 09:00-12:00"], 1, "not-a-weekday", "monday-friday:"],
    ["a day in Portuguese", ["segunda-feira: 09:00-12:00"], 1, "not-a-weekday", "monday:"],
    ["no day at all", ["monday: 09:00-12:00", "easter: closed"], 2, "not-a-weekday", "monday-friday:"],
    ["a word for hours", ["monday: le matin"], 1, "not-hours", "monday: 09:00-12:30, 14:00-18:00"],
    ["a time that does not exist", ["monday: 09:00-25:00"], 1, "not-hours", "monday: 09:00-12:30, 14:00-18:00"],
    ["no time at all between two", ["monday: 09:00-09:00"], 1, "not-hours", "monday: 09:00-12:30, 14:00-18:00"],
    ["an end before the beginning", ["friday: 18:00-9:00"], 1, "hours-backwards", "friday: 09:00-18:00"],
    [
      "an end in the afternoon before its beginning",
      ["friday: 09:00-12:00, 18:00-14:00"],
      1,
      "hours-backwards",
      "friday: 09:00-12:00, 14:00-18:00",
    ],
    [
      "spans that overlap",
      ["monday: 08:00-08:30, 09:00-12:30, 12:00-15:00"],
      1,
      "hours-overlap",
      "monday: 08:00-08:30, 09:00-15:00",
    ],
    [
      "a span that begins as another ends",
      ["monday: 09:00-12:00, 12:00-14:00"],
      1,
      "hours-overlap",
      "monday: 09:00-14:00",
    ],
    ["a span within another", ["monday: 12:00-14:00, 09:00-18:00"], 1, "hours-overlap", "monday: 09:00-18:00"],
    ["a day that two lines have", ["monday-friday: 09:00-12:00", "friday: 09:00-11:00"], 2, "weekday-twice", undefined],
    ["no open day", ["monday: closed"], 1, "no-open-day", "offices: { monday-friday: 09:00-12:30 }"],
  ] as const)("%s", (_name, lines, line, id, write) => {
    expect(offices(...lines)).toEqual(problem(start + line, id, write));
  });
  test("a day that two lines have is named in the owner's language", () => {
    const result = offices("monday-friday: 09:00-12:00", "thursday: 09:00-11:00");
    const [found] = "problems" in result ? result.problems : [];
    expect(found && problemInWords(found, "pt")).toContain("«quinta-feira»");
  });
  test("spans that overlap are both named", () => {
    const result = offices("monday: 09:00-12:30, 12:00-15:00");
    expect(result).toMatchObject({ problems: [{ values: { first: "09:00-12:30", second: "12:00-15:00" } }] });
  });

  const closed = (lines: string) => read(`${places}offices: { monday: 09:00-12:00 }\nclosed:\n${lines}`);
  test.each([
    [
      "it ends before it begins",
      "  - from: 2027-08-17\n    to: 2027-08-03\n",
      2,
      "closure-backwards",
      "to: 2027-08-17",
    ],
    ["a day that does not exist", "  - from: 2027-02-30\n", 1, "no-such-day", "from: 2027-02-28"],
    ["an unknown place", "  - from: 2027-02-20\n    where: [porto]\n", 2, "not-one-of", "france"],
    ["a reason in one language only", "  - from: 2027-02-20\n    reason: congés\n", 2, "not-a-group", undefined],
  ])("a closure: %s", (_name, text, line, id, write) => {
    expect(closed(text)).toEqual(problem(start + 1 + line, id, write));
  });
  test("a closure of one day is of all places", () => {
    const result = closed("  - from: 2026-12-24\n");
    expect("value" in result && result.value.closed).toEqual([
      { first: "2026-12-24", last: "2026-12-24", where: ["france", "portugal", "abroad"], reason: undefined },
    ]);
  });
});
