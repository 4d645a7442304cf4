import { expect, test } from "vitest";
import { figuresOf } from "./figure.ts";
import { groupTable, judgedTable } from "./figure-tables.ts";
import { judge } from "./judge.ts";
import { markdownTable, textTable } from "./table.ts";

const figure = figuresOf("first-view");
const figures = [
  figure("article", "LCP", "ms", 500, { name: "floor", value: 490 }),
  figure("article", "JavaScript", "kB", 78_449),
  figure("contact", "LCP", "ms", 520.4),
];

test("a group's table has a row for each subject, a column for each measure, and a dash where nothing was measured", () => {
  expect(groupTable(figures)).toEqual({
    head: ["", "LCP, ms", "JavaScript, kB"],
    rows: [
      ["article", "500 (floor 490)", "78.4"],
      ["contact", "520", "–"],
    ],
  });
});

test("the judged table says figure, floor, target and verdict", () => {
  const judgements = judge(figures, [
    { group: "first-view", measure: "LCP", mostTimesBeside: 1.03, source: "the floor" },
    {
      group: "first-view",
      measure: "JavaScript",
      most: 76_000,
      peer: { name: "Gatsby", value: 80_500 },
      source: "peers",
    },
  ]);
  expect(judgedTable(judgements).rows).toEqual([
    ["first-view: LCP (worst: article)", "500 ms", "floor 490 ms", "≤ 1.03 × floor", "reached"],
    ["first-view: JavaScript (worst: article)", "78.4 kB", "Gatsby 80.5 kB", "≤ 76.0 kB", "missed"],
  ]);
});

test("columns stand below each other on a terminal", () => {
  const table = {
    head: ["page", "kB"],
    rows: [
      ["a", "10.0"],
      ["présentation", "9.5"],
    ],
  };
  expect(textTable(table)).toBe("page            kB\n------------  ----\na             10.0\nprésentation   9.5\n");
});

test("a bar in a cell does not make another cell in Markdown", () => {
  expect(markdownTable({ head: ["a", "b"], rows: [["x|y", "1"]] })).toBe("| a | b |\n| --- | ---: |\n| x\\|y | 1 |\n");
});
