import { expect, test } from "vitest";
import { postFacts } from "../../content/test-support/post-facts.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { atomFeed } from "./feed.ts";

test("readers of the feed are told when a post was changed, and the feed of the newest change", () => {
  const data = {
    locale: "fr",
    translation,
    messages: { "posts.title": "" },
    site: { url: "https://site.example", brand: "", description: "" },
  } as unknown as LocaleData;
  const posts = [
    postFacts("b", "fr", { date: "2026-03-03" }),
    postFacts("a", "fr", { date: "2026-01-01", updated: "2026-04-04" }),
  ];
  const days = [...atomFeed(data, posts).matchAll(/<(published|updated)>([\d-]{10})/g)].map(
    ([, name, day]) => `${name} ${day}`,
  );
  expect(days).toEqual([
    "updated 2026-04-04",
    "published 2026-03-03",
    "updated 2026-03-03",
    "published 2026-01-01",
    "updated 2026-04-04",
  ]);
});
