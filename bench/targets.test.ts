import { describe, expect, test } from "vitest";
import { type Figure, figuresOf } from "./figure.ts";
import { judge, type Target } from "./targets.ts";

const figure = figuresOf("weights");
const heavy = figure("contact", "JavaScript", "kB", 95_000);
const light = figure("blog", "JavaScript", "kB", 70_000);
const target: Target = { group: "weights", measure: "JavaScript", most: 90_000, source: "D19" };

function verdict(figures: readonly Figure[], asked: Target) {
  return judge(figures, [asked]).map(({ figure: judged, reached }) => [judged.subject, reached]);
}

describe("a target", () => {
  test("without a subject is held against the worst", () => {
    expect(verdict([light, heavy], target)).toEqual([["contact", false]]);
    expect(verdict([light], target)).toEqual([["blog", true]]);
  });

  test("with a subject is held against that one", () => {
    expect(verdict([light, heavy], { ...target, subject: "blog" })).toEqual([["blog", true]]);
  });

  test("that may not be fallen below names the slowest", () => {
    const rates = [figure("a", "pages", "per second", 2000), figure("b", "pages", "per second", 900)];
    const asked: Target = { group: "weights", measure: "pages", least: 1500, source: "" };
    expect(verdict(rates, asked)).toEqual([["b", false]]);
  });

  test("relative to what stands beside a figure passes over figures that stand alone", () => {
    const asked: Target = { group: "weights", measure: "LCP", mostTimesBeside: 1.03, source: "" };
    const beside = { name: "floor", value: 500 };
    const pages = [
      figure("slow", "LCP", "ms", 516, beside),
      figure("fast", "LCP", "ms", 400, beside),
      figure("alone", "LCP", "ms", 9000),
    ];
    expect(verdict(pages, asked)).toEqual([["slow", false]]);
    expect(verdict(pages.slice(1), asked)).toEqual([["fast", true]]);
  });

  test("is a budget where it speaks of sizes and counts, not of times and memory", () => {
    const of = (unit: Figure["unit"]) => judge([figure("a", "JavaScript", unit, 1)], [target])[0]?.budget;
    expect((["kB", "count", "ms", "s", "MB"] as const).map(of)).toEqual([true, true, false, false, false]);
  });
});
