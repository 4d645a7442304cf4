import { describe, expect, test } from "vitest";
import { type Closure, closuresFrom, closuresOf, nextClosureChange, publicHolidays } from "./closures.ts";

const open = [["09:00", "18:00"]] as const;
const week = [[], open, open, open, open, open, []];
const reason = { fr: "congés", en: "holidays" };

/** The closures of a place on a day. */
function closures(
  today: string,
  holidays: readonly string[],
  ...own: readonly (readonly [first: string, last: string])[]
): Closure[] {
  return closuresFrom({ week, closed: own.map(([first, last]) => ({ first, last, reason })) }, holidays, today);
}
const days = (list: readonly Closure[]) => list.map(({ first, last }) => `${first}/${last}`);

describe("[K1] closures of a place", () => {
  test("are its own and its public holidays, in order, each with its reason", () => {
    const list = closures("2026-11-23", ["2026-12-25"], ["2026-12-30", "2027-01-03"], ["2026-12-01", "2026-12-01"]);
    expect(days(list)).toEqual(["2026-12-01/2026-12-01", "2026-12-25/2026-12-25", "2026-12-30/2027-01-03"]);
    expect(list.map((closure) => closure.reason)).toEqual([reason, "holiday", reason]);
  });
  test("do not name a public holiday on a day without hours, or within another closure", () => {
    const saturday = "2026-12-19";
    const [first, last] = ["2026-12-25", "2027-01-01"];
    expect(days(closures("2026-12-01", [saturday, first, last], [first, last]))).toEqual([`${first}/${last}`]);
  });
  test("stay to their last day, and are then passed over", () => {
    const august = ["2027-08-03", "2027-08-17"] as const;
    expect(closures("2027-08-17", [], august)).toHaveLength(1);
    expect(closures("2027-08-18", [], august)).toHaveLength(0);
  });
  test("are named from four weeks before on", () => {
    const isNear = (today: string) => closures(today, ["2026-12-25"]).map((closure) => closure.isNear);
    expect([isNear("2026-11-26"), isNear("2026-11-27")]).toEqual([[false], [true]]);
  });
});

test("the site changes when a closure is named, and when one is over", () => {
  const next = (today: string) => {
    return nextClosureChange(closures(today, ["2026-12-25"], ["2026-12-01", "2026-12-03"]));
  };
  expect(next("2026-11-01")).toBe("2026-11-03");
  expect(next("2026-11-03")).toBe("2026-11-27");
  expect(next("2026-12-03")).toBe("2026-12-04");
  expect(next("2026-12-25")).toBe("2026-12-26");
  expect(next("2026-12-26")).toBeUndefined();
});

describe("public holidays", () => {
  // Code du travail, article L3133-1.
  test("France", async () => {
    expect(await publicHolidays("fr", [2027])).toEqual(
      "01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25".split(" ").map((day) => `2027-${day}`),
    );
  });
  // Código do Trabalho, artigo 234.º.
  test("Portugal", async () => {
    expect(await publicHolidays("pt", [2027])).toEqual(
      "01-01 03-26 03-28 04-25 05-01 05-27 06-10 08-15 10-05 11-01 12-01 12-08 12-25"
        .split(" ")
        .map((day) => `2027-${day}`),
    );
  });
  // Easter Monday and Ascension Day 2027, and All Saints' Day: a page is read long after it was made.
  test.each(["2026-12-31", "2026-01-01"])(
    "of a place are known to the end of the next year, on %s too",
    async (day) => {
      const place = { timeZone: "Europe/Paris", week, closed: [] };
      const known = days(await closuresOf(place, "fr", new Date(`${day}T12:00Z`)));
      expect(known).toEqual(
        expect.arrayContaining(["2027-03-29", "2027-05-06", "2027-11-01"].map((one) => `${one}/${one}`)),
      );
    },
  );
  test("several years", async () => {
    const years = (await publicHolidays("fr", [2026, 2027])).map((day) => day.slice(0, 4));
    expect([years.length, new Set(years).size]).toEqual([22, 2]);
  });
});
