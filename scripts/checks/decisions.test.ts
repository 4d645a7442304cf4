import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";
import { SOURCE_FOLDERS } from "./all-checks.ts";

const PAGES = ["*.md", "*/README.md", "docs/**/*.md"];
const CODE = ["*.{ts,mjs}", `{${SOURCE_FOLDERS}}/**/*.{ts,tsx,mjs,css}`];

const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");
const filesOf = (patterns: string | readonly string[]) => globSync(patterns, { cwd: projectFolder }).sort();
const decisions = filesOf("docs/decisions/[0-9]*.md").map((file) => [basename(file), read(file)] as const);

test("a decision says in its first line whether it holds, then its number", () => {
  const begins = ([file, text]: (typeof decisions)[number]) =>
    /^Status: (?:in force|not in force)\n\n# (\d{4}) /.exec(text)?.[1] === file.slice(0, 4);
  expect(decisions.filter((decision) => !begins(decision)).map(([file]) => file)).toEqual([]);
});

test("the list of decisions has each of them once, in their order", () => {
  const listed = [...read("docs/decisions/README.md").matchAll(/^- \[(\d{4}) .+?\]\((.+?)\)$/gm)];
  expect(listed.map(([, , file]) => file)).toEqual(decisions.map(([file]) => file));
  expect(listed.map(([, number]) => number)).toEqual(decisions.map(([file]) => file.slice(0, 4)));
});

test("every package has its sentence, and every sentence its package", () => {
  const list = [...read("docs/decisions/0002-dependencies.md").matchAll(/^- (.+?): /gm)];
  const named = list.flatMap(([, names = ""]) => names.split(", "));
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

test("every decision, and every statement and ruling of the specification, that is cited is there", () => {
  const there = new Set([
    ...decisions.map(([file]) => file.slice(0, 4)),
    ...[...read("docs/specification.md").matchAll(/(?:\*\*|^\| )([A-Z]\d+)\b/gm)].map(([, id]) => id),
  ]);
  const cited = filesOf([...PAGES, ...CODE]).flatMap((file) =>
    [...read(file).matchAll(/\bdecisions?[/ ](\d{4})\b|\b(D\d{1,2})\b|\(([RLTPCAKO]\d{1,2})\b/g)].map((match) => ({
      file,
      id: match.slice(1).find(Boolean),
    })),
  );
  expect(cited.length).toBeGreaterThan(200);
  expect(cited.filter(({ id }) => !there.has(id ?? "")).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});

test("a document has one title", () => {
  const titles = (page: string) =>
    read(page)
      .replace(/`{3}[\s\S]*?`{3}/g, "")
      .match(/^# /gm)?.length;
  expect(filesOf(PAGES).filter((page) => titles(page) !== 1)).toEqual([]);
});

test("a table of a document is not cut by an empty line: what comes after it would be no row", () => {
  const cut = filesOf(PAGES).flatMap((page) =>
    [...read(page).matchAll(/\n\r?\n(\|.*)\r?\n(?!\|[ :-]+\|)/g)].map(([, row]) => `${page}: ${row}`),
  );
  expect(cut).toEqual([]);
});
