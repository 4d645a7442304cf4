import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { pathBelow } from "./path-below.ts";

test.each([
  ["/site/content", "/site/content/posts/fr/a.md", posix],
  ["/site/content/", "/site/content/posts/fr/a.md", posix],
  ["C:\\site\\content", "C:\\site\\content\\posts\\fr\\a.md", win32],
  ["C:\\site\\content\\", "c:/site/content/posts/fr/a.md", win32],
  ["\\\\server\\share\\content", "\\\\server\\share\\content\\posts\\fr\\a.md", win32],
])("below %s, %s has the same name on every system", (folder, file, system) => {
  expect(pathBelow(folder, file, system)).toBe("posts/fr/a.md");
});

test.each([
  ["/site/content", "/site/content-before/a.md", posix],
  ["C:\\site\\content", "C:\\site\\content-before\\a.md", win32],
  ["C:\\site\\content", "D:\\site\\content\\a.md", win32],
])("what is not below %s is told: %s", (folder, file, system) => {
  expect(pathBelow(folder, file, system)).toMatch(/^\.\.\//);
});

test("a name of Unix may have a backslash in it", () => {
  expect(pathBelow("/site", "/site/a\\b.md", posix)).toBe("a\\b.md");
});
