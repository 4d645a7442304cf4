import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { translation } from "../../i18n/test-support/translation.ts";
import { siteSchema } from "../model/site-schema.ts";
import type { Problem } from "../source/problem.ts";
import { validate } from "../source/validate.ts";
import { readYaml } from "../source/yaml-source.ts";
import { consentProblems } from "./check-consent.ts";

const settings = readFileSync(resolve(import.meta.dirname, "../../../tests/support/content/site.yaml"), "utf8");

function problemsOf(change: (text: string) => string): readonly Problem[] {
  const source = readYaml("site.yaml", change(settings));
  const result = validate(siteSchema(translation.locales), source);
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  return consentProblems(result.value, source);
}

const lineOf = (text: string) => settings.split("\n").findIndex((line) => line.includes(text)) + 1;

test("the configuration made for tests has no errors", () => {
  expect(problemsOf((text) => text)).toEqual([]);
});

test("[C1] a pattern that deletes no cookie, or the decision, is named with its line and its correction", () => {
  const line = lineOf('cookies: ["^_pk_"');
  expect(problemsOf((text) => text.replace('"^_pk_"', '"^_pk_("'))).toEqual([
    { file: "site.yaml", line, id: "cookie-name", values: { pattern: "^_pk_(", write: '"^_pk_"' } },
  ]);
  expect(problemsOf((text) => text.replace('"^_pk_"', '"^.*"'))).toEqual([
    expect.objectContaining({ line, id: "cookie-of-decision" }),
  ]);
});

test.each([
  ["^_ga(_.*)*$", ["^_ga"]],
  ["^_ga.*x.*y", ["^_ga"]],
  ["^(\\w+_)*id$", ["^_pk_"]],
  ["^_ga(_.*)?$", []],
  ["^_(?:gid|gat)_[A-Z0-9-]+$", []],
])("of the pattern %s, what it takes too long for is refused, with what to write: %j", (pattern, meant) => {
  const found = problemsOf((text) => text.replace('"^_pk_"', () => `'${pattern}'`));
  const slow = found.flatMap((one) => (one.id === "cookie-slow" ? [one.values.write] : []));
  expect(slow).toEqual(meant.map((one) => JSON.stringify(one)));
  expect(found).toHaveLength(slow.length);
});

test("two services with the same name, and an unknown callback, are errors", () => {
  expect(problemsOf((text) => text.replace("name: analytics", "name: web-fonts"))).toEqual([
    expect.objectContaining({ line: lineOf("name: analytics"), id: "service-name-twice" }),
  ]);
  expect(problemsOf((text) => text.replace("callback: analytics", "callback: statistics"))).toContainEqual(
    expect.objectContaining({ line: lineOf("callback: analytics"), id: "service-callback" }),
  );
});

test.each(["required", "optOut"])("a tracker that would not wait for consent stops the build: %s (D13)", (flag) => {
  const [fonts = "", analytics = ""] = settings.split("- name: analytics");
  const hasty = () => `${fonts}- name: analytics${analytics.replace(`${flag}: false`, `${flag}: true`)}`;
  expect(problemsOf(hasty)).toEqual([expect.objectContaining({ id: "measures-too-early" })]);
});

test("trackers without a service stop the build", () => {
  const deaf = (text: string) =>
    text.replace(/url: .*(?=\n *siteId)/, "url: https://stats.example/").replace("      callback: analytics\n", "");
  expect(problemsOf(deaf)).toEqual([expect.objectContaining({ line: lineOf("matomo:"), id: "never-measures" })]);
});
