import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";

const folder = join(projectFolder, "docs/decisions");
const read = (file: string) => readFileSync(join(folder, file), "utf8");

/** The numbers that follow one of the verbs in a status, such as `accepted; changed by [0062](…) · changes [0046](…)`. */
function numbersAfter(verbs: RegExp, status: string): string[] {
  const parts = status.split("·").flatMap((part) => part.match(verbs)?.[1] ?? []);
  return parts.flatMap((part) => [...part.matchAll(/\b\d{4}\b(?!-)/g)].map(([number]) => number));
}

const statuses = new Map(
  readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file))
    .map((file) => [file.slice(0, 4), read(file).split("\n\n")[1] ?? ""]),
);
const changedBy = (status: string) => numbersAfter(/(?:changed|superseded)\s+by\s(.*)/s, status);

test("a decision that another one changes says so", () => {
  const unanswered = [...statuses].flatMap(([number, status]) =>
    numbersAfter(/(?:changes|supersedes)\s(.*)/is, status)
      .filter((changed) => !changedBy(statuses.get(changed) ?? "").includes(number))
      .map((changed) => `${changed} does not say “changed by ${number}”`),
  );
  expect(unanswered).toEqual([]);
});

test("the list of decisions says of each what its record says", () => {
  const listed = [...read("README.md").matchAll(/^\| \[(\d{4}) .*\| (.*) \|$/gm)];
  const said = new Map(listed.map(([, number = "", status = ""]) => [number, changedBy(status)]));
  const recorded = new Map([...statuses].map(([number, status]) => [number, changedBy(status)]));
  expect(said).toEqual(recorded);
});
