import { expect, test } from "vitest";
import { numericColumns } from "./numeric-columns.ts";

const head = [["Poste"], ["Semaine 1"], ["Lieu"], ["Part"]];

test("columns of numbers are found: signs, spaces, commas, percent; not the first, not those with a word", () => {
  const rows = [
    [["2026"], ["+18"], ["Porto"], ["12,5 %"]],
    [["2027"], ["−1\u202f024"], ["3"], ["4 %"]],
  ];
  expect(numericColumns(head, rows)).toEqual([1, 3]);
});

test("an empty cell or a sign alone is not a number", () => {
  expect(numericColumns(head, [[["a"], [], ["−"], ["1"]]])).toEqual([3]);
});
