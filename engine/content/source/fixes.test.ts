import fc from "fast-check";
import { expect, test } from "vitest";
import { postSchema } from "../model/post-schema.ts";
import type { Problem } from "./problem.ts";
import { dayWrittenIn } from "./schema-fields.ts";
import { validate } from "./validate.ts";
import { readSettings, readYaml } from "./yaml-source.ts";

const SOUND = "date: 2026-01-02\ndescription: Une phrase.\ntags: [company]";

const judge = (text: string): readonly Problem[] => {
  const result = validate(postSchema, readSettings("a.md", text));
  return "problems" in result ? result.problems : [];
};
const writeOf = ({ values }: Problem) => ("write" in values ? values.write : undefined);

/** The text with what a problem says to write in place of its line. */
function fixed(text: string, problem: Problem): string {
  const lines = text.split("\n");
  const write = writeOf(problem);
  if (problem.id === "key-missing") return `${text}\n${write}`;
  const line = lines[problem.line - 1] ?? "";
  if (problem.id === "key-misspelled") {
    const { name, write: right } = problem.values;
    const [before = "", ...after] = line.split(name);
    return lines.with(problem.line - 1, `${before}${right}${after.join(name).replace(/^\s*:/, "")}`).join("\n");
  }
  return lines.with(problem.line - 1, write ?? "").join("\n");
}

const counted = (problems: readonly Problem[], { id, line, field = [] }: Problem) =>
  problems.filter((other) => other.id === id && other.line === line && String(other.field ?? []) === String(field))
    .length;

test.each([
  ["title:Un titre", "title: Un titre"],
  ["title = Un titre", "title: Un titre"],
  ["title Un titre", "title: Un titre"],
  ["\ttitle: Un titre", "title: Un titre"],
  [" title: Un titre", "title: Un titre"],
  ["- title: Un titre", "title: Un titre"],
  ['title: "Un titre', 'title: "Un titre"'],
  ['title: "C:\\un\\dossier"', 'title: "C:\\\\un\\\\dossier"'],
  ["aliases: [/ancien/\ntitle: a", "aliases: [/ancien/]"],
  ["draft:true\ntitle: a", "draft: true"],
  ["title :: Un titre", "title: Un titre"],
  ["aliases: /a, /b\ntitle: a", "aliases: [/a, /b]"],
  ["aliases: a] b\ntitle: a", 'aliases: ["a] b"]'],
])("the fix of %j is the owner's own line, made right: %s", (line, write) => {
  const problems = judge(`${line}\n${SOUND}`);
  expect(problems.map(writeOf)).toEqual([write]);
});

test.each(["- 10 % sur tout", "> 10 %", "? vraiment", "|x", "} a", ", a", "%x"])(
  "a title may begin with a character of YAML: %s",
  (title) => expect(readYaml("a.md", `title: ${title}\n${SOUND}`)).toMatchObject({ value: { title }, problems: [] }),
);

test("of everything that is wrong the fix is tried: what it says to write makes its problem go", () => {
  const sign = fc.constantFrom(..."-?:>|[]{}\"'#&*!%@`=,\\ \t1aé".split(""), "https://", "oui", "2018-08-02T03:24:08Z");
  const words = fc.array(sign, { maxLength: 6 }).map((signs) => signs.join(""));
  const key = fc.constantFrom(
    "title",
    "date",
    "tags",
    "draft",
    "aliases",
    "image",
    "titel",
    "guid",
    "expires",
    "at",
    "key",
    "",
  );
  const between = fc.constantFrom(": ", ":", " ", "=", ":\n  - ", ":\n ");
  const line = fc.tuple(fc.constantFrom("", " ", "\t", "- "), key, between, words);
  // A name that is there twice is a mistake of its own, which says no line to write.
  const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: ([, name]) => name });
  fc.assert(
    fc.property(lines, (made) => {
      const isMade = (sound: string) => made.some(([, name]) => name !== "" && sound.startsWith(`${name}:`));
      const rest = SOUND.split("\n").filter((sound) => !isMade(sound));
      const text = [...made.map((parts) => parts.join("")), ...rest].join("\n");
      const problems = judge(text);
      const first = problems.find((problem) => !["key-twice", "invisible-character"].includes(problem.id));
      fc.pre(first !== undefined);
      const after = judge(fixed(text, first as Problem));
      expect(counted(after, first as Problem), JSON.stringify([text, first, after])).toBeLessThan(
        counted(problems, first as Problem),
      );
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["2018-08-02T03:24:08.000Z", "2018-08-02"],
  ["2018-08-02 23:24:08", "2018-08-02"],
  ["2018-08-02T23:24:08-05:00", "2018-08-02"],
  ["Thu, 02 Aug 2018 23:24:08 -0500", "2018-08-02"],
  ["Thu Aug  2 2018", "2018-08-02"],
  ["August 2, 2018", "2018-08-02"],
  ["2 août 2018", "2018-08-02"],
  ["1er juillet 2018", "2018-07-01"],
  ["2 de fevereiro de 2018", "2018-02-02"],
  ["02/08/2018", "2018-08-02"],
  ["2.8.2018", "2018-08-02"],
  ["2018/8/2", "2018-08-02"],
])("%s says the day %s, and that is the fix", (date, day) => {
  expect(dayWrittenIn(date)).toBe(day);
  expect(judge(`title: a\ndate: ${date}\ndescription: b\ntags: []`)).toMatchObject([
    { values: { write: `date: ${day}` } },
  ]);
});

test.each(["hier", "2018", "99/99/2018", "31/02"])("%s says no day: the fix is an example", (date) => {
  expect(judge(`title: a\ndate: ${date}\ndescription: b\ntags: []`)).toMatchObject([
    { values: { write: "date: 2026-11-01" } },
  ]);
});
