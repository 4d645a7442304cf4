import { expect, test } from "vitest";
import { languages } from "#engine/test-support/made-up-languages.ts";
import { createProofreader } from "./proofreader.ts";

test("an editor that is closed while a text is proofread ends without an error", async () => {
  const proofreader = createProofreader();
  const job = {
    file: "posts/fr/a.md",
    text: "---\ntitle: Un titre\n---\n\nUn texte.\n",
    ownerWords: "",
    site: { locales: ["fr"], languages },
  };
  const [reading, later] = [proofreader.read(job), proofreader.read({ ...job, file: "posts/fr/b.md" })];
  await proofreader.close();
  expect(await Promise.all([reading, later])).toEqual([[], []]);
});
