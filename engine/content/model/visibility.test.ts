import { describe, expect, test } from "vitest";
import { dayIn } from "../../i18n/days.ts";
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

  test("are those of the site's time zone", () => {
    const beforeMidnight = new Date("2026-11-22T23:30:00Z");
    expect([dayIn("Europe/Paris", beforeMidnight), dayIn("Europe/Lisbon", beforeMidnight)]).toEqual([
      "2026-11-23",
      "2026-11-22",
    ]);
  });
});
