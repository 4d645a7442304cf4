import fc from "fast-check";
import { expect, test } from "vitest";
import { breakLines } from "./break-lines.ts";

const length = (text: string) => text.length;

test("lines are as few as possible and of nearly the same length", () => {
  expect(breakLines("one two three four five six", 20, length)).toEqual(["one two three", "four five six"]);
});

test("only plain spaces break, and a long word keeps its line", () => {
  expect(breakLines("page\u00a0: deux\u202f!", 6, length)).toEqual(["page\u00a0:", "deux\u202f!"]);
  expect(breakLines("a anticonstitutionnellement b", 6, length)).toEqual(["a", "anticonstitutionnellement", "b"]);
});

test("no text has no line", () => expect(breakLines("", 10, length)).toEqual([]));

test("no line is too wide unless it is one word, and no word is lost", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(words, fc.integer({ min: 4, max: 40 }), (all, widest) => {
      const lines = breakLines(all.join(" "), widest, length);
      expect(lines.join(" ")).toBe(all.join(" "));
      for (const line of lines) expect(line.length <= widest || !line.includes(" ")).toBe(true);
    }),
  );
});
