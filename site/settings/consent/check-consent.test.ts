import { expect, test } from "vitest";
import type { Problem } from "#engine/content/source/problem.ts";
import { settingsIn, siteYaml } from "../../test-support/settings-in.ts";
import { checkConsent } from "./check-consent.ts";

function problemsOf(change: (text: string) => string): readonly Problem[] {
  const { settings, source } = settingsIn(change(siteYaml));
  return checkConsent(settings, source);
}

const lineOf = (text: string) => siteYaml.split("\n").findIndex((line) => line.includes(text)) + 1;

test("the configuration made for tests has no errors", () => {
  expect(problemsOf((text) => text)).toEqual([]);
});

test("[C1] a pattern that deletes no cookie, or the decision, is named with its line and its correction", () => {
  const line = lineOf('cookies: ["^_pk_"');
  expect(problemsOf((text) => text.replace('"^_pk_"', '"^_pk_("'))).toEqual([
    expect.objectContaining({ line, id: "site:cookie-name", values: { pattern: "^_pk_(", write: '"^_pk_"' } }),
  ]);
  expect(problemsOf((text) => text.replace('"^_pk_"', '"^.*"'))).toEqual([
    expect.objectContaining({ line, id: "site:cookie-of-decision" }),
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
  const slow = found.flatMap((one) => (one.id === "site:cookie-slow" ? [one.values.write] : []));
  expect(slow).toEqual(meant.map((one) => JSON.stringify(one)));
  expect(found).toHaveLength(slow.length);
});

test("an unknown callback is an error", () => {
  expect(problemsOf((text) => text.replace("callback: analytics", "callback: statistics"))).toContainEqual(
    expect.objectContaining({ line: lineOf("callback: analytics"), id: "site:service-callback" }),
  );
});

test.each(["required", "optOut"])("a tracker that would not wait for consent stops the build: %s (D13)", (flag) => {
  const [fonts = "", analytics = ""] = siteYaml.split("- name: analytics");
  const hasty = () => `${fonts}- name: analytics${analytics.replace(`${flag}: false`, `${flag}: true`)}`;
  expect(problemsOf(hasty)).toEqual([expect.objectContaining({ id: "site:measures-too-early" })]);
});

test("trackers without a service stop the build", () => {
  const deaf = (text: string) =>
    text.replace(/url: .*(?=\n *siteId)/, "url: https://stats.example/").replace("      callback: analytics\n", "");
  expect(problemsOf(deaf)).toEqual([expect.objectContaining({ line: lineOf("matomo:"), id: "site:never-measures" })]);
});
