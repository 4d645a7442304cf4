import { expect, test } from "vitest";
import { twoVoices } from "./content-tree.ts";

test("the part between double asterisks is the second voice", () => {
  expect(twoVoices("Read **next**")).toEqual(["Read ", { type: "strong", children: ["next"] }]);
});

test("a text without asterisks has one voice", () => {
  expect(twoVoices("Read next")).toEqual(["Read next"]);
});
