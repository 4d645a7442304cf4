import { expect, test } from "vitest";
import { columnsOf } from "./markdown.ts";

const none = [undefined, undefined, undefined, undefined];

test("columns of numbers are found: signs, spaces, commas, percent; not the first, not those with a word", () => {
  const rows = [
    [["2026"], ["+18"], ["Porto"], ["12,5 %"]],
    [["2027"], ["−1\u202f024"], ["3"], ["4 %"]],
  ];
  expect(columnsOf(none, rows)).toEqual(["text", "figures", "text", "figures"]);
});

test("an empty cell or a sign alone is not a number", () => {
  expect(columnsOf(none, [[["a"], [], ["−"], ["1"]]])).toEqual(["text", "text", "text", "figures"]);
});

test("a column that the author aligned stays so", () => {
  expect(columnsOf(["center", "text", undefined, "end"], [[["a"], ["1"], ["2"], ["b"]]])).toEqual([
    "center",
    "text",
    "figures",
    "end",
  ]);
});
