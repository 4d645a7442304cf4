import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText } from "../../pages/data/content-tree.ts";
import { markdownContext } from "../test-support/markdown-context.ts";
import { plainTextProblems } from "./leftovers.ts";
import { readRichText } from "./markdown.ts";
import { lineWords, typedLine } from "./typed-text.ts";

const part = fc.constantFrom(
  ..."*_`~^=|:<>[](){}#+-!&;\\.'\"$%/@",
  "**",
  "5",
  "m2",
  "Cher",
  "é",
  " ",
  "\u00a0",
  "](",
  "&amp;",
);
const typed = fc
  .array(part, { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join("").replace(/\{[a-z][\w.-]*\}/gi, ""))
  // Two voices are meant, and the ends of a title have no space.
  .map((text) => text.replace(/\*{2,}/g, "*").trim())
  .filter((text) => text !== "" && !/https?:/.test(text));

test("[O6] a title that is typed is read as it was typed, whatever its signs are, and nothing is said against them", () => {
  fc.assert(
    fc.property(typed, (text) => {
      const context = markdownContext();
      const written = typedLine(text);
      expect(plainText(readRichText(written, context)), written).toBe(text);
      expect(context.reports, written).toEqual([]);
      expect(lineWords(written)).toBe(text);
    }),
    {
      numRuns: 500,
      examples: [
        ["Offre 3*4*5"],
        ["Cher*e*s client*e*s"],
        ["Guide [2027]"],
        ["a == b ~~ c"],
        ["2**3**4"],
        ["{#m2}"],
        ["5___5"],
      ],
    },
  );
});

test("a title has as few backslashes as it takes, and the second voice of whole words", () => {
  expect(["Guide [2027]", "5*3*2, a_b", "Visiter **un terrain** 2*3*4", "#PME & <co>"].map(typedLine)).toEqual([
    "Guide [2027]",
    "5\\*3\\*2, a_b",
    "Visiter **un terrain** 2\\*3\\*4",
    "#PME & <co\\>",
  ]);
});

test("where a text has no layout, a star within a word is a star, and one around words is named", () => {
  expect(["5*3*2", "Cher*e*s client*e*s", "Cher\\*e\\*s"].flatMap(plainTextProblems)).toEqual([]);
  expect(plainTextProblems("un *mot*").map(({ id }) => id)).toEqual(["markup-in-plain-text"]);
});
