import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { postSchema } from "#engine/content/model/post-schema.ts";
import { readFrontMatter } from "#engine/content/source/front-matter.ts";
import { validate } from "#engine/content/source/validate.ts";
import { readYaml, type YamlSource } from "#engine/content/source/yaml-source.ts";
import { addressMistakes } from "#engine/content/test-support/address-mistakes.ts";
import type { ContentChanges } from "#engine/content/test-support/changed-content.ts";
import { languageMistakes } from "#engine/content/test-support/language-mistakes.ts";
import { POST, post, soundContent } from "#engine/content/test-support/mistake.ts";
import { postMistakes } from "#engine/content/test-support/post-mistakes.ts";
import { publishMistakes } from "#engine/content/test-support/publish-mistakes.ts";
import { settingMistakes } from "#engine/content/test-support/setting-mistakes.ts";
import { textMistakes } from "#engine/content/test-support/text-mistakes.ts";
import site from "#site/site.config.ts";
import { consentMistakes } from "#site/test-support/consent-mistakes.ts";
import { settingMistakes as siteMistakes } from "#site/test-support/setting-mistakes.ts";
import type { SchemaId } from "../contract/schemas.ts";
import { withEdit } from "../files/edited-text.ts";
import { schemaAt } from "../files/file-kinds.ts";
import { Refused } from "../words/refused.ts";
import { fileSchemas, schemaFile, schemaLine } from "./file-schemas.ts";

const madeForTests = resolve(import.meta.dirname, "../../tests/support/content");
const files = readdirSync(madeForTests, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:ya?ml|md)$/.test(entry.name))
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(madeForTests.length + 1)
      .replaceAll("\\", "/"),
  );

const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true });
addFormats.default(ajv);
const validators = new Map(
  Object.entries(fileSchemas(site, ["fr", "en", "pt"])).map(([name, schema]) => [name, ajv.compile(schema)]),
);

/** What the schema of a file says against its text; undefined where it has no schema, or is no YAML that one could judge. */
function objections(file: string, text: string): readonly string[] | undefined {
  const [schema, source] = [schemaOf(file), sourceOf(file, text)];
  if (schema === null || source === undefined || source.problems.length > 0) return undefined;
  const isValid = validators.get(schemaFile(schema));
  if (isValid === undefined) throw new Error(`There is no schema ${schema}.`);
  isValid(source.value);
  return (isValid.errors ?? []).map(({ instancePath, message = "" }) => `${instancePath} ${message}`);
}

