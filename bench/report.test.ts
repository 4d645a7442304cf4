import { expect, test } from "vitest";
import { figuresOf } from "./figure.ts";
import { groupTable, growthPlots, markdownTable } from "./report.ts";

const figure = figuresOf("first-view");

test("a group's table has a row for each subject, a column for each measure, and a dash where nothing was measured", () => {
  const figures = [
    figure("article", "LCP", "ms", 500, { name: "floor", value: 490 }),
    figure("article", "JavaScript", "kB", 78_449),
    figure("contact", "LCP", "ms", 520.4),
  ];
  expect(groupTable(figures)).toEqual([
    ["", "LCP, ms", "JavaScript, kB"],
    ["article", "500 (floor 490)", "78.4"],
    ["contact", "520", "–"],
  ]);
});

test("a table can be read as it is, and a bar in a cell makes no other cell", () => {
  expect(
    markdownTable([
      ["page", "kB"],
      ["présentation", "9.5"],
      ["x|y", "1"],
    ]),
  ).toBe("| page         | kB  |\n| ------------ | --- |\n| présentation | 9.5 |\n| x\\|y         | 1   |\n");
});

test("the growth of a site is plotted in the order of its sizes, without what is no first build", () => {
  const grown = figuresOf("growth");
  const plots = growthPlots([
    grown("100, first build", "time a page", "ms", 3.25),
    grown("1,000, first build", "time a page", "ms", 2.5),
    grown("1,000, one post edited", "time a page", "ms", 0.1),
  ]);
  expect(plots).toContain('  x-axis ["100", "1,000"]\n  y-axis "ms" 0 --> 4\n  line [3.3, 2.5]\n');
});
