import { expect, test } from "vitest";
import type { PostSurvey } from "./index-post.ts";
import { entryMaker, storedSurvey } from "./surveyed-posts.ts";

const survey = (slug: string, key = slug): PostSurvey => ({
  file: `posts/fr/${slug}.md`,
  hash: "h",
  facts: {
    file: `posts/fr/${slug}.md`,
    locale: "fr",
    slug,
    key,
    title: ["Titre"],
    description: "Une phrase.",
    date: "2026-01-02",
    tags: ["company"],
    draft: false,
  },
  pictures: [],
  links: [],
});

test("a survey that was cut off counts as none, so that its post is surveyed again", () => {
  const text = JSON.stringify(survey("a"));
  expect(storedSurvey(text)).toEqual(survey("a"));
  expect(storedSurvey(text.slice(0, -5))).toBeUndefined();
  expect(storedSurvey(undefined)).toBeUndefined();
});

test("what orders a post is kept, what is said of it is not, and equal lists of tags are one", () => {
  const entry = entryMaker();
  const [one, two] = [entry(survey("a", "k")), entry(survey("b"))];
  const { title: _, description: __, ...ordering } = survey("a", "k").facts;
  expect(one).toEqual(ordering);
  expect(one.tags).toBe(two.tags);
});
