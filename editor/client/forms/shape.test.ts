import { expect, test } from "vitest";
import { site } from "#engine/test-support/made-up-site.ts";
import { formSchemas } from "../../schemas/form-schemas.ts";
import { moved, withSetting } from "../shell/value.ts";
import { emptyValue, isPerLanguage, shapeOf, usualText } from "./shape.ts";

const schemas = formSchemas({ site, language: "fr", locales: ["fr", "en", "pt"], tags: ["management"] });
const property = (name: string, of: keyof typeof schemas) => {
  const shape = shapeOf(schemas[of] ?? {});
  return shape.kind === "group" ? shape.properties.find((one) => one.name === name)?.schema : undefined;
};

test("[O4] the form knows every field of an article", () => {
  const shape = shapeOf(schemas.post);
  expect(shape.kind).toBe("group");
  expect(shapeOf(property("title", "post") ?? {})).toEqual({ kind: "text", widget: "markdown-line" });
  expect(shapeOf(property("date", "post") ?? {})).toEqual({ kind: "text", widget: "date" });
  expect(shapeOf(property("tags", "post") ?? {})).toEqual({ kind: "tags" });
  expect(shapeOf(property("image", "post") ?? {})).toEqual({ kind: "picture" });
  // It is changed in all languages at once, with what follows from it.
  expect(property("draft", "post")).toBeUndefined();
});

test("a text in three languages, a list and a choice are known for what they are", () => {
  const description = shapeOf(property("description", "site") ?? {});
  expect(description.kind === "group" && isPerLanguage(description.properties)).toBe(true);
  expect(shapeOf(property("social", "site") ?? {}).kind).toBe("list");
  const social = shapeOf(property("social", "site") ?? {});
  expect(social.kind === "list" && emptyValue(social.item)).toEqual({ name: "", url: "" });
  expect(shapeOf(property("since", "site") ?? {}).kind).toBe("number");
  expect(shapeOf(schemas.tags).kind).toBe("map");
});

test("every text of the interface may be left empty: then the usual one holds, in the language of the file", () => {
  const shape = shapeOf(schemas.messages);
  expect(shape.kind === "group" && shape.properties.filter(({ required }) => required)).toEqual([]);
  const news = property("menu.news", "messages") ?? {};
  expect([usualText(news, "fr"), usualText(news, "en")]).toEqual([
    site.messages.words.fr?.["menu.news"],
    site.messages.words.en?.["menu.news"],
  ]);
  expect(usualText(news, "en")).not.toBe(usualText(news, "fr"));
});

test("changing a value leaves the others and their order", () => {
  expect(Object.keys(withSetting({ a: 1, b: 2, c: 3 }, "b", 9))).toEqual(["a", "b", "c"]);
  expect(withSetting({ a: 1, b: 2 }, "b", undefined)).toEqual({ a: 1 });
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
});
