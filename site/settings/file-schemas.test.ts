import { expect, test } from "vitest";
import { siteForms } from "#editor/schemas/site-forms.ts";
import { schemaJudge } from "#editor/schemas/test-support/schema-judge.ts";
import site from "../site.config.ts";
import { consentMistakes } from "../test-support/consent-mistakes.ts";
import { contentFolder } from "../test-support/content-folder.ts";
import { settingMistakes } from "../test-support/setting-mistakes.ts";

/** What the build checks and a JSON schema has no words for: values to compute with, two values of a file, other files. */
const BEYOND_SCHEMAS = [
  "site:cookie-name",
  "site:cookie-slow",
  "site:more-met-than-apply",
  "site:no-such-service",
  "site:not-a-phone",
  "site:not-a-spoken-language",
  "site:not-an-endpoint",
  "site:not-so-many-digits",
  "site:phone-dials-another",
  "site:service-name-twice",
  "day-to-come",
  "picture-missing",
];

const { saidOf, saidOfSound } = schemaJudge(site, contentFolder);

test.each(saidOfSound)("what the build takes, the schema takes: $file", ({ said }) => {
  expect(said ?? []).toEqual([]);
});

test.each(saidOf([...settingMistakes, ...consentMistakes]))(
  "of a mistake the schema says what the build says, $id: $name",
  ({ id, said }) => {
    expect(said.length > 0).toBe(!BEYOND_SCHEMAS.includes(id));
  },
);

test("the editor offers days for every group of opening hours", () => {
  const form = siteForms({ site, language: "fr", locales: ["fr", "en", "pt"] }).site;
  const groups = JSON.stringify(form).match(/"isWeek":true/g);
  expect(groups).toHaveLength(4);
});
