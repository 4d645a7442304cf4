import { expect, test } from "vitest";
import { renderInLocale } from "../../test-support/render-in-locale.tsx";
import { Sources } from "./sources.tsx";

test("each source is a link where it has an address, and says when it was checked only where somebody has", () => {
  const url = "https://law.example/";
  const sources = [
    { title: ["A law"], url, checked: "2026-11-28" },
    { title: ["A decree"], url: `${url}decree` },
    { title: ["A ruling"] },
  ];
  const [one = "", two = "", three = "", ...more] =
    renderInLocale("en", <Sources sources={sources} />).match(/<li>.*?<\/li>/g) ?? [];
  expect(more).toEqual([]);
  expect(one).toMatch(/<a [^>]*href="https:\/\/law\.example\/"[^>]*>A law<\/a>/);
  expect(one).toMatch(/<time [^>]*dateTime="2026-11-28"[^>]*>text\.checked 28.November.2026<\/time>/i);
  expect(two).toMatch(/>A decree<\/a>/);
  expect(three).toBe("<li>A ruling</li>");
  expect(two + three).not.toContain("<time");
});

test("a text without sources has no list of them", () => {
  expect(renderInLocale("en", <Sources />)).toBe("");
});
