import { describe, expect, test } from "vitest";
import { reportWordsIn } from "./report-words.ts";
import { type ServerFacts, serverNeeds } from "./server-report.ts";

const sound: ServerFacts = {
  today: "2026-11-23",
  published: "2026-11-20",
  hasMailServer: true,
  hasMessages: true,
  backedUp: "2026-11-15",
  securityUntil: "2027-10-01",
};
const found = (other: Partial<ServerFacts>) => serverNeeds({ ...sound, ...other }, reportWordsIn("en"));
const backUp = "npm run inbox -- backup messages.sqlite";

describe("[O10] what the messages of visitors need of the owner", () => {
  test("is nothing where all is in order, and where nothing was published yet", () => {
    expect(found({})).toEqual([]);
    expect(found({ published: undefined })).toEqual([]);
  });

  const cases: readonly { readonly other: Partial<ServerFacts>; readonly words: string; readonly command?: string }[] =
    [
      { other: { published: "2026-02-01" }, words: "security.txt", command: "npm run publish-site" },
      { other: { backedUp: undefined }, words: "no recent backup", command: backUp },
      { other: { backedUp: "2026-10-01" }, words: "no recent backup", command: backUp },
      { other: { hasMailServer: false }, words: "not sent to you" },
    ];
  test.each(cases)("is said: “$words”", ({ other, words, command }) => {
    expect(found(other)).toEqual([
      expect.objectContaining({ text: expect.stringContaining(words), ...(command === undefined ? {} : { command }) }),
    ]);
  });

  test("is not mail or backup where the messages are on another machine", () => {
    expect(found({ hasMessages: false, hasMailServer: false, backedUp: undefined })).toEqual([]);
  });
});
