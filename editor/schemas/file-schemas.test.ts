import { describe, expect, test } from "vitest";
import { postSchema } from "#engine/content/model/post-schema.ts";
import { validate } from "#engine/content/source/validate.ts";
import { addressMistakes } from "#engine/content/test-support/address-mistakes.ts";
import { languageMistakes } from "#engine/content/test-support/language-mistakes.ts";
import { POST, post } from "#engine/content/test-support/mistake.ts";
import { postMistakes } from "#engine/content/test-support/post-mistakes.ts";
import { publishMistakes } from "#engine/content/test-support/publish-mistakes.ts";
import { settingMistakes } from "#engine/content/test-support/setting-mistakes.ts";
import { textMistakes } from "#engine/content/test-support/text-mistakes.ts";
import { madeUpContent, site } from "#engine/test-support/made-up-site.ts";
import { withEdit } from "../files/edited-text.ts";
import { schemaJudge, sourceOf } from "./test-support/schema-judge.ts";

const { objections, saidOf, saidOfSound } = schemaJudge(site, madeUpContent);

test.each(saidOfSound)("[O11] what the build takes, the schema takes: $file", ({ said }) => {
  expect(said ?? []).toEqual([]);
});

/** Whether the build takes the front matter of an article. */
function readAsPost(text: string): boolean {
  const source = sourceOf(POST, text);
  return source !== undefined && "value" in validate(postSchema, source);
}

const judged = saidOf([
  ...settingMistakes,
  ...languageMistakes,
  ...publishMistakes,
  ...postMistakes,
  ...addressMistakes,
  ...textMistakes,
]);

// What is computed, what two values are together, what other files say and what a text holds JSON Schema has no words for.
test.each(judged.filter(({ isPlain }) => isPlain))(
  "[O11] of an owner's mistake in a value of its own the schema says what the build says: $id: $name",
  ({ said }) => {
    expect(said).not.toEqual([]);
  },
);

describe("the schema takes what the build understands", () => {
  const article = (line: string) => post.replace("tags:", `${line}\ntags:`);
  test.each(["draft: oui", "draft: Não", "draft: true", "key: 2026", "imageAlt: 12"])("%s", (line) => {
    expect(readAsPost(article(line))).toBe(true);
    expect(objections(POST, article(line))).toEqual([]);
  });
  test.each(["draft: peut-être", "draft: 1", "date: 2026", "key: -1", "tag: a", "tags: a", "title:"])(
    "and not what it refuses: %s",
    (line) => {
      const [key = ""] = line.split(":");
      const text = post.includes(`${key}:`) ? post.replace(new RegExp(`^${key}:.*$`, "m"), line) : article(line);
      expect(readAsPost(text)).toBe(false);
      expect(objections(POST, text)).not.toEqual([]);
    },
  );
});

describe("the line that names a schema", () => {
  const inSettings = post.replace("---\n", "---\n# yaml-language-server: $schema=../../../docs/schemas/post.json\n");

  test("is a comment for the build, in front matter too", () => {
    expect(readAsPost(inSettings)).toBe(true);
  });

  test("stays where the editor changes the file", () => {
    const edited = withEdit("markdown", inSettings, {
      value: { title: "Un autre titre", date: "2026-01-02", description: "Une phrase.", tags: ["company"] },
    });
    expect(edited).toBe(inSettings.replace("Un titre", "Un autre titre"));
  });
});
