import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";

/**
 * A path written in code: relative to its file, joined to the project's folder, or relative to that. What a method is
 * called with, as in element.getAttribute("content"), is not one.
 */
const PATHS = /"((?:\.\.\/)+[\w./-]+)"|(?:join\((?:root|projectFolder), |(?<!\.\w+)[([]\s*)"([\w./-]+)"/g;

test("no test reads the owner's content: who changes a word there turns nothing red", () => {
  const files = globSync("{engine,consent,contact,site,publish,editor,scripts,tests,bench}/**/*.{ts,tsx,mjs}", {
    cwd: projectFolder,
  });
  // A command beside tests may work on it: the guide shows the owner's own pages.
  const isTest = (file: string) => file.startsWith("tests/") && !file.endsWith("-main.ts");
  const tests = files.filter((file) => isTest(file) || /\.test\.tsx?$|\/test-support\//.test(file));
  expect(tests.length).toBeGreaterThan(200);
  const reading = tests.flatMap((file) => {
    const text = readFileSync(join(projectFolder, file), "utf8");
    const paths = [...text.matchAll(PATHS)].map(([, beside, below]) =>
      below === undefined ? relative(projectFolder, resolve(projectFolder, dirname(file), beside ?? "")) : below,
    );
    return paths.filter((path) => path === "content" || path.startsWith("content/")).map((path) => `${file}: ${path}`);
  });
  expect(reading).toEqual([]);
});
