import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openState, visitorsClock } from "./open-state.ts";
import type { OpeningTimes } from "./opening-times.ts";
import { zoneClock } from "./zone-clock.ts";

const clockOf = (zone: string) => zoneClock(zone, new Date("2026-11-23"));

const weekday = [
  ["09:00", "12:30"],
  ["14:00", "18:00"],
] as const;
const saturday = [["10:00", "12:00"]] as const;
const lisbon: OpeningTimes = {
  clock: clockOf("Europe/Lisbon"),
  week: [[], weekday, weekday, weekday, weekday, weekday, saturday],
  closed: [
    ["2026-12-25", "2026-12-25"],
    ["2027-08-03", "2027-08-17"],
  ],
};
const paris = { ...lisbon, clock: clockOf("Europe/Paris") };

const at = (moment: string, times = lisbon) => openState(times, new Date(moment));
const open = (until: string) => ({ isOpen: true, until });
const closed = (day: string, inDays: number, at = "09:00") => ({ isOpen: false, at, day, inDays });

describe("in the course of a day", () => {
  test.each([
    ["before it opens", "2026-11-23T08:59:59Z", closed("2026-11-23", 0)],
    ["from its first minute", "2026-11-23T09:00:00Z", open("12:30")],
    ["to the last minute of the morning", "2026-11-23T12:29:59Z", open("12:30")],
    ["at lunch", "2026-11-23T12:30:00Z", closed("2026-11-23", 0, "14:00")],
    ["in the afternoon", "2026-11-23T17:59:00Z", open("18:00")],
    ["in the evening", "2026-11-23T18:00:00Z", closed("2026-11-24", 1)],
    ["at midnight", "2026-11-24T00:00:00Z", closed("2026-11-24", 0)],
  ])("%s", (_when, moment, state) => {
    expect(at(moment)).toEqual(state);
  });
});

describe("on other days", () => {
  test.each([
    ["a day with other hours", "2026-11-27T19:00:00Z", closed("2026-11-28", 1, "10:00")],
    ["the day after is Monday", "2026-11-28T12:00:00Z", closed("2026-11-30", 2)],
    ["a closed day", "2026-12-25T10:00:00Z", closed("2026-12-26", 1, "10:00")],
    ["the evening before a closed day", "2026-12-24T18:30:00Z", closed("2026-12-26", 2, "10:00")],
    ["the evening before a long closure", "2027-08-02T20:00:00Z", closed("2027-08-18", 16)],
    ["the last day of a long closure", "2027-08-17T10:00:00Z", closed("2027-08-18", 1)],
  ])("%s", (_when, moment, state) => {
    expect(at(moment)).toEqual(state);
  });
  test("a place that never opens has no state", () => {
    expect(at("2026-11-23T10:00:00Z", { ...lisbon, week: [] })).toBeUndefined();
    expect(at("2026-11-23T10:00:00Z", { ...lisbon, closed: [["2026-01-01", "2099-12-31"]] })).toBeUndefined();
  });
});

describe("the clock is the place's own, in winter and in summer", () => {
  test.each([
    ["Paris in winter", paris, "2026-11-23T08:00:00Z"],
    ["Lisbon in winter", lisbon, "2026-11-23T09:00:00Z"],
    ["Paris, the Friday before the clock goes forward", paris, "2027-03-26T08:00:00Z"],
    ["Paris, the Monday after", paris, "2027-03-29T07:00:00Z"],
    ["Lisbon, the Friday before the clock goes forward", lisbon, "2027-03-26T09:00:00Z"],
    ["Lisbon, the Monday after", lisbon, "2027-03-29T08:00:00Z"],
    ["Paris, the Friday before the clock goes back", paris, "2026-10-23T07:00:00Z"],
    ["Paris, the Monday after", paris, "2026-10-26T08:00:00Z"],
    ["Lisbon, the Friday before the clock goes back", lisbon, "2026-10-23T08:00:00Z"],
    ["Lisbon, the Monday after", lisbon, "2026-10-26T09:00:00Z"],
    ["GMT in summer", { ...lisbon, clock: clockOf("GMT") }, "2027-06-01T09:00:00Z"],
  ])("%s", (_where, times, moment) => {
    const opening = new Date(moment);
    expect(openState(times, opening)).toEqual(open("12:30"));
    expect(openState(times, new Date(opening.getTime() - 1))).toMatchObject({ isOpen: false, at: "09:00", inDays: 0 });
  });
  test("the day that is an hour longer or shorter is counted once", () => {
    expect(at("2026-10-24T12:00:00Z", paris)).toEqual(closed("2026-10-26", 2));
    expect(at("2027-03-27T12:00:00Z", paris)).toEqual(closed("2027-03-29", 2));
  });
  test("the date is the place's too", () => {
    expect(at("2026-11-23T23:30:00Z", paris)).toEqual(closed("2026-11-24", 0));
    expect(at("2026-11-23T23:30:00Z", lisbon)).toEqual(closed("2026-11-24", 1));
  });
});

describe("the visitor's own clock", () => {
  const seen = (moment: string, zone: string, times = lisbon) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv("TZ", zone);
    const now = new Date(moment);
    const state = openState(times, now);
    return state && visitorsClock(state, times.clock, now);
  };

  test.each([
    ["an hour ahead", "2026-11-23T10:00:00Z", "Europe/Paris", { time: "13:30", weekday: undefined }],
    ["four hours behind", "2026-11-23T16:00:00Z", "America/Sao_Paulo", { time: "15:00", weekday: undefined }],
    ["in the night after", "2026-11-23T17:00:00Z", "Asia/Tokyo", { time: "03:00", weekday: 2 }],
    ["where it is still the day before", "2026-11-22T01:00:00Z", "America/Los_Angeles", { time: "01:00", weekday: 1 }],
    ["on the evening before", "2026-11-22T12:00:00Z", "Pacific/Honolulu", { time: "23:00", weekday: 0 }],
    ["that shows the same", "2026-11-23T10:00:00Z", "Europe/London", undefined],
  ])("%s", (_where, moment, zone, clock) => {
    expect(seen(moment, zone)).toEqual(clock);
  });

  test("counts a change of clocks before the opening", () => {
    // On Friday Lisbon is five hours ahead of New York; on Monday, after its own change, four.
    expect(seen("2026-10-23T20:00:00Z", "America/New_York", { ...lisbon, week: lisbon.week.with(6, []) })).toEqual({
      time: "05:00",
      weekday: undefined,
    });
  });
});
