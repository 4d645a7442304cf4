import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { consentProblems } from "./check-consent.ts";
import { formatProblem } from "./problem.ts";
import { siteSchema } from "./site-schema.ts";
import { validate } from "./validate.ts";
import { readYaml } from "./yaml-source.ts";

const settings = readFileSync(resolve(import.meta.dirname, "../../test-support/content/site.yaml"), "utf8");

function problemsOf(change: (text: string) => string): string[] {
  const source = readYaml("site.yaml", change(settings));
  const result = validate(siteSchema, source);
  if ("problems" in result) throw new Error(result.problems.map(formatProblem).join("\n"));
  return consentProblems(result.value, source).map(formatProblem);
}

const lineOf = (text: string) => settings.split("\n").findIndex((line) => line.includes(text)) + 1;

test("the configuration made for tests has no errors", () => {
  expect(problemsOf((text) => text)).toEqual([]);
});

test("[C1] an error that the engine finds names the field and its line", () => {
  const line = lineOf('cookies: ["^_pk_"');
  expect(problemsOf((text) => text.replace('"^_pk_"', '"^_pk_("'))).toEqual([
    expect.stringMatching(`^site.yaml:${line}: “consent.services.1.cookies.0” must be the name of a cookie`),
  ]);
});

test("two services with the same name, and an unknown callback, are errors", () => {
  expect(problemsOf((text) => text.replace("name: analytics", "name: web-fonts"))).toEqual([
    expect.stringContaining("“consent.services.1.name” is “web-fonts”, which another service has already"),
  ]);
  expect(problemsOf((text) => text.replace("callback: analytics", "callback: statistics"))).toContainEqual(
    expect.stringContaining("“consent.services.1.callback” must be one of: analytics"),
  );
});

test.each(["required", "optOut"])("a tracker that would not wait for consent stops the build: %s (D13)", (flag) => {
  const [fonts = "", analytics = ""] = settings.split("- name: analytics");
  const hasty = () => `${fonts}- name: analytics${analytics.replace(`${flag}: false`, `${flag}: true`)}`;
  expect(problemsOf(hasty)).toEqual([expect.stringContaining("would measure visits before the visitor agrees")]);
});

test("trackers without a service stop the build", () => {
  const deaf = (text: string) =>
    text.replace(/url: .*(?=\n *siteId)/, "url: https://stats.example/").replace("      callback: analytics\n", "");
  expect(problemsOf(deaf)).toEqual([expect.stringContaining("“analytics” would never start")]);
});
