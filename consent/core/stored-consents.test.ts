import fc from "fast-check";
import { expect, test } from "vitest";
import type { ConsentConfiguration } from "./configuration.ts";
import { startConsents } from "./consent-verbs.ts";
import { decodeConsents, encodeConsents, STORED_VALUE_LIMIT } from "./stored-consents.ts";

const site: ConsentConfiguration = {
  services: [
    { name: "web-fonts", title: "Fonts", purposes: [], required: true, default: true },
    { name: "analytics", title: "Statistics", purposes: [], default: true },
  ],
};
const yes = '{"analytics":true,"web-fonts":true}';
/** What is like a decision; whatever else may be stored is made up below. */
const hostile = [
  encodeURIComponent(encodeURIComponent(yes)),
  `"${encodeURIComponent(yes)}"`,
  encodeURIComponent(JSON.stringify({ analytics: true, "web-fonts": true, more: "x".repeat(STORED_VALUE_LIMIT) })),
  "%E0%A4%A",
  "[".repeat(4000),
  "{analytics:true}",
  '{"analytics":true,}',
  `${yes}}`,
  '{"analytics":true,"web-fonts":"yes"}',
  '{"analytics":true,"analytics":0,"web-fonts":true}',
  "klaro=%7B%22analytics%22%3Atrue%7D",
];
const empty = [
  "{}",
  '{"Analytics":true}',
  '{"__proto__":{"analytics":true},"web-fonts":true}',
  '{"analytics ":true,"web-fonts":true}',
  '{"\u0430nalytics":true,"web-fonts":true}',
];

test.each(hostile)("%j counts as no decision", (stored) => {
  expect(decodeConsents(site, stored)).toBeUndefined();
  expect(startConsents(site, stored).state).toEqual(startConsents(site, undefined).state);
});

test.each(empty)("%j grants nothing and asks again", (stored) => {
  const { state } = startConsents(site, encodeURIComponent(stored));
  expect(state).toMatchObject({ confirmed: false, changed: true, applied: { analytics: false } });
  expect(Object.keys(state.consents).sort()).toEqual(["analytics", "web-fonts"]);
});

test("whatever is stored, a service is on only if its own value is true and the decision is whole", () => {
  const values = [true, false, "true", 1, 0, null, {}, [true]];
  const anything = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'{}[]":,%', "true", "false", '"analytics"', '"web-fonts"', "%7B", "%22") }),
    fc
      .dictionary(fc.constantFrom("web-fonts", "analytics", "__proto__", "toString"), fc.constantFrom(...values))
      .map((map) => JSON.stringify(map)),
  );
  fc.assert(
    fc.property(anything, fc.boolean(), (text, encoded) => {
      const stored = encoded ? encodeURIComponent(text.toWellFormed()) : text;
      const { state } = startConsents(site, stored);
      return (state.applied.analytics === true) === isWholeYes(stored);
    }),
    { numRuns: 5_000 },
  );
});

test("what is written is klaro's form, and is read back", () => {
  const consents = { "web-fonts": true, analytics: false };
  expect(encodeConsents(consents)).toBe("%7B%22web-fonts%22%3Atrue%2C%22analytics%22%3Afalse%7D");
  expect(decodeConsents(site, encodeConsents(consents))).toEqual(consents);
});

function isWholeYes(stored: string): boolean {
  try {
    const map: unknown = JSON.parse(decodeURIComponent(stored));
    const own = new Map(Object.entries(typeof map === "object" && map !== null && !Array.isArray(map) ? map : {}));
    return own.get("analytics") === true && typeof own.get("web-fonts") === "boolean";
  } catch {
    return false;
  }
}
