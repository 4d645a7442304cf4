import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";

const PAGES = ["*.md", "*/README.md", "docs/**/*.md"];

const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");
const filesOf = (patterns: string | readonly string[]) => globSync(patterns, { cwd: projectFolder }).sort();
const decisions = filesOf("docs/decisions/[0-9]*.md").map((file) => [basename(file), read(file)] as const);

test("a decision says in its first line whether it holds, then its number", () => {
  const begins = ([file, text]: (typeof decisions)[number]) =>
    /^Status: (?:in force|not in force)\n\n# (\d{4}) /.exec(text)?.[1] === file.slice(0, 4);
  expect(decisions.filter((decision) => !begins(decision)).map(([file]) => file)).toEqual([]);
});

test("the list of decisions has each of them once, in their order", () => {
  const listed = [...read("docs/decisions/README.md").matchAll(/^\| \[(\d{4})\]\((.+?)\) \| .+ \|$/gm)];
  expect(listed.map(([, , file]) => file)).toEqual(decisions.map(([file]) => file));
  expect(listed.map(([, number]) => number)).toEqual(decisions.map(([file]) => file.slice(0, 4)));
});

test("every package has its sentence, and every sentence its package", () => {
  const table = [...read("docs/decisions/0002-dependencies.md").matchAll(/^\| (?!package|-)(.+?) \|/gm)];
  const named = table.flatMap(([, names = ""]) => names.split(", "));
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read("package.json"));
  expect(named.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).sort());
});

test("every link of a document leads to a file that is there", () => {
  const broken = filesOf(PAGES).flatMap((page) =>
    [
      ...read(page)
        .replace(/(`{3}|`)[\s\S]*?\1/g, "")
        .matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)[^)]*\)/g),
    ]
      .filter(([, target = ""]) => !existsSync(join(projectFolder, dirname(page), target)))
      .map(([, target]) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});
