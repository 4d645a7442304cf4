import { describe, expect, test } from "vitest";
import { clockUntil, dayIn } from "../../i18n/days.ts";
import { inOwnerLanguage } from "../../i18n/owner-text.ts";
import { languages } from "../../test-support/made-up-languages.ts";
import { postFacts } from "../test-support/post-facts.ts";
import type { PostFacts } from "./content.ts";
import { nextChange, shownPosts } from "./visibility.ts";

const post = (slug: string, more: Partial<PostFacts> = {}) => postFacts(slug, "fr", more);

const posts = [
  post("public"),
  post("draft", { draft: true }),
  post("to-come", { date: "2026-12-01" }),
  post("of-today", { date: "2026-11-23" }),
  post("last-day", { expires: "2026-11-23" }),
  post("withdrawn", { expires: "2026-11-22" }),
];

describe("posts on a day", () => {
  test("[R22] come on their date, and go after their last day; drafts stay away", () => {
    const shown = shownPosts(posts, { now: "2026-11-23", drafts: false }, { languages });
    expect(shown.map(({ slug }) => slug)).toEqual(["public", "of-today", "last-day"]);
  });

  test("[R22] are all in a preview, those that are not public marked with the reason", () => {
    const shown = shownPosts(posts, { now: "2026-11-23", drafts: true }, { languages });
    expect(shown.filter(({ hidden }) => hidden).map(({ title }) => title.join(""))).toEqual([
      "[Brouillon] draft",
      "[À partir du 1er décembre 2026] to-come",
      "[Retiré après le 22 novembre 2026] withdrawn",
    ]);
  });

  test("[R22] change next on the first day that brings or takes one", () => {
    expect(nextChange(posts, "2026-11-23")).toBe("2026-11-24");
    expect(nextChange(posts, "2026-11-24")).toBe("2026-12-01");
    expect(nextChange(posts, "2026-12-01")).toBeUndefined();
  });

  test("[R22] with an hour come at it, and are told with it", () => {
    const planned = [post("matin", { date: "2026-11-24", at: "09:00" })];
    const shownAt = (now: string) => shownPosts(planned, { now, drafts: false }, { languages }).length;
    expect(["2026-11-23T23:59", "2026-11-24T08:59", "2026-11-24T09:00", "2026-11-25T00:00"].map(shownAt)).toEqual([
      0, 0, 1, 1,
    ]);
    expect(nextChange(planned, "2026-11-24T08:59")).toBe("2026-11-24T09:00");
    expect(nextChange(planned, "2026-11-24T09:00")).toBeUndefined();
    // A last day is whole.
    const last = [post("dernier", { expires: "2026-11-24" })];
    expect(shownPosts(last, { now: "2026-11-24T23:59", drafts: false }, { languages })).toHaveLength(1);
    expect(inOwnerLanguage({ fr: "{day}", en: "{day}", pt: "{day}" }, "fr", { day: "2026-12-01T09:00" })).toBe(
      "1er décembre 2026 à 9\u00a0h",
    );
  });

  test.each([
    // Clocks put back at 3:00: the hour after 2:00 comes twice, and what came in it stays.
    ["Europe/Paris", "2026-10-25T00:29Z", "2026-10-25T02:29"],
    ["Europe/Paris", "2026-10-25T00:59Z", "2026-10-25T02:59"],
    ["Europe/Paris", "2026-10-25T01:05Z", "2026-10-25T02:59"],
    ["Europe/Paris", "2026-10-25T01:59Z", "2026-10-25T02:59"],
    ["Europe/Paris", "2026-10-25T02:00Z", "2026-10-25T03:00"],
    // Put forward at 2:00: what is planned for 2:30 comes when they show 3:00.
    ["Europe/Paris", "2027-03-28T00:59Z", "2027-03-28T01:59"],
    ["Europe/Paris", "2027-03-28T01:00Z", "2027-03-28T03:00"],
    ["Atlantic/Azores", "2026-10-25T01:30Z", "2026-10-25T00:59"],
    ["Australia/Lord_Howe", "2026-04-04T15:10Z", "2026-04-05T01:59"],
    ["UTC", "2026-11-23T09:15Z", "2026-11-23T09:15"],
  ])("by the clock of %s at %s, which has shown %s", (zone, moment, shown) => {
    expect(clockUntil(zone, new Date(moment))).toBe(shown);
  });

  test("are those of the site's time zone", () => {
    const beforeMidnight = new Date("2026-11-22T23:30:00Z");
    expect([dayIn("Europe/Paris", beforeMidnight), dayIn("Europe/Lisbon", beforeMidnight)]).toEqual([
      "2026-11-23",
      "2026-11-22",
    ]);
  });
});
