import { expect, test } from "vitest";
import { inboxWords } from "./inbox-words.ts";
import { mailWords } from "./mail-words.ts";
import { operandWords } from "./operand-words.mjs";
import { outboxWords } from "./outbox-words.ts";
import { ownerVoice } from "./owner-words.ts";
import { startWords } from "./start-words.ts";

test("a command is filled into a text, where typography does not change it", () => {
  const texts = [inboxWords, mailWords, operandWords, outboxWords, startWords].flatMap((words) =>
    Object.entries(words),
  );
  expect(texts.filter(([, text]) => / -- /.test(Object.values(text).join(" ")))).toEqual([]);
});

test("commands that the owner is told are those of the owner's site", () => {
  const owner = { language: "en", timeZone: "Europe/Paris" } as const;
  expect(ownerVoice(owner).say("start-unseen", { count: 2 })).toContain("npm run inbox -- list");
  const inn = ownerVoice({ ...owner, site: "examples/inn" });
  expect(inn.say("start-unseen", { count: 2 })).toContain("npm run inbox -- --site examples/inn list");
});
