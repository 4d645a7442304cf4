import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newestChange } from "./newest-change.ts";

/** A file at `path`, and its folder, last changed `seconds` after 1970. */
function write(folder: string, name: string, seconds: number): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), "");
  utimesSync(join(folder, name), seconds, seconds);
  utimesSync(folder, 1, 1);
}

test("finds the newest file, however deep", () => {
  const root = mkdtempSync(join(tmpdir(), "newest-"));
  write(join(root, "a/b"), "deep.txt", 3000);
  write(root, "flat.txt", 2000);
  utimesSync(join(root, "a"), 1, 1);
  utimesSync(root, 1, 1);
  expect(newestChange([root])).toBe(3_000_000);
});

test("sees that a file was removed", () => {
  const root = mkdtempSync(join(tmpdir(), "newest-"));
  write(root, "a.txt", 2000);
  rmSync(join(root, "a.txt"));
  expect(newestChange([root])).toBeGreaterThan(2_000_000);
});

test("what is not there has never changed", () => {
  expect(newestChange([join(tmpdir(), "no-such-folder")])).toBe(0);
});
