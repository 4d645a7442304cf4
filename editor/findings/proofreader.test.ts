import { expect, test } from "vitest";
import { createProofreader } from "./proofreader.ts";

test("an editor that is closed while a text is proofread ends without an error", async () => {
  const proofreader = createProofreader();
  const job = {
    file: "posts/it/a.md",
    text: "---\ntitle: Un titre\n---\n\nUn texte.\n",
    ownerWords: "",
    locales: ["it"],
    folder: "examples/postcard",
  };
  const [reading, later] = [proofreader.read(job), proofreader.read({ ...job, file: "posts/it/b.md" })];
  await proofreader.close();
  expect(await Promise.all([reading, later])).toEqual([[], []]);
});
