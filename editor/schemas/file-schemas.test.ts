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

/** What the build checks and a JSON schema has no words for: problems that the owner is told, by what they are about. */
const BEYOND_SCHEMAS = {
  "a value that has to be computed with": [
    ...["not-a-time-zone", "not-an-origin"],
    ...[],
    ...["not-a-release-folder", "not-a-folder", "not-an-old-address"],
    ...[
      "day-to-come",
      "language-not-known",
      "language-none",
      "language-misspelled",
      "language-twice",
      "language-not-published",
      "prefix-taken",
    ],
  ],
  "two values of a file": [
    ...["goes-with-another", "languages-without-prefix", "publish-one-way"],
    ...["before-its-date", "picture-undescribed"],
  ],
  "other files, and the names of files": [
    ...[
      "file-missing",
      "page-untranslated",
      "not-a-slug",
      "address-taken",
      "address-reserved",
      "tag-unknown",
      "key-taken",
    ],
    ...["picture-missing", "document-missing", "document-by-address", "old-address-of-a-page"],
    ...["old-address-taken"],
  ],
  "the text in a value, or below the front matter": [
    ...[
      "message-braces",
      "name-misspelled",
      "variable-unknown",
      "link-to-nothing",
      "link-misspelled",
      "link-unsafe",
      "link-nearly",
    ],
    ...["link-to-an-old-address", "link-not-whole", "anchor-to-nothing"],
    ...["anchor-without-headings", "markup-alone", "markup-not-supported", "markup-in-plain-text", "html-in-text"],
    ...["address-alone", "heading-without-space", "heading-first-level", "heading-skips-a-level", "language-unknown"],
    ...["language-in-plain-text", "picture-in-text-undescribed", "not-in-a-line", "instruction-unknown"],
    ...["frame-of-unknown-service"],
    ...["not-utf8", "letters-damaged", "invisible-character"],
  ],
};
const beyond = new Set<string>(Object.values(BEYOND_SCHEMAS).flat());

const judged = saidOf([
  ...settingMistakes,
  ...languageMistakes,
  ...publishMistakes,
  ...postMistakes,
  ...addressMistakes,
  ...textMistakes,
]);

describe("[O11] of an owner's mistake the schema says what the build says", () => {
  test.each(judged)("$id: $name", ({ id, said }) => {
    expect(said.length > 0).toBe(!beyond.has(id));
  });

  test("[O11] or is silent for one of the reasons that are listed, each of which occurs", () => {
    expect([...beyond].filter((id) => judged.every((mistake) => mistake.id !== id))).toEqual([]);
  });
});

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
