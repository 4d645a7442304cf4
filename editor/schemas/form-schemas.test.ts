import { expect, test } from "vitest";
import site from "#site/site.config.ts";
import { formSchemas } from "./form-schemas.ts";

test("the form of an article calls nothing optional that publishing needs", () => {
  const { required, properties } = formSchemas({ site, language: "fr", locales: ["fr"], tags: [] }).post;
  expect(required).toEqual(expect.arrayContaining(["title", "date", "description"]));
  expect(required).not.toContain("updated");
  expect(properties).not.toHaveProperty("draft");
});
