import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const SHEET = /^import styles from "(?<sheet>\..+\.module\.css)";$/m;

test("each class that a component takes from its style sheet is in it", () => {
  const components = globSync("{site,consent}/**/*.tsx", { cwd: ROOT }).map((file) => join(ROOT, file));
  const named = components.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const sheet = SHEET.exec(text)?.groups?.sheet;
    if (sheet === undefined) return [];
    const css = readFileSync(join(dirname(file), sheet), "utf8");
    const inSheet = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
    return [...text.matchAll(/\bstyles\.(\w+)/g)].map(([, name = ""]) => ({ file, name, known: inSheet.has(name) }));
  });
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ known }) => !known)).toEqual([]);
});
