import { expect, test } from "vitest";
import { figuresOf, isOverBudget, medianOf, tablesOf } from "./figure.ts";

const figure = figuresOf("weights");

test("figures are a table for each group: subjects in rows, measures with their unit and budget in columns", () => {
  const figures = [
    figure("home", "document", "kB", 15_312, { most: 16_500 }),
    figure("home", "requests", "count", 15),
    figure("contact", "document", "kB", 16_501, { most: 16_500 }),
    figuresOf("server")("pages", "processor a request", "µs", 0.084, { beside: { name: "nginx", value: 0.047 } }),
  ];
  expect(tablesOf(figures)).toBe(
    [
      "### weights",
      "",
      "|  | document, kB (≤ 16.5) | requests |",
      "| --- | ---: | ---: |",
      "| home | 15.3 | 15 |",
      "| contact | 16.5 OVER BUDGET | – |",
      "",
      "### server",
      "",
      "|  | processor a request, µs |",
      "| --- | ---: |",
      "| pages | 84.0 (nginx 47.0) |",
      "",
    ].join("\n"),
  );
});

test("sizes and counts have budgets, times have none", () => {
  expect(isOverBudget(figure("home", "requests", "count", 3, { most: 2 }))).toBe(true);
  expect(isOverBudget(figure("home", "requests", "count", 2, { most: 2 }))).toBe(false);
  expect(isOverBudget(figure("home", "painted", "ms", 200, { most: 100 }))).toBe(false);
});

test("the median of an even count is the mean of the two in the middle", () => {
  expect(medianOf([4, 1, 3, 2], Number)).toBe(2.5);
  expect(() => medianOf([], Number)).toThrow(RangeError);
});
