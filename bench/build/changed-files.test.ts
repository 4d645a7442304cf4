import { expect, test } from "vitest";
import { type BuildState, compareBuilds } from "./changed-files.ts";

const state = (files: Record<string, [etag: string, written: string]>): BuildState =>
  new Map(Object.entries(files).map(([file, [etag, written]]) => [file, { etag, written }]));

test("a file that is written again with the same bytes is rewritten, but not changed", () => {
  const before = state({ kept: ["a", "1"], again: ["b", "2"], edited: ["c", "3"], gone: ["d", "4"] });
  const after = state({ kept: ["a", "1"], again: ["b", "5"], edited: ["e", "6"], added: ["f", "7"] });
  expect(compareBuilds(before, after)).toEqual({ rewritten: 3, changed: 2 });
  expect(compareBuilds(after, after)).toEqual({ rewritten: 0, changed: 0 });
});
