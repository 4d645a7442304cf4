import { expect, test } from "vitest";
import { cookieRules, matchesCookie, patternFault } from "./cookie-names.ts";

test.each([
  ["piwik_ignore", "piwik_ignore", true],
  ["piwik_ignore", "piwik_ignored", false],
  ["a.b", "axb", false],
  ["^_pk_", "_pk_id.5.1fff", true],
  ["^_pk_", "x_pk_", false],
])("%s and the cookie %s: %s", (pattern, name, expected) => {
  expect(matchesCookie({ pattern }, name)).toBe(expected);
});

test("short and long rules are read alike", () => {
  const cookies = ["a", { pattern: "b", path: "/x" }];
  expect(cookieRules({ name: "s", title: "S", purposes: [], cookies })).toEqual([
    { pattern: "a" },
    { pattern: "b", path: "/x" },
  ]);
});

test.each(["piwik_ignore", "a.b-c", "_ga", "NID", "^_pk_", "^_ga(_.*)?$", "^a{2,3}", "^\\d+$"])(
  "%s is good",
  (pattern) => {
    expect(patternFault(pattern)).toBeUndefined();
  },
);

test.each([
  ["_ga.*", ["^_ga"]],
  ["_pk_", ["^_pk_"]],
  ["_pk_*", ["^_pk_"]],
  ["/^_pk_.*$/", ["^_pk_"]],
  ["%5E_pk_", ["^_pk_"]],
  ["^_pk_(", ["^_pk_"]],
  ["^ _pk_", ["^_pk_"]],
  ["_pk_id, _pk_ses", ["_pk_id", "_pk_ses"]],
  ["hjid=1", ["^hjid"]],
  ["*", []],
])("as %s is written it matches no cookie; meant is %j", (pattern, meant) => {
  expect(patternFault(pattern)).toEqual({ kind: "no-cookie", meant });
});

test.each(["^", "^.*", "^k", "^(?!_)", "klaro"])("%s would delete the decision", (pattern) => {
  expect(patternFault(pattern)).toEqual({ kind: "decision", meant: [] });
});