function schemaOf(file: string) {
  try {
    return schemaAt(site, file);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function sourceOf(file: string, text: string): YamlSource | undefined {
  if (file.endsWith(".yaml")) return readYaml(file, text);
  const parts = readFrontMatter(file, text);
  return "source" in parts ? parts.source : undefined;
}

/** Whether the build takes the front matter of an article. */
function readAsPost(text: string): boolean {
  const source = sourceOf(POST, text);
  return source !== undefined && "value" in validate(postSchema, source);
}

test.each(files)("[O11] what the build takes, the schema takes: %s", (file) => {
  expect(objections(file, readFileSync(join(madeForTests, file), "utf8"))).toEqual([]);
});

/** What the build checks and a JSON schema has no words for: problems that the owner is told, by what they are about. */
const BEYOND_SCHEMAS = {
  "a value that has to be computed with": [
    ...[
      "not-a-time-zone",
      "last-slash",
      "below-a-path",
      "site:not-a-weekday",
      "site:hours-backwards",
      "site:hours-overlap",
    ],
    ...["site:no-such-service", "site:not-a-spoken-language"],
    ...["site:not-a-phone", "site:not-so-many-digits", "not-a-release-folder", "not-a-folder", "not-an-old-address"],
    ...[
      "day-to-come",
      "site:not-an-endpoint",
      "language-not-known",
      "language-none",
      "language-misspelled",
      "language-twice",
      "language-not-published",
      "prefix-taken",
      "site:cookie-name",
      "site:cookie-slow",
    ],
  ],
  "two values of a file": [
    ...[
      "site:phone-dials-another",
      "site:more-met-than-apply",
      "preload-alone",
      "languages-without-prefix",
      "prefix-of-two",
      "site:service-name-twice",
      "publish-one-way",
    ],
    ...[
      "publish-reload-alone",
      "publish-branch-alone",
      "withdrawn-before-date",
      "updated-before-date",
      "picture-undescribed",
      "gone-twice",
    ],
  ],
  "other files, and the names of files": [
    ...[
      "file-missing",
      "page-untranslated",
      "not-a-slug",
      "address-of-a-page",
      "address-of-the-site",
      "tag-unknown",
      "key-taken",
    ],
    ...["picture-missing", "picture-misspelled", "document-missing", "document-by-address", "old-address-of-a-page"],
    ...[
      "old-address-of-the-site",
      "old-address-of-an-article",
      "old-address-of-a-post",
      "gone-but-a-page",
      "gone-but-an-article",
    ],
    ...["gone-but-an-old-address", "page-address-taken", "page-address-reserved"],
  ],
  "the text in a value, or below the front matter": [
    ...[
      "message-braces",
      "variable-misspelled",
      "variable-unknown",
      "link-to-nothing",
      "link-misspelled",
      "link-unsafe",
      "link-nearly",
      "link-without-mailbox",
      "link-dials-nothing",
    ],
    ...["link-to-an-old-address", "link-too-early", "link-to-a-draft", "link-not-whole", "anchor-to-nothing"],
    ...["anchor-without-headings", "sign-alone", "sign-not-supported", "sign-in-plain-text", "html-in-text"],
    ...["address-alone", "heading-without-space", "heading-first-level", "heading-skips-a-level", "language-unknown"],
    ...["language-in-plain-text", "picture-in-text-undescribed", "not-in-a-line", "instruction-unknown"],
    ...[
      "frame-without-title",
      "frame-of-misspelled-service",
      "frame-of-unknown-service",
      "frame-address",
      "frame-size",
    ],
    ...["frame-setting", "not-utf8", "invisible-character"],
  ],
};
const beyond = new Set<string>(Object.values(BEYOND_SCHEMAS).flat());

const mistakes = [
  ...settingMistakes,
  ...siteMistakes,
  ...languageMistakes,
  ...consentMistakes,
  ...publishMistakes,
  ...postMistakes,
  ...addressMistakes,
  ...textMistakes,
];

/** The text of a file after the changes of a mistake, as the build's own test makes them. */
function textAfter(changes: ContentChanges, file: string): string | undefined {
  let text: string | undefined = file === POST ? post : undefined;
  if (!Object.hasOwn(soundContent, file) && files.includes(file)) text = readFileSync(join(madeForTests, file), "utf8");
  for (const all of [soundContent, changes]) {
    const change = all[file];
    if (typeof change === "function") text = change(text ?? "");
    else if (typeof change === "string") text = change;
  }
  return text;
}

const judged = mistakes.flatMap(({ name, id, file, changes }) => {
  const text = textAfter(changes, file);
  const said = text === undefined ? undefined : objections(file, text);
  return said === undefined ? [] : [{ name, id, said }];
});

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

  test.each<[string, SchemaId, string]>([
    ["site.yaml", "site", "# yaml-language-server: $schema=../docs/schemas/site.json"],
    ["messages/fr.yaml", "messages", "# yaml-language-server: $schema=../../docs/schemas/messages.json"],
  ])("of %s leads to its file from there", (file, schema, line) => {
    expect(schemaLine(file, schema)).toBe(line);
  });

  test("is a comment for the build, in front matter too", () => {
    expect(readAsPost(inSettings)).toBe(true);
  });

  test("stays where the editor changes the file", () => {
    const edited = withEdit(POST, "markdown", inSettings, {
      value: { title: "Un autre titre", date: "2026-01-02", description: "Une phrase.", tags: ["company"] },
    });
    expect(edited).toBe(inSettings.replace("Un titre", "Un autre titre"));
  });
});
