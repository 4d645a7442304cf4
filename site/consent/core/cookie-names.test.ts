import { expect, test } from "vitest";
import { cookieRules, matchesCookie } from "./cookie-names.ts";

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
