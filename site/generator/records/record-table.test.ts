import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { RecordTable } from "./record-table.ts";

function table(before: Readonly<Record<string, string>>): RecordTable {
  const records = new RecordTable(new DatabaseSync(":memory:"), "files");
  for (const [key, text] of Object.entries(before)) records.remember(key, text);
  return records;
}

test("what the last build had and what this one has are told apart", () => {
  const records = table({ "/fr/": "old", "/en/": "same" });
  records.set("/fr/", "new");
  records.keep("/en/");
  records.set("/pt/", "added");
  expect([records.before("/fr/"), records.now("/fr/")]).toEqual(["old", "new"]);
  expect([records.before("/pt/"), records.now("/pt/")]).toEqual([undefined, "added"]);
  expect([...records.entries()]).toEqual([
    ["/en/", "same"],
    ["/fr/", "new"],
    ["/pt/", "added"],
  ]);
  expect([...records.keys()]).toEqual(["/en/", "/fr/", "/pt/"]);
});

test("records that are otherwise or gone differ, those that are new or kept do not", () => {
  const records = table({ "/a/": "kept", "/b/": "old", "/c/": "gone" });
  records.keep("/a/");
  records.set("/b/", "new");
  records.set("/d/", "added");
  expect([...records.differing()]).toEqual([
    { key: "/b/", before: "old", now: "new" },
    { key: "/c/", before: "gone", now: undefined },
  ]);
});

test("what is not there cannot be kept, and what was noted can be forgotten", () => {
  const records = table({ "/a/": "old" });
  records.set("/c/", "new");
  expect([records.keep("/a/"), records.keep("/b/"), records.keep("/c/")]).toEqual([true, false, false]);
  expect(records.now("/b/")).toBeUndefined();
  records.forget();
  expect(records.before("/a/")).toBeUndefined();
});

test("keys are in the order of their bytes, as everywhere else in a build", () => {
  const records = table({});
  for (const key of ["/é/", "/z/", "/a-b/", "/a/", "/A/"]) records.set(key, "x");
  expect([...records.keys()]).toEqual(["/A/", "/a-b/", "/a/", "/z/", "/é/"]);
});
