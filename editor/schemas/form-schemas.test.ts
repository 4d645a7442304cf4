import { expect, test } from "vitest";
import { site } from "#engine/test-support/made-up-site.ts";
import type { Json } from "../contract/values.ts";
import { isGroup, isList } from "../files/yaml/json-values.ts";
import { formSchemas } from "./form-schemas.ts";

test("the form of an article calls nothing optional that publishing needs", () => {
  const { required, properties } = formSchemas({ site, language: "fr", locales: ["fr"], tags: [] }).post;
  expect(required).toEqual(expect.arrayContaining(["title", "date", "description"]));
  expect(required).not.toContain("updated");
  expect(properties).not.toHaveProperty("draft");
});

test("whatever is chosen from a list has words of the owner's language, not those of the file", () => {
  const schemas = formSchemas({ site, language: "pt", locales: ["fr", "en", "pt"], tags: [] });
  expect(schemas["page/service"]?.properties).toMatchObject({
    door: {
      title: "Porta",
      anyOf: expect.arrayContaining([{ const: "home", title: "A casa" }]),
    },
  });
  expect(choicesWithoutWords(schemas as Json)).toEqual([]);
});

/** The paths of choices whose words are those of the file. */
function choicesWithoutWords(value: Json, path = ""): readonly string[] {
  if (isList(value)) return value.flatMap((item) => choicesWithoutWords(item, path));
  if (!isGroup(value)) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => choicesWithoutWords(part, `${path}.${key}`));
  const choices = isList(value.anyOf) ? value.anyOf.filter(isGroup) : [];
  const isBare = choices.every((choice) => "const" in choice) && choices.some((choice) => !("title" in choice));
  return "enum" in value || isBare ? [path, ...inner] : inner;
}
