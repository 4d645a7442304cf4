import { expect, test } from "vitest";
import { shortNames } from "./short-class-names.ts";

const sheets = new Map([
  ["b.module.css", ".row_bbbbbb{}.row_bbbbbb .cell-2__bbbbb{}"],
  ["a.module.css", ".row_aaaaaa{}@media print{.note_a-_aaa{}}"],
  ["base.css", ".note{}.web-fonts{}"],
]);

test("a class has the name that it has in its file, numbered where others have it", () => {
  const shorten = shortNames(sheets);
  expect(shorten('"row_aaaaaa","row_bbbbbb","cell-2__bbbbb","note_a-_aaa","note"')).toBe(
    '"row","row2","cell-2","note2","note"',
  );
  expect(shorten(".row_bbbbbb:hover .cell-2__bbbbb{}")).toBe(".row2:hover .cell-2{}");
});

test("the same files give the same names, in whatever order they were compiled", () => {
  const backwards = new Map([...sheets].reverse());
  const text = "row_aaaaaa row_bbbbbb";
  expect(shortNames(backwards)(text)).toBe(shortNames(sheets)(text));
});

test("what is no class of the program stays as it is", () => {
  const text = "row_cccccc my_row_aaaaaa row_aaaaaaa snake_case_name row-row_aaaaaa";
  expect(shortNames(sheets)(text)).toBe(text);
});
