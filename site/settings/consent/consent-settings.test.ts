import { expect, test } from "vitest";
import { textPerLanguage } from "#engine/content/source/schema-fields.ts";
import { validate } from "#engine/content/source/validate.ts";
import { readYaml } from "#engine/content/source/yaml-source.ts";
import { consentSchema } from "./consent-settings.ts";

test.each([
  ["a/b", "https://api.example", "site:not-a-manager-id"],
  ['""', "https://api.example", "value-empty"],
  ["a1", "api.example", "site:not-a-manager-address"],
  ["a1", "http://api.example", "site:not-a-manager-address"],
  ["a1", "https://me@api.example", "site:not-a-manager-address"],
  ["a1", "https://api.example/?key=1", "site:not-a-manager-address"],
])("a privacy manager %s at %s (D16)", (id, apiUrl, problem) => {
  const text = `services: []\nmanager: { id: ${id}, apiUrl: "${apiUrl}" }\n`;
  expect(validate(consentSchema(textPerLanguage(["fr"], ["fr"])), readYaml("site.yaml", text))).toMatchObject({
    problems: [{ line: 2, id: problem }],
  });
});
