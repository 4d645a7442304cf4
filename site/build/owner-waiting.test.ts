import { describe, expect, test } from "vitest";
import { problemInWords } from "#engine/owner-messages/problem-details.ts";
import { missingPortraits, waitingOf } from "./owner-waiting.ts";

const sound: Parameters<typeof waitingOf>[0] = {
  today: "2026-11-23",
  published: "2026-11-20",
  hasMailServer: true,
  hasMessages: true,
  backedUp: "2026-11-15",
};
const said = (other: Partial<typeof sound>) =>
  waitingOf({ ...sound, ...other }).map((problem) => problemInWords(problem, "en"));
const backUp = "npm run inbox -- backup messages.sqlite";

describe("[O10] what the messages of visitors need of the owner", () => {
  test("is nothing where all is in order, and where nothing was published yet", () => {
    expect(said({})).toEqual([]);
    expect(said({ published: undefined })).toEqual([]);
  });

  const cases: readonly (readonly [other: Partial<typeof sound>, words: string, command: string])[] = [
    [{ published: "2026-02-01" }, "security.txt", "npm run publish-site"],
    [{ backedUp: undefined }, "no recent backup", backUp],
    [{ backedUp: "2026-10-01" }, "no recent backup", backUp],
    [{ hasMailServer: false }, "not sent to you", "npm run inbox -- test"],
  ];
  test.each(cases)("%j is said: “%s”, with “%s”", (other, words, command) => {
    const [one = "", ...more] = said(other);
    expect(more).toEqual([]);
    expect(one).toContain(words);
    expect(one.endsWith(command)).toBe(true);
  });

  test("is not mail or backup where the messages are on another machine", () => {
    expect(said({ hasMessages: false, hasMailServer: false, backedUp: undefined })).toEqual([]);
  });
});

test("[O10] each portrait that is missing is asked for by the name of the person, on their line", () => {
  const at = (path: readonly (string | number)[]) => ({ file: "site.yaml", line: Number(path[1]) + 7, field: path });
  const people = [
    { name: "Ana Lopes", picture: "ana.jpg" },
    { name: "Rui Sá", picture: undefined },
  ];
  const found = missingPortraits(people, { at });
  expect(found.map((problem) => [problem.line, problemInWords(problem, "en")])).toEqual([
    [8, expect.stringMatching(/^The portrait of Rui Sá is missing.* picture: rui-sa\.jpg$/)],
  ]);
});
